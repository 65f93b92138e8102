import EaselDrawing

extension GraphicsContext {
  /// An image whose picture is found, ready to be measured and drawn.
  public struct ResolvedImage {
    /// Points; of a symbol, the size of its square.
    public var size: CGSize { content.size }
    /// From the top, in points; the height for pictures without a baseline.
    public var baseline: CGFloat { content.baseline ?? content.size.height }
    /// Fills the alpha of the picture; nil for its own colours.
    public var shading: Shading?
    let content: ImageContent

    init(_ content: ImageContent) {
      self.content = content
      shading = content.isTemplate ? .foreground : nil
    }
  }

  /// The image with its picture found in this context's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(ImageContent(image, in: environment))
  }

  /// Draws an image stretched to fill a rectangle; a resizable one as its insets and mode say.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    if let shading = image.shading {
      guard let paint = shading.paint(in: canvas, bounds: rect) else { return }
      image.content.draw(in: rect, style: style, paint: paint, into: recorder, state: state)
    } else {
      image.content.draw(in: rect, style: style, paint: nil, into: recorder, state: state)
    }
  }

  /// Draws an image at its own size, with the anchor point of its box at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = image.size
    let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    draw(image, in: CGRect(origin: origin, size: size))
  }

  /// Draws an image stretched to fill a rectangle; a resizable one as its insets and mode say.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at its own size, with the anchor point of its box at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}
