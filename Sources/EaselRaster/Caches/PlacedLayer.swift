import EaselDrawing
import EaselGeometry
import EaselPixels

/// An asynchronous picture in the plan: what would be painted, and what is there to be shown in its place.
struct PlacedLayer {
  let place: AsynchronousLayers.Place
  let fragment: Fragment
  /// From the picture's space to device pixels.
  let transform: CGAffineTransform
  /// The last picture that is ready; nil for none.
  let shown: RenderedLayer?

  /// How the pixels that are there come to where the picture is now.
  private enum Move {
    case shift(PixelShift)
    case map(ProjectionTransform)
  }

  /// Nil where there is no way.
  private var move: Move? {
    guard let old = shown?.work.transform else { return nil }
    if (old.a, old.b, old.c, old.d) == (transform.a, transform.b, transform.c, transform.d) {
      let (x, y) = ((transform.tx - old.tx).rounded(), (transform.ty - old.ty).rounded())
      let farthest: CGFloat = 30_000
      guard abs(x) < farthest, abs(y) < farthest else { return nil }
      return .shift(PixelShift(x: Int32(x), y: Int32(y)))
    }
    return old.inverse.map { .map(ProjectionTransform($0.concatenating(transform))) }
  }

  /// Stands for what is shown and where.
  var hash: ContentHash {
    guard let shown else { return .zero }
    var hasher = ContentHasher()
    hasher.combine(shown.work.key.hash)
    hasher.combine(shown.work.bounds)
    hasher.combine(transform)
    return hasher.finish()
  }

  /// What is shown of the picture within `bounds`: as it is, moved by whole pixels, or seen through a map, bilinearly,
  /// where the picture was painted in another size or turn. Nil where nothing is.
  func part(within bounds: PixelRect, _ pool: SurfacePool) -> CachedSurface? {
    guard let shown, let move else { return nil }
    switch move {
    case .shift(let shift):
      let visible = shown.surface.bounds.moved(x: shift.x, y: shift.y).intersection(bounds)
      return visible.isEmpty ? nil : CachedSurface(surface: shown.surface, bounds: visible, shift: shift)
    case .map(let matrix):
      let filter = ProjectionFilter(matrix: matrix)
      let visible = filter.image(of: shown.surface.bounds).intersection(bounds)
      guard !visible.isEmpty else { return nil }
      let surface = pool.surface(over: visible)
      // Views do not keep their pixels.
      withExtendedLifetime((shown.surface, surface)) {
        filter.run(from: shown.surface.view, to: surface.view)
      }
      return CachedSurface(surface: surface, bounds: visible)
    }
  }
}
