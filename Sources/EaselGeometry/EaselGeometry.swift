/// # EaselGeometry
///
/// Numbers -> geometry: the CoreGraphics value types that Foundation lacks on Linux, angles, and `Path`
/// with its curve mathematics (bounds, flattening, stroking, dashing). Everything is a value; nothing here
/// knows pixels, colours or views.
///
/// ## Conventions of the whole project
/// - **Space**: the origin is top left, x grows to the right, y grows **down**; units are points unless a
///   name or comment says pixels. Pixel (0, 0) covers [0, 1] x [0, 1].
/// - **Angles**: zero points along +x, growing angles turn **clockwise on screen**.
/// - **Arcs**: `clockwise: true` sweeps towards *decreasing* angles, which is counter-clockwise on screen,
///   as in CoreGraphics (the flag is named for a y-up space).
/// - **Matrices**: row vectors, x' = a x + c y + tx, y' = b x + d y + ty. `concatenating` applies `self`
///   first; `translatedBy`, `scaledBy`, `rotated` prepend, so that the new step acts on points first.
/// - **Winding**: non-zero unless even-odd is asked for; open subpaths are closed for filling.
/// - **Bad numbers**: nothing traps. A subpath with a NaN is not drawn; infinite and enormous coordinates are
///   moved to `FlatPath.coordinateLimit`, after a mapping too.
///
/// ## Folders
/// Values (points, transforms, angles) -> Path (elements and questions about them) -> Curves (the mathematics
/// of one curve) -> Flattening and Stroking (`FlatPath`: straight lines for the rasterizer). CGPath wraps
/// `Path` as a reference; SetOperations makes unions and differences of paths.

@_exported import Foundation
