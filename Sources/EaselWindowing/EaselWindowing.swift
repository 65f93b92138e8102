/// # EaselWindowing
