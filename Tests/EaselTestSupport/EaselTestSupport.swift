/// # EaselTestSupport
