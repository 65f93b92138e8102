@testable import EaselPixels
