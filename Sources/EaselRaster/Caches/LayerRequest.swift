import EaselDrawing
import EaselGeometry
import EaselPixels

/// Everything that shapes the pixels of an asynchronous picture.
struct LayerKey: Equatable {
  var content: ContentHash
  /// From the picture's space to device pixels.
  var transform: CGAffineTransform
  /// The pixels of the frame that the picture is part of. What lies very far from it may be cut off.
  var frame: PixelRect

  /// Stands for all of it.
  var hash: ContentHash {
    var hasher = ContentHasher()
    hasher.combine(content)
    hasher.combine(transform)
    hasher.combine(frame)
    return hasher.finish()
  }
}

/// A picture to be painted.
struct LayerRequest: Sendable {
  var fragment: Fragment
  var transform: CGAffineTransform
  var frame: PixelRect
  /// The device pixels that are needed of it.
  var bounds: PixelRect

  var key: LayerKey { LayerKey(content: fragment.hash, transform: transform, frame: frame) }

  /// True when what comes of this is all that is needed of other work.
  func answers(_ other: LayerRequest) -> Bool { key == other.key && bounds.contains(other.bounds) }
}

/// A picture that is ready.
struct RenderedLayer {
  let work: LayerRequest
  let surface: PassSurface
}
