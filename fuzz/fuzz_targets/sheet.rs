//! Any bytes, for every game.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    for id in dino_games::IDS {
        dino_games::with_game!(id, G => dino_testkit::fuzz::sheet::<G>(data));
    }
});
