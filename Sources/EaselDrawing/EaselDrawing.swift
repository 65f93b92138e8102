/// # EaselDrawing
///
/// Drawing calls -> `Fragment`: the immutable, Sendable, hashed record of a drawing that the rasterizer reads on other
/// threads. Recorded by `FragmentRecorder` on the main actor; a window's or picture's whole content is a `DisplayList`.
///
/// Nothing is flattened, measured in pixels or rasterized here, and nothing late-bound is left: colours, fonts and
/// symbols are resolved before they are recorded.
///
/// Coordinates are in the fragment's own space (points, y down); each command carries the transform from its user
/// space to that space. Scale is applied when the list is rasterized, so a fragment is sharp at any scale.

import EaselGeometry
