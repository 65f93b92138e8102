/// # EaselRaster
///
/// The rasterizer: updates the pixels of a `Pixmap` to a `DisplayList`. Callers use it through `FrameRenderer`. It does not
/// depend on views or windows.
///
/// A frame goes through these folders:
/// - **Plan** converts the fragments of the list to commands in device space. Layers that need pixels of their own become
///   passes. Commands and passes get bounds and hashes.
/// - **Flatten** converts fills and strokes to edges on a grid of 1/256 pixel, several paths in parallel. Long paths are
///   split at places that depend only on the path.
/// - **Damage** compares the plan with that of the previous frame and finds the pixels that can differ.
/// - **Paint** paints commands into the regions of a surface. **Float** does the same in 32-bit floating point for color
///   modes other than the default.
/// - **Filter** blurs, shadows, recolors and projects surfaces.
///
/// They use **Coverage** (exact areas from edges), **Shading** (paints in device space), **Caches** (glyph masks, symbols),
/// **Color**, **Memory** (buffers and surfaces) and **Dispatch**, the only folder that uses threads. References between
/// folders point one way, which `FolderOrderTests` checks.
///
/// ## Why the bytes do not depend on threads, tiles or damage
/// Points are rounded to 1/256 pixel once. The place where a segment crosses a row or column is computed from the ends of
/// that segment and rounded to the grid. It is never accumulated step by step, and segments are never clipped to the region
/// being painted. Areas are integers, whose sums do not depend on their order. Paints are evaluated at absolute pixel
/// positions.
