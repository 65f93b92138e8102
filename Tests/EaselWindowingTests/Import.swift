@testable import EaselWindowing
