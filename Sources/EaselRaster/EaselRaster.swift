/// # EaselRaster
