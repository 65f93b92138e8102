@testable import EaselUI
