import EaselDrawing
import EaselPixels

/// A style that tiles an image. The first tile starts at the top left corner of the
/// bounding box that is painted.
///
/// ```swift
/// Rectangle()
///   .fill(ImagePaint(image: Image(systemName: "star"), scale: 0.5))
///   .frame(width: 120, height: 80)
/// ```
public struct ImagePaint: ShapeStyle, Equatable {
  /// The image that is tiled.
  public var image: Image
  /// The part of the image that is tiled, in the image's unit square.
  public var sourceRect: CGRect
  /// The scale factor of the image.
  public var scale: CGFloat

  /// Creates a style that tiles an image.
  ///
  /// - Parameter image: The image.
  /// - Parameter sourceRect: The part of the image that is tiled, in its unit square.
  /// - Parameter scale: The scale factor of the image. Nothing is painted if it is not positive and finite.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint.paint = paint(at: shape.bounds.origin, in: shape.environment) ?? .solid(.clear)
  }

  /// The paint with a tile that starts at a point of user space; nil if there is nothing to tile.
  func paint(at origin: CGPoint, in environment: EnvironmentValues) -> Paint? {
    guard scale > 0, scale.isFinite, origin.x.isFinite, origin.y.isFinite else { return nil }
    let content = ImageContent(image, in: environment)
    guard let pixels = content.tilePixels(scale: scale, in: environment) else { return nil }
    let (width, height) = (CGFloat(pixels.width), CGFloat(pixels.height))
    let part = sourceRect.standardized.overlap(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard part.width > 0, part.height > 0 else { return nil }
    let source = CGRect(
      x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
    let transform = CGAffineTransform(translationX: origin.x, y: origin.y)
      .scaledBy(x: content.size.width * scale / width, y: content.size.height * scale / height)
      .translatedBy(x: -source.minX, y: -source.minY)
    return .image(
      ImagePaintSource(
        image: pixels, source: source, transform: transform, tiles: true,
        sampling: image.options.interpolation.sampling))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that tiles an image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension ImageContent {
  /// The pixels of the image. A vector image or template is rasterized.
  fileprivate func tilePixels(scale: CGFloat, in environment: EnvironmentValues) -> PixelImage? {
    if case .pixels(let image) = picture, !isTemplate { return image.pixels }
    guard size.width > 0, size.height > 0 else { return nil }
    let box = CGRect(origin: .zero, size: size)
    let recorder = FragmentRecorder()
    let paint = isTemplate ? ForegroundStyle().resolve(for: box, in: environment) : nil
    draw(in: box, paint: paint, into: recorder, state: DrawingState())
    return environment.fragmentImages?.pixels(
      of: recorder.finish(), size: size, scale: environment.displayScale * scale)
  }
}
