/// # Easel
///
/// The umbrella: `View`s -> windows and pictures. Re-exports the public API, Foundation and Observation, and adds what needs both the
/// view graph and the rasterizer: `App`, the run loop, `ImageRenderer`. Here the rasterizer meets the views; neither
/// knows the other.

@_exported import EaselGeometry
@_exported import EaselUI
@_exported import Foundation
@_exported import Observation
