@testable import EaselTypography
