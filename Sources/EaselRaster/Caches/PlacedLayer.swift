import EaselDrawing
import EaselGeometry
import EaselPixels

/// An asynchronous layer in the plan: its current content, and the last finished layer, which is drawn instead.
struct PlacedLayer {
  let place: Place
  let fragment: Fragment
  /// The transform from the space of the layer to device pixels.
  let transform: CGAffineTransform
  /// The last finished layer, if there is one.
  let shown: RenderedLayer?

  /// The identity of a layer, and its index among the layers of this identity in a frame.
  struct Place: Hashable {
    var identity: LayerIdentity
    var number: Int
  }

  /// How finished pixels are moved to the current position of the layer.
  private enum Move {
    case shift(PixelShift)
    case map(ProjectionTransform)
  }

  /// Nil if the transform is not invertible or the distance is too large.
  private var move: Move? {
    guard let old = shown?.work.transform else { return nil }
    if (old.a, old.b, old.c, old.d) == (transform.a, transform.b, transform.c, transform.d) {
      let (x, y) = ((transform.tx - old.tx).rounded(), (transform.ty - old.ty).rounded())
      guard abs(x) < Limits.farthestPlacement, abs(y) < Limits.farthestPlacement else { return nil }
      return .shift(PixelShift(x: Int32(x), y: Int32(y)))
    }
    return old.inverse.map { .map(ProjectionTransform($0.concatenating(transform))) }
  }

  /// A hash of the drawn pixels and their position.
  var hash: ContentHash {
    guard let shown else { return .zero }
    var hasher = ContentHasher()
    hasher.combine(shown.work.key.hash)
    hasher.combine(shown.work.bounds)
    hasher.combine(transform)
    return hasher.finish()
  }

  /// The finished pixels within `bounds`; nil if there are none.
  ///
  /// They are moved by whole pixels. If the layer was painted with another scale or rotation, they are transformed
  /// with bilinear interpolation.
  func part(within bounds: PixelRect, _ pool: SurfacePool) -> CachedSurface? {
    guard let shown, let move else { return nil }
    switch move {
    case .shift(let shift):
      let visible = shown.surface.bounds.moved(x: shift.x, y: shift.y).intersection(bounds)
      return visible.isEmpty ? nil : CachedSurface(surface: shown.surface, bounds: visible, shift: shift)
    case .map(let matrix):
      let filter = ProjectionFilter(matrix: matrix)
      let visible = filter.grown(shown.surface.bounds).intersection(bounds)
      guard !visible.isEmpty else { return nil }
      let surface = pool.surface(over: visible)
      // Without this, the surfaces could be freed while the filter runs: a view holds no reference to its surface.
      withExtendedLifetime((shown.surface, surface)) {
        filter.run(from: shown.surface.view, to: surface.view)
      }
      return CachedSurface(surface: surface, bounds: visible)
    }
  }
}

/// Everything that the pixels of an asynchronous layer depend on.
struct LayerKey: Equatable {
  var content: ContentHash
  /// The transform from the space of the layer to device pixels.
  var transform: CGAffineTransform
  /// The pixels of the frame. Content very far from the frame may be cut off.
  var frame: PixelRect

  /// A hash of all properties.
  var hash: ContentHash {
    var hasher = ContentHasher()
    hasher.combine(content)
    hasher.combine(transform)
    hasher.combine(frame)
    return hasher.finish()
  }
}

/// A request to paint an asynchronous layer.
struct LayerRequest: Sendable {
  var fragment: Fragment
  var transform: CGAffineTransform
  var frame: PixelRect
  /// The needed device pixels.
  var bounds: PixelRect

  var key: LayerKey { LayerKey(content: fragment.hash, transform: transform, frame: frame) }

  /// Whether the result of this request is also a result of the other one.
  func answers(_ other: LayerRequest) -> Bool { key == other.key && bounds.contains(other.bounds) }
}

/// A finished layer.
struct RenderedLayer {
  let work: LayerRequest
  let surface: PassSurface
  /// The memory of the rasterizer that painted it.
  let caches: CacheUsage
}
