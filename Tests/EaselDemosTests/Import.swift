@testable import EaselDemos
