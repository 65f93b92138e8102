/// # EaselDemos
