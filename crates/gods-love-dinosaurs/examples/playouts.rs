//! scratch
use dino_core::{Game, Scratch, playout};
use gods_love_dinosaurs::{Config, State};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
fn main() {
    let first = State::new(&Config::new(4).expect("four"));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut scratch = Scratch::default();
    let start = std::time::Instant::now();
    let (mut games, mut events) = (0u32, 0u64);
    while start.elapsed().as_secs() < 3 {
        for _ in 0..64 {
            events += u64::from(playout(&mut std::hint::black_box(first.clone()), &mut rng, &mut scratch));
            games += 1;
        }
    }
    println!(
        "{} games/s, {} events a game, {} bytes",
        f64::from(games) / start.elapsed().as_secs_f64(),
        events / u64::from(games),
        size_of::<State>()
    );
}
