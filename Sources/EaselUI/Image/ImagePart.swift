import EaselDrawing
import EaselPixels

/// A rectangle of an image's pixels and where it is drawn.
struct ImagePart {
  /// Pixels of the image.
  var source: CGRect
  /// Points of user space.
  var target: CGRect
  /// Pixels of the image that a point is in a part that repeats; nil for a part that is stretched.
  var tileScale: CGSize?

  func paint(of image: CGImage, _ sampling: ImagePaintSource.Sampling) -> ImagePaintSource {
    if let tileScale {
      return ImagePaintSource(
        image: image.pixels, source: source,
        transform: CGAffineTransform(translationX: target.minX, y: target.minY)
          .scaledBy(x: 1 / tileScale.width, y: 1 / tileScale.height)
          .translatedBy(x: -source.minX, y: -source.minY),
        tiles: true, sampling: sampling)
    }
    let bordered = image.borderedPixels
    return ImagePaintSource(
      image: bordered, source: CGRect(x: 0, y: 0, width: bordered.width, height: bordered.height),
      transform: CGAffineTransform(translationX: target.minX, y: target.minY)
        .scaledBy(x: target.width / source.width, y: target.height / source.height)
        .translatedBy(x: -source.minX - 1, y: -source.minY - 1),
      tiles: false, sampling: sampling)
  }
}

extension ImagePart {
  /// The parts of an image that fill a rectangle: one, or up to nine when its edges keep their size.
  ///
  /// - Parameter size: The image's own, in points.
  static func parts(
    of image: CGImage, size: CGSize, in rect: CGRect, resizing: Image.Resizing?
  ) -> [ImagePart] {
    let insets = resizing?.capInsets ?? EdgeInsets()
    let tiles = resizing?.mode == .tile
    let scale = CGSize(width: CGFloat(image.width) / size.width, height: CGFloat(image.height) / size.height)
    let columns = stretches(
      of: size.width, over: rect.minX, rect.width, caps: (insets.leading, insets.trailing))
    let rows = stretches(of: size.height, over: rect.minY, rect.height, caps: (insets.top, insets.bottom))
    return rows.flatMap { row in
      columns.map { column in
        ImagePart(
          source: CGRect(
            x: column.source * scale.width, y: row.source * scale.height,
            width: column.sourceLength * scale.width, height: row.sourceLength * scale.height),
          target: CGRect(x: column.target, y: row.target, width: column.length, height: row.length),
          tileScale: tiles && (column.isMiddle || row.isMiddle) ? scale : nil)
      }
    }
  }

  /// A piece of one side of an image and where it goes, in points.
  private struct Stretch {
    var source: CGFloat
    var sourceLength: CGFloat
    var target: CGFloat
    var length: CGFloat
    var isMiddle: Bool
  }

  /// The pieces of one side: the middle, and the caps that there are before and after it. Caps that do not fit are made
  /// smaller.
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
