/// # EaselGeometry
///
/// The geometric types: the CoreGraphics value types that Foundation lacks on Linux, angles, and `Path` with
/// its curve mathematics (bounds, flattening, stroking, dashing). All types are values, apart from `CGPath`.
/// Pixels, colors and views are outside the scope of this module.
///
/// ## Conventions of the whole project
/// - **Space**: the origin is top left, x grows to the right, y grows **down**; units are points unless a
///   name or comment says pixels. Pixel (0, 0) covers [0, 1] x [0, 1].
/// - **Angles**: zero points along +x, growing angles turn **clockwise on screen**.
/// - **Arcs**: `clockwise: true` sweeps towards *decreasing* angles, which is counter-clockwise on screen, as
///   in CoreGraphics (the flag is named for a y-up space).
/// - **Matrices**: row vectors, x' = a x + c y + tx, y' = b x + d y + ty. `concatenating` applies `self`
///   first; `translatedBy`, `scaledBy`, `rotated` prepend, so that the new step acts on points first.
/// - **Winding**: non-zero unless a parameter selects the even-odd rule; open subpaths are closed for
///   filling.
/// - **Non-finite numbers**: nothing traps. A subpath that contains a NaN is not drawn; infinite and very
///   large coordinates are clamped to `FlatPath.coordinateLimit`, before and after a transform.
///
/// ## Folders
/// - `Values`: points, transforms, angles.
/// - `Path`: path elements, path building, bounds and hit testing.
/// - `Curves`: the mathematics of a single curve.
/// - `Flattening`, `Stroking`: conversion to `FlatPath`, the line segments that the rasterizer scans.
/// - `CGPath`: a reference type around `Path`.
/// - `SetOperations`: unions, intersections and differences of paths.

@_exported import Foundation
