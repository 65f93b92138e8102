@testable import EaselRaster
