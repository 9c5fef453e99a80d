//! How many tables may be opened from one address.
//!
//! What is kept with a table is a pseudonym of the address and never the address itself: who reads the tables cannot tell
//! where somebody plays, only which of them come from the same place.

use crate::address_counts::AddressPermit;
use crate::app::App;
use crate::clock::now;
use crate::error::{Error, Limit};
use crate::rate_limit::ClientAddress;
use dino_store::Opener;

/// So many tables of one address may be in the making at once: by so few the limits can be passed.
const MAX_UNDER_WAY: usize = 4;

/// Leave to store a new table, and for whom it counts.
pub(crate) struct Admission {
    pub(crate) opener: Option<Opener>,
    _permit: Option<AddressPermit>,
}

/// How long a table that was made for bots alone counts.
const BOTS_INTERVAL_MILLIS: i64 = 3_600_000;

/// Leave to open a table, if there may be one more; to be held until it is stored. Who asks from this computer itself is not counted: that is
/// whoever runs the server, or a proxy about which nothing was said.
pub(crate) async fn admit(
    app: &App,
    ClientAddress(address): ClientAddress,
    is_listed: bool,
    bots_only: bool,
) -> Result<Admission, Error> {
    if address.is_loopback() || address.is_unspecified() {
        return Ok(Admission { opener: None, _permit: None });
    }
    let permit = app.opening.permit(address, MAX_UNDER_WAY, usize::MAX).ok_or(Error::TooMany)?;
    let name = app.addresses.hash(address);
    let opened = app.store.opened_tables(&name, now() - BOTS_INTERVAL_MILLIS).await?;
    let settings = &app.settings;
    for (is_counted, count, max, limit) in [
        (true, opened.open, settings.max_tables_per_address, Limit::Tables),
        (is_listed, opened.listed, settings.max_listed_per_address, Limit::ListedTables),
        (bots_only, opened.bots_only, settings.max_bot_tables_per_address, Limit::BotTables),
    ] {
        if is_counted && count >= max {
            return Err(Error::Limit(limit));
        }
    }
    Ok(Admission { opener: Some(Opener { name, bots_only }), _permit: Some(permit) })
}

/// Whether one more table of the same opener as this one may be listed.
pub(crate) async fn admit_listing(app: &App, id: &str) -> Result<(), Error> {
    let Some(opener) = app.store.table(id).await?.opener else { return Ok(()) };
    let opened = app.store.opened_tables(&opener, now()).await?;
    if opened.listed < app.settings.max_listed_per_address {
        Ok(())
    } else {
        Err(Error::Limit(Limit::ListedTables))
    }
}
