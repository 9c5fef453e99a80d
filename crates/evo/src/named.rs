//! Enums whose values have one word each, in notation, in the sheet and in JSON.

/// Declares an enum with its words: `ALL`, `name`, `Display`, `FromStr` and serde follow from them.
macro_rules! named {
    (
        $(#[$about:meta])*
        $Name:ident is $what:literal:
        $($(#[$about_value:meta])* $Value:ident = $word:literal,)+
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $Name {
            $($(#[$about_value])* $Value,)+
        }

        impl $Name {
            /// All of them, in order.
            pub const ALL: &'static [$Name] = &[$($Name::$Value),+];

            /// The word for it.
            pub const fn name(self) -> &'static str {
                match self {
                    $($Name::$Value => $word,)+
                }
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $Name {
            type Err = dino_core::NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($word => Ok($Name::$Value),)+
                    _ => Err(dino_core::NotationError::new($what, text)),
                }
            }
        }

        dino_core::serde_as_text!($Name);
    };
}

/// Lets an enum of [`named!`] be a member of an `IdSet`.
macro_rules! numbered {
    ($Name:ident) => {
        impl dino_core::Id for $Name {
            #[inline]
            fn index(self) -> u32 {
                self as u32
            }

            #[inline]
            fn from_index(index: u32) -> Self {
                $Name::ALL[index as usize]
            }
        }
    };
}
