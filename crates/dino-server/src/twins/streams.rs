//! The same over time: what streams tell somebody who had a seat, while it changes hands and the game goes on.
//!
//! The two games cannot be told apart by somebody who sees with the eyes of a seat as long as it is theirs, and then as
//! everybody does. A stream that goes on showing what the seat knows tells them apart.

use super::{ID, READER, World, lay, lobby};
use crate::lobby::Lobby;
use crate::table_task::Snapshot;
use axum::body::Body;
use axum::http::Request;
use dino_core::game::EventOf;
use dino_core::{Configure, GameExt as _, Pending, Seat, Viewer};
use dino_games::{AnyTable, GameTable, with_game};
use dino_page::Show;
use dino_testkit::laws::twin_game_seen;
use dino_testkit::pool::Pool;
use dino_testkit::trial::Trial;
use futures_util::StreamExt;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How the seat is lost, or what else happens to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// Its person stands up in the lobby, or is sent away by the host; somebody else sits down.
    LeftInLobby,
    /// It moves to another device, or all other devices are signed out.
    Moved,
    /// A bot plays in its person's stead: the seat is still theirs.
    Away,
    /// The game is over, and the next one has begun.
    Rematch,
}

/// How long streams have to say what they have to say.
const PAUSE: Duration = Duration::from_millis(40);

impl Way {
    const ALL: [Way; 4] = [Way::LeftInLobby, Way::Moved, Way::Away, Way::Rematch];

    /// Whose eyes see what happens from here on.
    fn viewer_after(self, seat: Seat) -> Viewer {
        match self {
            Way::LeftInLobby | Way::Moved => Viewer::Public,
            Way::Away | Way::Rematch => Viewer::Seat(seat),
        }
    }

    fn happen(self, lobby: &mut Lobby, seat: Seat, number: u8) {
        let entry = lobby.entry_mut(seat).unwrap();
        match self {
            Way::LeftInLobby | Way::Moved => {
                entry.person = Some(format!("next{number}"));
                entry.token = format!("nexttoken{number}");
            }
            Way::Away => entry.away = true,
            Way::Rematch => lobby.rematch = Some("nexttable".to_owned()),
        }
    }
}

/// What each stream has said, and that it has ended.
type Heard = Arc<Mutex<String>>;

impl World {
    async fn listen(&mut self, path: &str) -> Heard {
        let response = self.call(Request::get(path), Body::empty()).await;
        let heard: Heard = Arc::new(Mutex::new(format!("{}\n", response.status())));
        let (mut body, told, commitment) =
            (response.into_body().into_data_stream(), heard.clone(), self.commitment.clone());
        tokio::spawn(async move {
            while let Some(Ok(chunk)) = body.next().await {
                let text = String::from_utf8_lossy(&chunk).replace(&commitment, "the commitment");
                told.lock().unwrap().push_str(&text);
            }
            told.lock().unwrap().push_str("ended");
        });
        heard
    }
}

/// The moments at which a game waits for somebody.
fn moments<G: Show>(config: &G::Config, events: &[EventOf<G>]) -> Vec<usize> {
    let mut state = G::new(config);
    let mut moments = Vec::new();
    for (number, event) in (1..).zip(events) {
        state.apply_unchecked(event);
        if matches!(state.pending(), Pending::Seats(_)) {
            moments.push(number);
        }
    }
    moments
}

/// What streams say to whoever had the seat first, while it goes this way; how many moments differ in what is hidden.
async fn follow<G: Show>(config: &G::Config, seed: u64, way: Way) -> usize {
    let trial = Trial::<G>::play(config, seed, Pool::default());
    let seat = Seat::FIRST;
    let twin_from = |from: usize| {
        let viewer = |number| if number < from { Viewer::Seat(seat) } else { way.viewer_after(seat) };
        (from, twin_game_seen(&trial, viewer))
    };
    // As late in the game as the two can go together.
    let begins = [3, 6, 12, 24, 48].map(|share| trial.events.len() / share);
    let begins = begins.into_iter().filter(|_| way != Way::LeftInLobby).chain([0]);
    let Some((from, twin)) = begins.map(twin_from).find(|(from, twin)| twin.len() > *from) else { return 0 };
    let shown: Vec<usize> =
        moments::<G>(config, &twin).into_iter().filter(|moment| *moment >= from).collect();
    let shown: Vec<usize> = shown.iter().step_by((shown.len() / 4).max(1)).copied().collect();
    let table = |events: &[EventOf<G>], number| -> Box<dyn AnyTable> {
        Box::new(GameTable::from(lay::<G>(config, events, number)))
    };
    let mut heard = Vec::new();
    for (number, events) in [(1, &trial.events), (2, &twin)] {
        let begin = table(&events[..from], number);
        let mut people = lobby(&*begin, Some(seat), number);
        let mut first = Snapshot::of(ID, people.clone(), begin);
        if way == Way::LeftInLobby {
            people.header = None;
            (first.table, first.lobby) = (None, Arc::new(people.clone()));
        }
        let mut world = World::at(first, Some(seat)).await;
        let mut streams = Vec::new();
        for path in [
            format!("/t/{ID}/live?as={seat}"),
            format!("/t/{ID}/live"),
            format!("/api/v1/tables/{ID}/events?seat={seat}"),
            format!("/api/v1/tables/{ID}/events"),
        ] {
            streams.push((path.clone(), world.listen(&path).await));
        }
        tokio::time::sleep(PAUSE).await;
        way.happen(&mut people, seat, number);
        for moment in std::iter::once(None).chain(shown.iter().map(Some)) {
            let is_lobby = moment.is_none() && way == Way::LeftInLobby;
            let at = moment.copied().unwrap_or(from);
            let mut now = Snapshot::of(ID, people.clone(), table(&events[..at], number));
            now.version = format!("{at}");
            if is_lobby {
                now.table = None;
            } else if people.header.is_none() {
                people.header = Some(String::new());
                now.lobby = Arc::new(people.clone());
            }
            world.stage.send_replace(Arc::new(now));
            tokio::time::sleep(PAUSE).await;
        }
        heard.push(
            streams
                .into_iter()
                .map(|(path, heard)| (path, heard.lock().unwrap().clone()))
                .collect::<Vec<_>>(),
        );
    }
    for ((path, one), (_, other)) in heard[0].iter().zip(&heard[1]) {
        assert!(one.starts_with("200"), "{way:?} {path}: {one}");
        assert!(one == other, "{way:?} in {path} is a difference:\n{one}\n{other}");
        let own = path.contains("seat=") || path.contains("as=");
        assert!(
            !own || way.viewer_after(seat) != Viewer::Public || one.ends_with("ended"),
            "{way:?} {path} goes on"
        );
        assert!(!one.contains(&format!("next{}", 1)) && !one.contains(READER), "{way:?} {path}");
    }
    twin.iter().zip(&trial.events).skip(from).filter(|(twin, real)| twin != real).count()
}

#[test]
fn streams_tell_twins_apart_to_nobody_who_has_lost_a_seat() {
    std::thread::scope(|scope| {
        for id in dino_games::IDS {
            scope.spawn(move || {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
                runtime.block_on(async {
                    let seats = dino_games::meta(id).unwrap().max_seats.min(3);
                    let mut hidden = 0;
                    for (way, seed) in Way::ALL.into_iter().zip(11..) {
                        let follow = with_game!(id, G => {
                            let config = <G as dino_core::Game>::Config::build(seats, &[], None).unwrap();
                            follow::<G>(&config, seed, way).await
                        });
                        hidden += follow.unwrap();
                    }
                    let has_secrets = dino_games::meta(id).unwrap().has_secrets;
                    assert!(!has_secrets || hidden > 0, "{id}: the twins are the same game");
                });
            });
        }
    });
}
