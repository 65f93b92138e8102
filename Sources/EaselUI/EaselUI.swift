/// # EaselUI
///
/// The public API: what `import SwiftUI` gives. View values -> a retained view graph -> `Fragment`s of EaselDrawing.
/// Runs on the main actor (shapes, animatable values and effects may run anywhere). Knows neither pixels, rasterizer
/// nor windows.

@_exported import EaselGeometry
