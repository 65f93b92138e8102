/// # EaselDrawing
///
/// The display list: `Fragment`, an immutable, Sendable and hashed record of drawing calls that the
/// rasterizer reads on other threads. `FragmentRecorder` records fragments on the main actor; a `DisplayList`
/// is the whole content of a window or image.
///
/// This stage does not flatten, measure in pixels or rasterize. Colors, fonts and symbols are resolved
/// before they are recorded.
///
/// Coordinates are in the fragment's own space (points, y down); each command carries the transform from its
/// user space to the fragment's space. The scale factor is applied when the list is rasterized, so a fragment
/// is sharp at any scale.

import EaselGeometry
