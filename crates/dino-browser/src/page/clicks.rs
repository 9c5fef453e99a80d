//! Clicking.

use super::{POLL_INTERVAL, Page, TIMEOUT};
use crate::error::Error;
use serde_json::{Value, json};
use std::time::Instant;

const SCRIPT: &str = include_str!("clicks.js");

/// What a function of the script gives.
fn script(call: &str) -> String {
    format!("(() => {{ {SCRIPT}; return {call}; }})()")
}

impl Page {
    /// Clicks the first element a selector finds.
    pub async fn click(&self, selector: &str) -> Result<(), Error> {
        self.click_on(&format!("document.querySelector({})", Value::from(selector))).await
    }

    /// Clicks the element a script gives as soon as it lies still: in its middle, or where it looks out from under
    /// another, as cards in a fan do.
    pub async fn click_on(&self, element: &str) -> Result<(), Error> {
        self.clicks_on(element, 1).await
    }

    /// Clicks twice in the same place, as fast as one can.
    pub async fn double_click_on(&self, element: &str) -> Result<(), Error> {
        self.clicks_on(element, 2).await
    }

    /// Taps the first element a selector finds, as a finger does.
    pub async fn tap(&self, selector: &str) -> Result<(), Error> {
        self.tap_on(&format!("document.querySelector({})", Value::from(selector))).await
    }

    /// Taps the element a script gives as soon as it lies still.
    pub async fn tap_on(&self, element: &str) -> Result<(), Error> {
        let start = Instant::now();
        let touch = |kind: &str, points: Value| json!({ "type": kind, "touchPoints": points });
        loop {
            let (x, y) = self.place_of(element, start).await?;
            self.eval::<bool>(&script(&format!("aim({element})"))).await?;
            self.call("Input.dispatchTouchEvent", touch("touchStart", json!([{ "x": x, "y": y }]))).await?;
            self.call("Input.dispatchTouchEvent", touch("touchEnd", json!([]))).await?;
            if self.eval(&script("hit()")).await.unwrap_or(true) {
                return Ok(());
            }
        }
    }

    /// Presses an element at the first of these parts of its width, goes on to the others, and lets go at the last.
    pub async fn drag(&self, selector: &str, across: &[f64]) -> Result<(), Error> {
        let element = format!("document.querySelector({})", Value::from(selector));
        self.place_of(&element, Instant::now()).await?;
        let [x, y, width, height]: [f64; 4] = self
            .eval(&format!(
                "(({{ x, y, width, height }}) => [x, y, width, height])({element}.getBoundingClientRect())"
            ))
            .await?;
        let event = |kind: &str, part: f64, buttons: u32| json!({ "type": kind, "x": x + width * part, "y": y + height / 2.0, "button": "left", "buttons": buttons, "clickCount": 1 });
        let (Some(first), Some(last)) = (across.first(), across.last()) else { return Ok(()) };
        self.call("Input.dispatchMouseEvent", event("mousePressed", *first, 1)).await?;
        for part in across {
            self.call("Input.dispatchMouseEvent", event("mouseMoved", *part, 1)).await?;
        }
        self.call("Input.dispatchMouseEvent", event("mouseReleased", *last, 0)).await?;
        Ok(())
    }

    async fn clicks_on(&self, element: &str, times: u32) -> Result<(), Error> {
        let start = Instant::now();
        loop {
            let (x, y) = self.place_of(element, start).await?;
            let event = |kind: &str, button: &str, count: u32| json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": count });
            self.call("Input.dispatchMouseEvent", event("mouseMoved", "none", 0)).await?;
            self.eval::<bool>(&script(&format!("aim({element})"))).await?;
            for count in 1..=times {
                for kind in ["mousePressed", "mouseReleased"] {
                    self.call("Input.dispatchMouseEvent", event(kind, "left", count)).await?;
                }
            }
            // A click that leads to another page may take with it whom we ask.
            if self.eval(&script("hit()")).await.unwrap_or(true) {
                return Ok(());
            }
        }
    }

    /// Where an element can be clicked once it lies still.
    async fn place_of(&self, element: &str, start: Instant) -> Result<(f64, f64), Error> {
        let (found, mut last) = (script(&format!("place({element})")), Value::Null);
        loop {
            let place: Value = self.eval(&found).await?;
            // A piece that still glides is waited for.
            if let (Some(x), Some(y), true) = (place[0].as_f64(), place[1].as_f64(), place == last) {
                return Ok((x, y));
            }
            last = place.clone();
            if start.elapsed() > TIMEOUT {
                let what = format!("a click on {element}, but {place}");
                return Err(self.timed_out(&what, TIMEOUT).await);
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }
}
