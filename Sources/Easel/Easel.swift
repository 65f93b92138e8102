@_exported import EaselGeometry
@_exported import EaselUI
@_exported import Foundation
