//! Words for failures.

use std::fmt::Debug;

/// Says something when the thread panics while this is held: which game it was, which input.
pub(crate) struct OnPanic<F: Fn() -> String>(pub(crate) F);

impl<F: Fn() -> String> Drop for OnPanic<F> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("dino-testkit: {}", (self.0)());
        }
    }
}

/// Where two values part, with a little of what stands around, from a new line on.
pub(crate) fn difference<T: Debug>(a: &T, b: &T) -> String {
    text_difference(&format!("{a:?}"), &format!("{b:?}"))
}

/// Where two texts part, in the same way.
pub(crate) fn text_difference(a: &str, b: &str) -> String {
    let same = a.chars().zip(b.chars()).take_while(|(a, b)| a == b).count();
    let part = |text: &str| text.chars().skip(same.saturating_sub(60)).take(120).collect::<String>();
    format!("\n    ...{}...\n  instead of\n    ...{}...", part(b), part(a))
}
