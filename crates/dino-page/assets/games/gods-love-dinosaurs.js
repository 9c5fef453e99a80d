// Gods Love Dinosaurs in the browser: maps of hexagons that grow.

import "./hexmap.js";
