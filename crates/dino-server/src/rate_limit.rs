//! How much is asked at once, and by whom.
//!
//! Everybody has a bucket that fills with time: each request takes some out of it, and who finds it empty waits. A
//! browser is known by its signed cookie, which nobody can make up. A fresh one can be had by asking for a page, so
//! whatever a browser asks is counted for its address as well. Connections that stay open to hear of news are counted
//! while they are.

use crate::address_counts::{AddressCounts, AddressPermit};
use crate::app::App;
use crate::error::Error;
use crate::limits::Limits;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::Request;
use axum::http::request::Parts;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How much more an address may ask than one browser: a school or a club sits behind one address, and a program
/// that plays for many seats has no cookie.
const ADDRESS_FACTOR: f64 = 10.0;
/// How much of a change a request costs that only reads: pages lead to several of them.
const READ_COST: f64 = 0.2;
/// How many seconds' worth may come at once.
const BURST_SECONDS: f64 = 3.0;
/// So many buckets are kept at most: some ten megabytes.
const MAX_BUCKETS: usize = 100_000;
/// Buckets that are full again are looked for no more often than this: it takes a while.
const SWEEP_INTERVAL: Duration = Duration::from_secs(1);

/// Where a request comes from, as the guard has found.
#[derive(Clone, Copy)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

/// Whom requests are counted for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum ClientKey {
    /// The browser of a person, whose signed cookie was found true.
    Browser(String),
    Address(IpAddr),
    /// All for whom there is no room left.
    Others,
}

/// A bucket: what was in it, and when.
type Bucket = (f64, Instant);

/// So many requests a second for each, with some more at once; and as many listeners.
pub(crate) struct RateLimiter {
    limits: Arc<Limits>,
    buckets: Mutex<Buckets>,
    /// How many listen from each address now.
    streams: AddressCounts,
}

/// The place of one who listens, free again when it is dropped. A handler that asks for it first does nothing for those
/// who get none.
pub(crate) struct StreamPermit(AddressPermit);

impl StreamPermit {
    /// Where the listener is.
    pub(crate) fn address(&self) -> IpAddr {
        self.0.address()
    }
}

impl FromRequestParts<App> for StreamPermit {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<StreamPermit, Error> {
        let address = parts.extensions.get().copied();
        app.limiter.stream_permit(address.ok_or_else(|| Error::internal(&"a request from nowhere"))?)
    }
}

#[derive(Default)]
struct Buckets {
    of: HashMap<ClientKey, Bucket>,
    swept: Option<Instant>,
}

impl RateLimiter {
    pub(crate) fn new(limits: Arc<Limits>) -> RateLimiter {
        RateLimiter { limits, buckets: Mutex::default(), streams: AddressCounts::default() }
    }

    fn rate(&self) -> f64 {
        self.limits.rate() as f64
    }

    /// How many listen now.
    pub(crate) fn streams(&self) -> usize {
        self.streams.total()
    }

    /// A place for one more listener from an address, if there is one.
    fn stream_permit(&self, ClientAddress(address): ClientAddress) -> Result<StreamPermit, Error> {
        let max = (self.rate() * ADDRESS_FACTOR) as usize;
        self.streams.permit(address, max, usize::MAX).map(StreamPermit).ok_or(Error::TooMany)
    }

    /// Whether there is room for one more request, which changes something or only reads.
    pub(crate) fn allow(&self, person: Option<&str>, address: IpAddr, changes: bool) -> bool {
        let (now, rate, cost) = (Instant::now(), self.rate(), if changes { 1.0 } else { READ_COST });
        // The map is whole at every moment, also after a panic elsewhere.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        // A browser that is stopped takes nothing from others behind its address.
        person.is_none_or(|person| buckets.take(ClientKey::Browser(person.to_owned()), rate, cost, now))
            && buckets.take(ClientKey::Address(address), rate * ADDRESS_FACTOR, cost, now)
    }
}

impl Buckets {
    fn take(&mut self, key: ClientKey, rate: f64, cost: f64, now: Instant) -> bool {
        let known = self.of.contains_key(&key);
        if !known && self.of.len() >= MAX_BUCKETS {
            self.sweep(now);
        }
        // What still finds no room shares one bucket: the map does not grow, and nobody gets around being counted.
        let key = if known || self.of.len() < MAX_BUCKETS { key } else { ClientKey::Others };
        let (room, since) = self.of.entry(key).or_insert((BURST_SECONDS * rate, now));
        let passed = now.saturating_duration_since(*since).as_secs_f64();
        (*room, *since) = ((*room + passed * rate).min(BURST_SECONDS * rate), now);
        let allowed = *room >= cost;
        if allowed {
            *room -= cost;
        }
        allowed
    }

    /// Forgets who has been quiet: after that long any bucket is full again, as a new one would be.
    fn sweep(&mut self, now: Instant) {
        if self.swept.is_some_and(|swept| now.saturating_duration_since(swept) < SWEEP_INTERVAL) {
            return;
        }
        self.swept = Some(now);
        self.of.retain(|_, (_, since)| now.saturating_duration_since(*since).as_secs_f64() < BURST_SECONDS);
    }
}

/// The address a request comes from. What it says itself about that (`x-forwarded-for`) could be made up, and is
/// believed only where a proxy of ours is known to write it; the proxy's own word is the last.
pub(crate) fn address<B>(request: &Request<B>, behind_proxy: bool) -> IpAddr {
    let last = || {
        let said = request.headers().get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        said.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = || request.extensions().get::<ConnectInfo<SocketAddr>>().map(|from| from.0.ip());
    let said: Option<IpAddr> = if behind_proxy { last() } else { None };
    network(said.or_else(peer).unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED)))
}

/// What one household or machine is given: of the newer addresses a whole network, all of which it may use in turn.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        older => older,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limiter(rate: u32) -> RateLimiter {
        RateLimiter::new(Arc::new(Limits::new(&crate::Settings { rate, ..crate::Settings::default() })))
    }

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn a_browser_that_asks_too_often_is_stopped_alone() {
        let limiter = limiter(2);
        let allowed = (0..50).filter(|_| limiter.allow(Some("one"), HERE, true)).count();
        assert!((6..8).contains(&allowed), "{allowed}");
        assert!(limiter.allow(Some("other"), HERE, true), "its neighbours lose nothing by it");
    }

    #[test]
    fn reading_costs_less_than_changing() {
        let limiter = limiter(2);
        let allowed = (0..100).filter(|_| limiter.allow(Some("one"), HERE, false)).count();
        assert!((30..34).contains(&allowed), "{allowed}");
    }

    #[test]
    fn a_new_browser_for_each_request_does_not_help() {
        let limiter = limiter(2);
        let allowed = (0..500).filter(|n| limiter.allow(Some(&n.to_string()), HERE, true)).count();
        assert!((60..65).contains(&allowed), "{allowed}");
        assert!(!limiter.allow(None, HERE, true), "nor none at all");
        assert!(limiter.allow(None, IpAddr::from([10, 0, 0, 1]), true), "another address has its own");
    }

    #[test]
    fn an_address_without_cookies_may_ask_more_than_a_browser() {
        let limiter = limiter(2);
        let allowed = (0..500).filter(|_| limiter.allow(None, HERE, true)).count();
        assert!((60..65).contains(&allowed), "{allowed}");
    }

    #[test]
    fn an_address_has_so_many_listeners_and_places_are_free_again() {
        let limiter = limiter(2);
        let mut places: Vec<_> =
            std::iter::from_fn(|| limiter.stream_permit(ClientAddress(HERE)).ok()).collect();
        assert_eq!(places.len(), 20);
        assert!(
            limiter.stream_permit(ClientAddress(IpAddr::from([10, 0, 0, 1]))).is_ok(),
            "another address has its own"
        );
        places.pop();
        assert!(limiter.stream_permit(ClientAddress(HERE)).is_ok());
        places.clear();
        assert!(limiter.streams.is_empty(), "nothing is kept of who has gone");
    }

    #[tokio::test]
    async fn who_gets_no_place_to_listen_wakes_no_table() {
        let store = std::sync::Arc::new(dino_store::SqliteStore::memory().await.unwrap());
        let app = App::new(store, crate::Settings { rate: 1, ..crate::Settings::default() }).await.unwrap();
        let lobby = crate::lobby::Lobby::new(dino_games::meta("cubosaurs").unwrap(), "ann", 2).unwrap();
        let id = crate::forms::tables::store_new(&app, &lobby).await.unwrap();
        let nowhere = address(&Request::new(()), false);
        let places: Vec<_> =
            std::iter::from_fn(|| app.limiter.stream_permit(ClientAddress(nowhere)).ok()).collect();
        let status = async |path: &str| {
            let request = Request::get(path).body(axum::body::Body::empty()).unwrap();
            let Ok(response) =
                tower_service::Service::call(&mut crate::app::routes(app.clone()), request).await;
            response.status().as_u16()
        };
        for path in [format!("/t/{id}/live"), format!("/api/v1/tables/{id}/events")] {
            assert_eq!(status(&path).await, 429, "{path}");
            assert!(app.loaded_table(&id).is_none(), "{path}");
        }
        drop(places);
        assert_eq!(status(&format!("/t/{id}/live")).await, 200);
    }

    #[test]
    fn a_high_rate_is_as_good_as_none() {
        let limiter = limiter(1_000_000);
        assert!((0..200_000).all(|_| limiter.allow(Some("one"), HERE, true)));
    }

    #[test]
    fn many_addresses_at_once_share_what_room_there_is() {
        let (mut buckets, now) = (Buckets::default(), Instant::now());
        let address = |number: u32| ClientKey::Address(IpAddr::from(number.to_be_bytes()));
        let most = MAX_BUCKETS as u32;
        assert!((0..most).all(|number| buckets.take(address(number), 1.0, 1.0, now)));
        let allowed = (most..most + 100).filter(|number| buckets.take(address(*number), 1.0, 1.0, now));
        assert_eq!(allowed.count(), 3, "those for whom there is no room are counted together");
        assert_eq!(buckets.of.len(), MAX_BUCKETS + 1);
        assert!(buckets.take(address(7), 1.0, 1.0, now), "who is known already keeps their own");
        // A little later there is nobody to forget yet, and it is not looked for at every request.
        let soon = now + Duration::from_millis(500);
        buckets.take(address(most), 1.0, 1.0, soon);
        assert_eq!(buckets.swept, Some(now));
        let later = now + Duration::from_secs(4);
        assert!(buckets.take(address(most), 1.0, 1.0, later));
        assert!(buckets.of.len() < 10, "the quiet are forgotten: {}", buckets.of.len());
    }

    #[test]
    fn what_a_request_says_of_its_address_is_not_believed() {
        let from = |peer: &str| ConnectInfo(SocketAddr::new(peer.parse().unwrap(), 1));
        let request = |peer: &str, said: &str| {
            let request = Request::get("/").header("x-forwarded-for", said).extension(from(peer));
            request.body(()).unwrap()
        };
        let asked = request("10.0.0.1", "1.2.3.4, 5.6.7.8");
        assert_eq!(address(&asked, false).to_string(), "10.0.0.1");
        assert_eq!(address(&asked, true).to_string(), "5.6.7.8", "the proxy writes at the end");
        assert_eq!(address(&request("10.0.0.1", "junk"), true).to_string(), "10.0.0.1");
        let six = |end: &str| address(&request(&format!("2001:db8:1:2{end}"), "::"), false);
        assert_eq!(six("::1"), six(":a:b:c:d"), "one household has a whole network");
        assert_ne!(six("::1"), address(&request("2001:db8:1:3::1", ""), false));
        assert_eq!(address(&request("::ffff:10.0.0.1", ""), false).to_string(), "10.0.0.1");
    }
}
