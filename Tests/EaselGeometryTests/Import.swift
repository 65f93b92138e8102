@testable import EaselGeometry
