/// # Easel
///
/// The umbrella module: it re-exports the public API, Foundation and Observation, and contains what needs both the view
/// graph and the rasterizer: `App`, the run loop, `ImageRenderer`. The modules of the views and of the rasterizer do not
/// import each other.

@_exported import EaselGeometry
@_exported import EaselUI
@_exported import Foundation
@_exported import Observation
