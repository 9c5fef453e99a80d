-- Addresses that are shut out, by the names that the server's log has for them.
CREATE TABLE sanctions (
    address TEXT NOT NULL,
    -- mute or ban
    kind TEXT NOT NULL,
    reason TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    -- NULL where it is for good
    ends_at INTEGER,
    PRIMARY KEY (address, kind)
) STRICT, WITHOUT ROWID;

-- When tables were last looked through for those whose time has come; one row, or none before the first time.
CREATE TABLE sweeps (
    at INTEGER NOT NULL
) STRICT;
