//! The server as it starts, and as it does not.

use crate::common::{dinotable_typing, folder, text};
use crate::server::{get, serving, start};
use std::net::{TcpListener, TcpStream};

/// Runs the server where it cannot start; what it says in both languages, and its exit code.
fn refused(words: &[&str]) -> [(String, i32); 2] {
    ["en", "fr"].map(|lang| {
        let said = dinotable_typing(&[&["serve", "--no-open", "--lang", lang], words].concat(), "");
        assert_eq!(said.out, "", "nothing is promised");
        // French signs are held to their word by a space that does not break.
        (said.err.replace('\u{a0}', " "), said.code)
    })
}

#[test]
fn a_file_that_is_not_ours_is_left_as_it_is() {
    let folder = folder("serve-not-ours");
    let file = folder.join("tables.db");
    std::fs::write(&file, "My diary. Nobody may write in it but me.").unwrap();
    let [(en, code), (fr, _)] = refused(&["--data", text(&folder)]);
    assert!(en.contains("tables.db is not a Dinotable database. It was left as it is."), "{en}");
    assert!(fr.contains("tables.db n’est pas une base de données de Dinotable."), "{fr}");
    assert_eq!(code, 1);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "My diary. Nobody may write in it but me.");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1, "nothing was put beside it");
}

#[test]
fn a_file_of_a_newer_program_is_left_as_it_is() {
    let folder = folder("serve-too-new");
    drop(start(&["--data", text(&folder), "--listen", "127.0.0.1:0"]).0);
    let file = folder.join("tables.db");
    let mut bytes = std::fs::read(&file).unwrap();
    // SQLite keeps the version of a program's schema in these four bytes.
    bytes[60..64].copy_from_slice(&999_u32.to_be_bytes());
    std::fs::write(&file, &bytes).unwrap();
    let [(en, code), (fr, _)] = refused(&["--data", text(&folder)]);
    assert!(en.contains("was written by a newer Dinotable (version 999;"), "{en}");
    assert!(fr.contains("vient d’un Dinotable plus récent (version 999 ;"), "{fr}");
    assert_eq!(code, 1);
    assert_eq!(std::fs::read(&file).unwrap(), bytes);
}

#[test]
fn a_port_in_use_is_named_and_nothing_is_taken_from_its_owner() {
    let owner = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = owner.local_addr().unwrap().to_string();
    let folder = folder("serve-port");
    let [(en, code), (fr, _)] = refused(&["--data", text(&folder), "--listen", &address]);
    assert!(en.contains(&format!("Cannot listen on {address}: another program")), "{en}");
    assert!(fr.contains(&format!("Impossible d’écouter sur {address} : un autre programme")), "{fr}");
    assert_eq!(code, 1);
    TcpStream::connect(&address).unwrap();
}

#[test]
fn a_second_server_keeps_away_from_the_tables_of_the_first() {
    let folder = folder("serve-twice");
    let held = std::fs::File::create(folder.join("tables.db.lock")).unwrap();
    held.try_lock().unwrap();
    let [(en, code), (fr, _)] = refused(&["--data", text(&folder)]);
    assert!(en.contains("Another Dinotable keeps its tables in"), "{en}");
    assert!(fr.contains("Un autre Dinotable garde ses tables dans"), "{fr}");
    assert_eq!(code, 1);
}

#[cfg(unix)]
#[test]
fn a_second_server_keeps_away_under_another_name_of_the_folder() {
    let folder = folder("serve-link");
    let [real, link] = [folder.join("real"), folder.join("link")];
    std::fs::create_dir(&real).unwrap();
    std::os::unix::fs::symlink(&real, &link).unwrap();
    let (server, _) = start(&["--data", text(&real), "--listen", "127.0.0.1:0"]);
    let [(en, code), (fr, _)] = refused(&["--data", text(&link)]);
    drop(server);
    assert!(en.contains("Another Dinotable keeps its tables in"), "{en}");
    assert!(fr.contains("Un autre Dinotable garde ses tables dans"), "{fr}");
    assert_eq!(code, 1);
}

#[test]
fn a_database_that_lost_something_is_refused_in_words() {
    let folder = folder("serve-lost");
    let (server, address) = start(&["--data", text(&folder), "--listen", "127.0.0.1:0"]);
    // Who is answered makes the server store the secret of its cookies first.
    assert!(get(&address, "/").contains("200 OK"));
    drop(server);
    // The server was killed: its log holds what the file does not.
    std::fs::remove_file(folder.join("tables.db-wal")).unwrap();
    let [(en, code), (fr, _)] = refused(&["--data", text(&folder)]);
    assert!(en.contains("lacks what was stored last") && en.contains("dinotable restore FILE"), "{en}");
    assert!(fr.contains("est perdu") && fr.contains("dinotable restore FICHIER"), "{fr}");
    assert_eq!(code, 1);
    std::fs::write(folder.join("tables.db"), "").unwrap();
    let [(en, code), (fr, _)] = refused(&["--data", text(&folder)]);
    assert!(en.contains("tables.db is missing or empty"), "{en}");
    assert!(fr.contains("tables.db manque ou est vide"), "{fr}");
    assert_eq!(code, 1);
}

#[test]
fn what_cannot_be_meant_is_a_wrong_command_line() {
    let folder = folder("serve-usage");
    for (words, sentence) in [
        (["--listen", "somewhere"], "--listen somewhere: expected an address and a port"),
        (["--listen", "127.0.0.1:99999"], "expected an address and a port"),
        (["--database", "mysql://elsewhere"], "expected sqlite: and a file"),
        (["--database", "sqlite:"], "expected sqlite: and a file"),
    ] {
        let data = ["--data", text(&folder)];
        let all = if words[0] == "--database" { words.to_vec() } else { [words, data].concat() };
        let [(en, code), (fr, also)] = refused(&all);
        assert!(en.contains(sentence), "{en}");
        assert!(fr.contains("il faut"), "{fr}");
        assert_eq!((code, also), (2, 2), "{words:?}");
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = folder("serve-folder");
    std::fs::write(folder.join("file"), "").unwrap();
    let inside = folder.join("file/data");
    let [(en, code), (fr, _)] = refused(&["--data", text(&inside)]);
    assert!(en.contains("cannot be made") && en.contains(text(&inside)), "{en}");
    assert!(fr.contains("Impossible de créer le dossier"), "{fr}");
    assert_eq!(code, 1);
    // A read-only folder stops everybody but the system's owner, so the sentence is asked for only when it does.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let closed = folder.join("closed");
        std::fs::create_dir(&closed).unwrap();
        std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o500)).unwrap();
        if std::fs::write(closed.join("probe"), "").is_err() {
            let [(en, code), (fr, _)] = refused(&["--data", text(&closed)]);
            assert!(en.contains("read-only") && fr.contains("lecture seule"), "{en} {fr}");
            assert_eq!(code, 1);
        }
        std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o700)).unwrap();
    }
}

#[test]
fn a_server_nobody_reads_from_serves_all_the_same() {
    let folder = folder("serve-closed");
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let address = format!("127.0.0.1:{port}");
    let mut server = serving(&["--data", text(&folder), "--listen", &address]);
    drop(server.0.stdout.take());
    let mut connected = false;
    for _ in 0..200 {
        connected = TcpStream::connect(&address).is_ok();
        if connected {
            break;
        }
        assert!(server.0.try_wait().unwrap().is_none(), "the server ended");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    assert!(connected);
    drop(server);
}

#[test]
fn component_sheets_are_offered_by_the_names_of_their_files() {
    let folder = folder("serve-sheets");
    let [ours, bad] = ["ours.toml", "bad.toml"].map(|name| folder.join(name));
    let sheet = include_str!("../../../cubosaurs/components.toml");
    std::fs::write(&ours, sheet).unwrap();
    std::fs::write(&bad, sheet.replacen("cost = 5", "cost = 99", 1)).unwrap();
    let data = folder.join("data");
    let [(en, code), (fr, _)] =
        refused(&["--data", text(&data), "--components", text(&ours), "--components", text(&bad)]);
    assert!(en.contains("bad.toml cannot be offered: line 180:"), "{en}");
    assert!(fr.contains("bad.toml ne peut être proposée : "), "{fr}");
    assert_eq!(code, 2);
    let [(en, _), _] = refused(&["--components", text(&ours), "--components", text(&ours)]);
    assert!(en.contains("another one of that game has the same name"), "{en}");
    assert!(!data.exists(), "nothing was begun");
    drop(start(&["--data", text(&data), "--listen", "127.0.0.1:0", "--components", text(&ours)]).0);
}
