/// # EaselRaster
///
/// `DisplayList` -> pixels of the changed tiles of a `Pixmap`. Called by whoever shows or saves a frame, through
/// `FrameRenderer`; knows nothing of views and windows.
///
/// The stages, one folder each, as a frame runs through them:
/// - **Coarse**: fragments are opened into device commands; layers that need pixels of their own become passes; each
///   tile's commands are hashed and compared with the last frame's.
/// - **Flatten**: paths and strokes become line segments on a grid of 1/256 pixel, several at a time; a long path in parts,
///   where it is cut depends on the path alone.
/// - **Coverage**: segments become exact areas in a sparse accumulation buffer, and those alpha masks and solid runs.
/// - **Fine**: masks and runs are painted, command by command, into the region of a frame or layer.
/// - **Filter**: whole surfaces are blurred, shadowed, recoloured.
/// - **Asynchronous**: pictures that are painted behind the frames, and what is shown until they are ready.
/// - **Dispatch**: the only place that knows of threads. **Memory**, **Kernels**: the only places with raw memory tricks.
///
/// ## Why the bytes are the same for any number of threads, any tile and any damage
/// Points are snapped to 1/256 pixel once. Where a segment crosses a row or column is computed from that segment's own
/// ends and rounded to the grid, never stepped and never clipped by the region in work. Areas are integers, and sums
/// of integers do not depend on their order. Paint parameters come from absolute pixel positions.

import EaselGeometry
