import EaselDrawing
import EaselPixels

/// A rectangle of an image's pixels and its target.
struct ImagePart {
  /// In pixels of the image.
  var source: CGRect
  /// In points of user space.
  var target: CGRect
  /// The number of image pixels per point.
  var scale: CGSize
  /// Whether the pixels repeat to fill the target.
  var tiles: Bool

  /// The paint of the part. The bitmap has a border of one pixel, so that the sampling of each part blends
  /// into the adjacent pixels of the image, and at its edges into copies of the edge pixels.
  func paint(of image: CGImage, _ sampling: ImagePaintSource.Sampling) -> ImagePaintSource {
    let bordered = image.borderedPixels
    let place = source.offsetBy(dx: 1, dy: 1)
    let whole = CGRect(x: 0, y: 0, width: bordered.width, height: bordered.height)
    let room = CGSize(width: target.width * scale.width, height: target.height * scale.height)
    return ImagePaintSource(
      image: bordered, source: tiles ? place : whole,
      transform: CGAffineTransform(translationX: target.minX, y: target.minY)
        .scaledBy(x: 1 / scale.width, y: 1 / scale.height).translatedBy(x: -place.minX, y: -place.minY),
      tiles: tiles, tileBounds: tiles ? CGRect(origin: place.origin, size: room) : nil, sampling: sampling)
  }
}

extension ImagePart {
  /// A part that is stretched to its target.
  init(stretching source: CGRect, over target: CGRect) {
    (self.source, self.target) = (source, target)
    scale = CGSize(width: source.width / target.width, height: source.height / target.height)
    tiles = false
  }

  /// The parts of an image that fill a rectangle: one, or up to nine with cap insets.
  ///
  /// - Parameter size: The size of the image in points.
  static func parts(
    of image: CGImage, size: CGSize, in rect: CGRect, resizing: Image.Resizing?
  ) -> [ImagePart] {
    let insets = resizing?.capInsets ?? EdgeInsets()
    let tiles = resizing?.mode == .tile
    let columns = stretches(
      of: size.width, over: rect.minX, rect.width, caps: (insets.leading, insets.trailing))
    let rows = stretches(of: size.height, over: rect.minY, rect.height, caps: (insets.top, insets.bottom))
    let scale = CGSize(width: CGFloat(image.width) / size.width, height: CGFloat(image.height) / size.height)
    return rows.flatMap { row in
      columns.map { column in
        ImagePart(
          source: CGRect(
            x: column.source * scale.width, y: row.source * scale.height,
            width: column.sourceLength * scale.width, height: row.sourceLength * scale.height),
          target: CGRect(x: column.target, y: row.target, width: column.length, height: row.length),
          scale: CGSize(
            width: scale.width * column.pointsPerPoint(tiles: tiles),
            height: scale.height * row.pointsPerPoint(tiles: tiles)),
          tiles: tiles && (column.isMiddle || row.isMiddle))
      }
    }
  }

  /// A section of one axis of an image and its target, in points.
  private struct Stretch {
    var source: CGFloat
    var sourceLength: CGFloat
    var target: CGFloat
    var length: CGFloat
    var isMiddle: Bool

    /// The number of image points per target point; 1 for a tiled middle section.
    func pointsPerPoint(tiles: Bool) -> CGFloat { tiles && isMiddle ? 1 : sourceLength / length }
  }

  /// The sections of one axis: the middle, and the caps before and after it. Caps that do not fit are scaled
  /// down.
  private static func stretches(
    of own: CGFloat, over start: CGFloat, _ length: CGFloat, caps: (CGFloat, CGFloat)
  ) -> [Stretch] {
    let first = caps.0 > 0 ? min(caps.0, own) : 0
    let last = caps.1 > 0 ? min(caps.1, own - first) : 0
    let factor = min(1, length / max(first + last, .leastNonzeroMagnitude))
    let (firstLength, lastLength) = (first * factor, last * factor)
    return [
      Stretch(source: 0, sourceLength: first, target: start, length: firstLength, isMiddle: false),
      Stretch(
        source: first, sourceLength: own - first - last, target: start + firstLength,
        length: length - firstLength - lastLength, isMiddle: true),
      Stretch(
        source: own - last, sourceLength: last, target: start + length - lastLength, length: lastLength,
        isMiddle: false),
    ].filter { $0.sourceLength > 0 && $0.length > 0 }
  }
}
