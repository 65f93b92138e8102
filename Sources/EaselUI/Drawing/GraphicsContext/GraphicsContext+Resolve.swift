import EaselDrawing
import EaselTypography

extension GraphicsContext {
  /// The same shading with its colours taken from this context's environment, so that each draw with it is quicker.
  public func resolve(_ shading: Shading) -> Shading { shading.resolved(in: canvas) }
}

extension GraphicsContext.Shading {
  func resolved(in canvas: DrawingCanvas) -> GraphicsContext.Shading {
    switch storage {
    case .paint: self
    case .color(let color): .init(.paint(.solid(color.paintColor(in: canvas.theme))))
    case .gradient(let gradient): .init(.paint(.gradient(gradient.paint(in: canvas.theme))))
    case .style: resolvedStyle(in: canvas)
    case .tiles(let image, let origin):
      image.paint(at: origin, in: canvas.environment).map { .init(.paint($0)) } ?? self
    case .palette(let levels): .init(.palette(levels.map { $0.resolved(in: canvas) }))
    }
  }

  /// A style is bound now only when it does not depend on what is drawn: when it is one colour in any box.
  private func resolvedStyle(in canvas: DrawingCanvas) -> GraphicsContext.Shading {
    let paint = paint(in: canvas, bounds: .zero)
    guard let paint, case .solid = paint.paint, paint.shadows.isEmpty, paint.mode == nil else { return self }
    return .init(.paint(paint.paint))
  }
}

extension GraphicsContext {
  /// A text whose fonts are decided, ready to be measured and drawn.
  public struct ResolvedText {
    /// Colours the pieces that have no style of their own. Gradients are placed in the context's space.
    public var shading: Shading
    let content: TextContent

    /// The size that the text takes of an area, in points, rounded up to whole pixels.
    public func measure(in size: CGSize) -> CGSize {
      content.size(of: content.layout(width: size.width, height: size.height))
    }

    /// From the top of the text laid out in an area down to its first baseline, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      content.layout(width: size.width, height: size.height).firstBaseline
    }

    /// From the top of the text laid out in an area down to its last baseline, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      content.layout(width: size.width, height: size.height).lastBaseline
    }
  }

  /// The text with its fonts found in this context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(shading: canvas.foreground, content: canvas.content(of: text))
  }

  /// Draws a text in lines that fit a rectangle, from its top left corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.content, in: rect, with: text.shading)
  }

  /// Draws a text at its own size, with the anchor point of its box at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.content, at: point, anchor: anchor, with: text.shading)
  }

  /// Draws a text in lines that fit a rectangle, from its top left corner.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(canvas.content(of: text), in: rect, with: canvas.foreground)
  }

  /// Draws a text at its own size, with the anchor point of its box at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(canvas.content(of: text), at: point, anchor: anchor, with: canvas.foreground)
  }

  @inline(__always)
  private func draw(_ text: TextContent, in rect: CGRect, with shading: @autoclosure () -> Shading) {
    text.layOut(width: rect.width, height: rect.height)
    drawLaidOut(text, at: rect.origin, with: shading())
  }

  @inline(__always)
  private func draw(
    _ text: TextContent, at point: CGPoint, anchor: UnitPoint, with shading: @autoclosure () -> Shading
  ) {
    text.layOut()
    let size = text.laidOutSize
    let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    drawLaidOut(text, at: origin, with: shading())
  }

  /// Asks for the shading only where the text leaves its colour open.
  @inline(__always)
  private func drawLaidOut(
    _ text: TextContent, at origin: CGPoint, with shading: @autoclosure () -> Shading
  ) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    if text.drawSingleRun(at: origin, into: recorder, state: state) { return }
    drawParts(of: text, at: origin, with: text.needsPaint ? shading() : nil)
  }

  @inline(never)
  private func drawParts(of text: TextContent, at origin: CGPoint, with shading: Shading?) {
    guard let layout = text.laidOut else { return }
    let box = CGRect(origin: origin, size: layout.size)
    guard let paint = shading.map({ $0.paint(in: canvas, bounds: box) }) ?? StyledPaint() else { return }
    text.draw(
      layout, at: origin, into: recorder, state: state, environment: environment, paint: paint)
  }
}

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

extension GraphicsContext {
  /// A child view of the canvas, ready to be drawn any number of times; it stays sharp at every scale.
  public struct ResolvedSymbol: Sendable {
    let fragment: Fragment
    /// The size that the view was laid out with, in points.
    public let size: CGSize

    init(fragment: Fragment, size: CGSize) { (self.fragment, self.size) = (fragment, size) }
  }
}
