//! One page: addresses, scripts, keys, pictures.

mod clicks;
mod tasks;

pub use tasks::{LongTask, Watch};

use crate::error::Error;
use crate::look::Look;
use crate::wire::{Seen, Wire, lock};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long a page may take to load, and a thing to be where it can be clicked.
const TIMEOUT: Duration = Duration::from_secs(10);

/// How often a condition is looked at.
const POLL_INTERVAL: Duration = Duration::from_millis(15);

/// A page of a person.
pub struct Page {
    wire: Wire,
    session: String,
    seen: Arc<Mutex<Seen>>,
}

impl Page {
    pub(crate) async fn new(wire: Wire, session: String, look: Look) -> Result<Page, Error> {
        let seen = wire.follow(&session);
        let page = Page { wire, session, seen };
        for domain in ["Page", "Runtime", "Log", "Network"] {
            page.call(&format!("{domain}.enable"), json!({})).await?;
        }
        page.call("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await?;
        page.look(look).await?;
        Ok(page)
    }

    async fn call(&self, method: &str, params: Value) -> Result<Value, Error> {
        self.wire.call(Some(&self.session), method, params).await
    }

    /// Changes the window, the language, the theme.
    pub async fn look(&self, look: Look) -> Result<(), Error> {
        let size = json!({
            "width": look.width, "height": look.height, "mobile": look.mobile, "deviceScaleFactor": look.scale,
        });
        self.call("Emulation.setDeviceMetricsOverride", size).await?;
        self.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": look.mobile })).await?;
        let scheme = if look.dark { "dark" } else { "light" };
        let motion = if look.motion { "no-preference" } else { "reduce" };
        let features = json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ] });
        self.call("Emulation.setEmulatedMedia", features).await?;
        let headers = json!({ "headers": { "Accept-Language": look.lang } });
        self.call("Network.setExtraHTTPHeaders", headers).await?;
        Ok(())
    }

    /// How large letters are where a page does not say it: 16 pixels unless somebody wants them larger.
    pub async fn letters(&self, pixels: u32) -> Result<(), Error> {
        let sizes = json!({ "fontSizes": { "standard": pixels, "fixed": pixels * 13 / 16 } });
        self.call("Page.setFontSizes", sizes).await?;
        Ok(())
    }

    /// Runs a script before those of every page that is loaded from now on.
    pub async fn before_scripts(&self, script: &str) -> Result<(), Error> {
        self.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await?;
        Ok(())
    }

    /// Switches the scripts of pages off or on; what the tests ask still runs.
    pub async fn scripts(&self, on: bool) -> Result<(), Error> {
        self.call("Emulation.setScriptExecutionDisabled", json!({ "value": !on })).await?;
        Ok(())
    }

    /// Makes the line slow: so many milliseconds more for every request.
    pub async fn latency(&self, milliseconds: u32) -> Result<(), Error> {
        let params = json!({
            "offline": false, "latency": milliseconds, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        self.call("Network.emulateNetworkConditions", params).await?;
        Ok(())
    }

    /// Takes the network away, or gives it back.
    pub async fn offline(&self, offline: bool) -> Result<(), Error> {
        let params =
            json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.call("Network.emulateNetworkConditions", params).await?;
        Ok(())
    }

    /// Goes to an address and waits until it is there.
    pub async fn goto(&self, address: &str) -> Result<(), Error> {
        let gone = self.call("Page.navigate", json!({ "url": address })).await?;
        if let Some(message) = gone["errorText"].as_str() {
            let (method, message) = (format!("to go to {address}"), message.to_owned());
            return Err(Error::Refused { method, message });
        }
        self.wait_for("document.readyState === 'complete'", TIMEOUT).await
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Result<(), Error> {
        self.leaving(self.call("Page.reload", json!({}))).await
    }

    /// Does something that leads to a new document, and waits for it.
    pub async fn leaving<T>(&self, act: impl Future<Output = Result<T, Error>>) -> Result<(), Error> {
        self.eval::<bool>("(document.documentElement.setAttribute('data-left', ''), true)").await?;
        act.await?;
        let there = "document.readyState === 'complete' && document.documentElement && \
                     !document.documentElement.hasAttribute('data-left')";
        self.wait_for(there, TIMEOUT).await
    }

    /// What a script gives; a promise is waited for.
    pub async fn eval<T: DeserializeOwned>(&self, script: &str) -> Result<T, Error> {
        let params = json!({ "expression": script, "returnByValue": true, "awaitPromise": true });
        let mut given = self.call("Runtime.evaluate", params).await?;
        if let Some(thrown) = given.get("exceptionDetails") {
            let message = thrown["exception"]["description"].as_str().or(thrown["text"].as_str());
            let message = message.unwrap_or_default().to_owned();
            return Err(Error::Threw { script: script.to_owned(), message });
        }
        let value = given["result"]["value"].take();
        let text = value.to_string();
        serde_json::from_value(value).map_err(|source| Error::Unexpected {
            script: script.to_owned(),
            value: text,
            source,
        })
    }

    /// Waits until a script gives something true. While a page loads there is nothing to ask: that is waited out.
    pub async fn wait_for(&self, condition: &str, patience: Duration) -> Result<(), Error> {
        let (start, asked) = (Instant::now(), format!("Boolean({condition})"));
        loop {
            match self.eval::<bool>(&asked).await {
                Ok(true) => return Ok(()),
                Err(error @ (Error::Closed(_) | Error::NoAnswer(_))) => return Err(error),
                Ok(false) | Err(_) => {}
            }
            if start.elapsed() > patience {
                return Err(self.timed_out(condition, patience).await);
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    async fn timed_out(&self, what: &str, patience: Duration) -> Error {
        let shown = "(() => { const text = document.body.innerText.trim(); return location.href + \
                     ' “' + text.slice(0, 300) + ' […] ' + text.slice(300).slice(-300) + '”'; })()";
        let place = self.eval(shown).await.unwrap_or_else(|error| error.to_string());
        Error::TimedOut { what: what.to_owned(), seconds: patience.as_secs_f32(), place }
    }

    /// How long the page has kept its thread busy since this was first asked, scripts, style and layout together: what it costs
    /// on a machine that does nothing else.
    pub async fn busy(&self) -> Result<Duration, Error> {
        self.call("Performance.enable", json!({ "timeDomain": "threadTicks" })).await?;
        let given = self.call("Performance.getMetrics", json!({})).await?;
        let metrics = given["metrics"].as_array().map(Vec::as_slice).unwrap_or_default();
        let task = metrics.iter().find(|metric| metric["name"] == "TaskDuration");
        let seconds = task.and_then(|metric| metric["value"].as_f64()).unwrap_or_default();
        Ok(Duration::try_from_secs_f64(seconds).unwrap_or_default())
    }

    /// Presses and lets go a key: `Tab`, `Enter`, `Escape`, `Space`, an arrow, a question mark, or one letter or digit;
    /// `Shift+` before it holds that key too.
    pub async fn key(&self, name: &str) -> Result<(), Error> {
        const SHIFT: u8 = 8;
        let (name, held) = name.strip_prefix("Shift+").map_or((name, 0), |name| (name, SHIFT));
        let (key, code, number, text) = match name {
            "Tab" => ("Tab".to_owned(), "Tab".to_owned(), 9, None),
            "Enter" => ("Enter".to_owned(), "Enter".to_owned(), 13, Some("\r".to_owned())),
            "Escape" => ("Escape".to_owned(), "Escape".to_owned(), 27, None),
            "?" => ("?".to_owned(), "Slash".to_owned(), 191, Some("?".to_owned())),
            "Space" => (" ".to_owned(), "Space".to_owned(), 32, Some(" ".to_owned())),
            "PageUp" => ("PageUp".to_owned(), "PageUp".to_owned(), 33, None),
            "PageDown" => ("PageDown".to_owned(), "PageDown".to_owned(), 34, None),
            "ArrowLeft" | "ArrowUp" | "ArrowRight" | "ArrowDown" => {
                let at =
                    ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"].iter().position(|key| *key == name);
                (name.to_owned(), name.to_owned(), 37 + at.unwrap_or_default(), None)
            }
            _ => match name.as_bytes() {
                [one] if one.is_ascii_digit() => {
                    (name.into(), format!("Digit{name}"), (*one).into(), Some(name.into()))
                }
                [one] if one.is_ascii_alphabetic() => {
                    let upper = name.to_ascii_uppercase();
                    (name.into(), format!("Key{upper}"), one.to_ascii_uppercase().into(), Some(name.into()))
                }
                _ => return Err(Error::NoKey(name.to_owned())),
            },
        };
        let mut event = json!({ "type": "keyDown", "key": key, "code": code, "windowsVirtualKeyCode": number, "modifiers": held });
        if let Some(text) = text {
            event["text"] = text.into();
        }
        self.call("Input.dispatchKeyEvent", event.clone()).await?;
        event["type"] = "keyUp".into();
        event["text"] = "".into();
        self.call("Input.dispatchKeyEvent", event).await?;
        Ok(())
    }

    /// Types into what has the focus.
    pub async fn type_text(&self, text: &str) -> Result<(), Error> {
        self.call("Input.insertText", json!({ "text": text })).await?;
        Ok(())
    }

    /// Takes a picture, of the window or of the whole page.
    pub async fn picture(&self, whole: bool) -> Result<Vec<u8>, Error> {
        let params = json!({ "format": "png", "captureBeyondViewport": whole });
        let taken = self.call("Page.captureScreenshot", params).await?;
        Ok(decode(taken["data"].as_str().unwrap_or_default()))
    }

    /// A small picture of the window, as the address of its data: for frames of what moves.
    pub async fn frame(&self, scale: f64) -> Result<String, Error> {
        let size: (f64, f64) = self.eval("[innerWidth, innerHeight]").await?;
        let clip = json!({ "x": 0, "y": 0, "width": size.0, "height": size.1, "scale": scale });
        let params = json!({ "format": "jpeg", "quality": 80, "clip": clip });
        let taken = self.call("Page.captureScreenshot", params).await?;
        Ok(format!("data:image/jpeg;base64,{}", taken["data"].as_str().unwrap_or_default()))
    }

    /// Saves a picture.
    pub async fn screenshot(&self, file: &Path, whole: bool) -> Result<(), Error> {
        let picture = self.picture(whole).await?;
        std::fs::write(file, picture).map_err(Error::io(file.display().to_string()))
    }

    /// Saves a small picture of the window, as WebP: for documents.
    pub async fn small_screenshot(&self, file: &Path) -> Result<(), Error> {
        let taken = self.call("Page.captureScreenshot", json!({ "format": "webp", "quality": 70 })).await?;
        let picture = decode(taken["data"].as_str().unwrap_or_default());
        std::fs::write(file, picture).map_err(Error::io(file.display().to_string()))
    }

    /// What the page reported so far.
    pub fn seen(&self) -> Seen {
        lock(&self.seen).clone()
    }

    /// What the page reported since this was last asked.
    pub fn take_seen(&self) -> Seen {
        std::mem::take(&mut lock(&self.seen))
    }
}

/// Base 64 as the standard has it; what is no letter of it is passed over.
fn decode(text: &str) -> Vec<u8> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let (mut bytes, mut held, mut bits) = (Vec::with_capacity(text.len() * 3 / 4), 0u32, 0);
    for six in text.bytes().filter_map(value) {
        held = held << 6 | u32::from(six);
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn base_64_is_read() {
        assert_eq!(decode("RGlubw=="), b"Dino");
        assert_eq!(decode("RGlub3M="), b"Dinos");
        assert_eq!(decode("RGlub3Nh"), b"Dinosa");
    }
}
