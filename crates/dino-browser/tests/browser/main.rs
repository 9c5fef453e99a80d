//! The program in a real Chromium, as people use it: every click and key is a real one, every server the real
//! program. Without Chromium the tests are left out with a notice; where `CI` is set they fail instead.

mod axe;
mod build;
mod composed;
mod confirm;
mod console;
mod cubosaurs;
mod evo;
mod fair;
mod gods;
mod house;
mod keyboard;
mod people;
mod phone;
mod plain;
mod player;
mod replays;
mod restart;
mod share;
mod sizes;
mod sound;
mod stage;
mod stirring;
mod watcher;
mod zoo;
mod zoom;
