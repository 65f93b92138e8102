/// # EaselTypography
