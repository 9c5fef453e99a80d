//! Windows, zoom, light and language.

/// Through what a person looks.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The width of the window in pixels.
    pub width: u32,
    /// Its height.
    pub height: u32,
    /// How many dots of the screen a pixel has: two when one zooms to 200 %.
    pub scale: u32,
    /// Whether it is a phone.
    pub mobile: bool,
    /// Whether the person prefers dark pages.
    pub dark: bool,
    /// The languages the browser asks for, such as `fr` or `en`.
    pub lang: &'static str,
    /// Whether pieces may move; off, nothing has to be waited for.
    pub motion: bool,
}

impl Default for Look {
    fn default() -> Self {
        Look { width: 1280, height: 900, scale: 1, mobile: false, dark: false, lang: "en", motion: false }
    }
}

impl Look {
    /// A small phone.
    pub fn phone() -> Look {
        Look { width: 360, height: 740, mobile: true, ..Look::default() }
    }

    /// A window of 1440 by 900 dots, zoomed to 200 %.
    pub fn zoomed() -> Look {
        Look { width: 720, height: 450, scale: 2, ..Look::default() }
    }

    /// The same in another language.
    #[must_use]
    pub fn lang(self, lang: &'static str) -> Look {
        Look { lang, ..self }
    }

    /// The same, dark.
    #[must_use]
    pub fn dark(self) -> Look {
        Look { dark: true, ..self }
    }
}
