//! What goes over the line while a page listens.

use crate::client::{Client, GRACE, Listener, Server, Update};
use serde_json::{Value, json};
use std::time::Duration;

/// What the update for one action may weigh over the wire.
const UPDATE_BYTES: usize = 20_000;
const SOON: Duration = Duration::from_millis(300);
const LATE: Duration = Duration::from_secs(20);

/// A game of five with everything in it, made through the API; a browser sits in each seat, and one watches.
struct Five {
    api: Client,
    id: String,
    tokens: Vec<String>,
    browsers: Vec<Client>,
}

impl Five {
    async fn new(server: &Server) -> Five {
        let mut api = Client::new(server);
        let body = json!({ "game": "cubosaurs", "players": vec!["person"; 5], "options": [["dna", "on"]] });
        let made = api.post_json("/api/v1/tables", &body.to_string()).await.json();
        let id = made["id"].as_str().unwrap().to_owned();
        let mut tokens: Vec<String> = made["tokens"]
            .as_array()
            .unwrap()
            .iter()
            .map(|token| token.as_str().unwrap().to_owned())
            .collect();
        let mut browsers = Vec::new();
        for seat in 0..=5 {
            let mut browser = Client::new(server).with("accept-language", "fr");
            browser.get("/").await;
            if let Some(token) = tokens.get_mut(seat) {
                assert_eq!(browser.post(&format!("/s/{id}-{token}"), "").await.status, 303);
                // As long as a name may be.
                let form = format!("seat={0}&name=Maximilienne-Hippolyte{0}", seat + 1);
                assert_eq!(browser.post(&format!("/t/{id}/name"), &form).await.status, 303);
                // A seat that moved has a new secret, which is in its private link.
                let page = browser.get(&format!("/t/{id}")).await.body;
                let link = page.split(&format!("/s/{id}-")).nth(1).unwrap();
                *token = link.chars().take_while(char::is_ascii_alphanumeric).collect();
            }
            browsers.push(browser);
        }
        Five { api, id, tokens, browsers }
    }

    async fn table(&mut self) -> Value {
        self.api.get(&format!("/api/v1/tables/{}", self.id)).await.json()
    }

    /// The seat to act does what is chosen from all it may do; `false` when the game is over.
    async fn act(&mut self, choose: impl FnOnce(&[String]) -> usize) -> bool {
        let Some(seat) = self.table().await["pending"][0].as_u64() else { return false };
        self.api.headers = vec![("authorization", format!("Bearer {}", self.tokens[seat as usize - 1]))];
        let path = format!("/api/v1/tables/{}", self.id);
        let legal = self.api.get(&format!("{path}/legal?seat={seat}")).await.json();
        let actions: Vec<String> =
            legal["actions"].as_array().unwrap().iter().map(|one| one.as_str().unwrap().to_owned()).collect();
        let action = &actions[choose(&actions)];
        let body = json!({ "seat": seat, "action": action, "at": legal["events"] }).to_string();
        let done = self.api.post_json(&format!("{path}/act"), &body).await;
        assert_eq!(done.status, 200, "{}", done.body);
        true
    }
}

/// Loads a page; the address on which its script listens.
async fn live(browser: &mut Client, id: &str) -> String {
    let page = browser.get(&format!("/t/{id}")).await.body;
    page.split("data-live=\"").nth(1).unwrap().split('"').next().unwrap().replace("&amp;", "&")
}

/// Loads a page and listens to it as its script would.
async fn load(browser: &mut Client, id: &str) -> (String, Listener) {
    let live = live(browser, id).await;
    let listener = browser.listen(&live, None).await;
    (live, listener)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_update_of_whole_games_of_five_in_french_is_small() {
    let server = Server::start().await;
    let mut games = Vec::new();
    for game in 0..4_usize {
        let mut five = Five::new(&server).await;
        let mut lines = Vec::new();
        for browser in &mut five.browsers {
            let live = live(browser, &five.id).await;
            // As browsers do.
            browser.headers.push(("accept-encoding", "gzip, deflate, br".to_owned()));
            let mut listener = browser.listen(&live, None).await;
            browser.headers.pop();
            lines.push(tokio::spawn(async move {
                let mut heard = Vec::new();
                // The end of the server is the end of the line.
                while let Some(update) = listener.next(LATE).await {
                    heard.push(update);
                }
                heard
            }));
        }
        let mut number = game;
        loop {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let roll = number >> 33;
            // Some spend their tokens at once; others hoard them, which makes for the longest offers.
            let choose = |actions: &[String]| match game {
                0 => roll % actions.len(),
                1 => actions.iter().position(|action| action.starts_with("refuse")).unwrap_or(0),
                2 => actions.iter().rposition(|action| !action.starts_with("buy")).unwrap_or(0),
                _ => actions.iter().position(|action| !action.starts_with("refuse")).unwrap_or(0),
            };
            if !five.act(choose).await {
                break;
            }
        }
        // A take-back, a chat or a seat given to a bot are updates too.
        for browser in &mut five.browsers[..2] {
            browser.post(&format!("/t/{}/chat", five.id), "text=Bien%20jou%C3%A9").await;
        }
        games.push((lines, five));
    }
    tokio::time::sleep(SOON).await;
    server.end().await;
    for (game, (lines, _)) in games.into_iter().enumerate() {
        for (viewer, line) in lines.into_iter().enumerate() {
            let heard = line.await.unwrap();
            assert!(heard.len() > 30, "viewer {viewer} heard {} updates", heard.len());
            for update in &heard {
                let parts = || update.data["set"].as_object().into_iter().flatten();
                let sizes: Vec<_> = parts().map(|(id, html)| (id, html.as_str().unwrap().len())).collect();
                assert!(
                    update.wire < UPDATE_BYTES,
                    "game {game}, viewer {viewer}: {} bytes, {sizes:?}",
                    update.wire
                );
            }
            let most = |size: fn(&Update) -> usize| heard.iter().map(size).max().unwrap();
            let (wire, bytes) = (most(|update| update.wire), most(|update| update.bytes));
            eprintln!("game {game}, viewer {viewer}: at most {wire} bytes over the wire for {bytes}");
        }
    }
}

#[tokio::test]
async fn a_page_that_holds_everything_is_sent_nothing() {
    let server = Server::start().await;
    let mut five = Five::new(&server).await;
    let id = five.id.clone();
    // Until those who loaded a page and do not listen count as gone.
    tokio::time::sleep(GRACE).await;
    let (live, mut listener) = load(&mut five.browsers[0], &id).await;
    assert!(listener.next(SOON).await.is_none(), "the page was current");

    // An action is heard, and what it did not touch is not sent.
    assert!(five.act(|_| 0).await);
    let update = listener.next(LATE).await.unwrap();
    let set = update.data["set"].as_object().unwrap();
    // One action touches the seat that acts and perhaps one more; the reader's own place is called otherwise.
    let places = (1..=5).map(|seat| format!("player-{seat}")).chain(["mine".to_owned()]);
    let seats = places.filter(|place| set.contains_key(place)).count();
    assert!(set.contains_key("prompt") && (1..=2).contains(&seats), "{:?}", set.keys());
    assert!(!update.data["log"].as_array().unwrap().is_empty());
    assert!(update.data.get("log_all").is_none());

    // After a lost line the browser tells what it heard last: nothing is sent twice. Who acted counts as gone first.
    let mut heard = update.id.clone();
    while let Some(update) = listener.next(GRACE).await {
        heard = update.id;
    }
    drop(listener);
    let mut listener = five.browsers[0].listen(&live, heard.as_deref()).await;
    assert!(listener.next(SOON).await.is_none(), "nothing happened meanwhile");

    // Without it, the address still tells what the page was loaded with: what was missed comes again.
    let mut late = five.browsers[0].listen(&live, None).await;
    let again = late.next(LATE).await.unwrap();
    assert_eq!(again.data["log"], update.data["log"]);
    // A stamp nobody gave is as good as none: all is sent.
    let mut lost = five.browsers[0].listen(&live.replace("has=", "has=x"), None).await;
    assert!(lost.next(LATE).await.unwrap().data.get("log_all").is_some());
}

#[tokio::test]
async fn a_lobby_that_became_a_game_while_its_page_was_loading_is_loaded_again() {
    let server = Server::start().await;
    let mut ann = Client::new(&server);
    ann.get("/").await;
    let made = ann.post("/tables", "game=cubosaurs&mode=friends").await;
    let path = made.header("location").unwrap().to_owned();
    let id = path.rsplit('/').next().unwrap().to_owned();
    let (live, mut listener) = load(&mut ann, &id).await;
    assert!(listener.next(SOON).await.is_none(), "the lobby was current");
    assert_eq!(ann.post(&format!("{path}/start"), "fill=1").await.status, 303);
    assert_eq!(listener.next(LATE).await.unwrap().event, "gone");
    let mut slow = ann.listen(&live, None).await;
    assert_eq!(slow.next(LATE).await.unwrap().event, "gone");
}

#[tokio::test]
async fn a_tab_that_nobody_looks_at_asks_for_what_is_new_and_holds_no_line() {
    let server = Server::start().await;
    let mut five = Five::new(&server).await;
    let id = five.id.clone();
    let live = live(&mut five.browsers[0], &id).await;
    let peek = format!("{live}&peek=true");
    assert!(five.act(|_| 0).await);
    let mut listener = five.browsers[0].listen(&peek, None).await;
    let update = listener.next(LATE).await.unwrap();
    assert!(!update.data["log"].as_array().unwrap().is_empty());
    while listener.next(SOON).await.is_some() {}
    assert!(listener.has_ended().await, "the answer is not kept open");

    // With nothing new there is nothing to say, and no line is kept either.
    tokio::time::sleep(GRACE).await;
    let mut heard = update.id;
    for _ in 0..2 {
        let mut listener = five.browsers[0].listen(&peek, heard.as_deref()).await;
        while let Some(update) = listener.next(SOON).await {
            heard = update.id;
        }
        assert!(listener.has_ended().await);
    }
}
