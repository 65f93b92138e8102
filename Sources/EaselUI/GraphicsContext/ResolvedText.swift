import EaselDrawing
import EaselTypography

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
    ResolvedText(shading: canvas.foreground, content: TextContent(text, canvas.textSettings))
  }

  /// Draws a text in lines that fit a rectangle, from its top left corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, text.content.layout(width: rect.width, height: rect.height), at: rect.origin)
  }

  /// Draws a text at its own size, with the anchor point of its box at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.content.layout()
    let size = layout.size
    draw(
      text, layout, at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height))
  }

  /// Draws a text in lines that fit a rectangle, from its top left corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text at its own size, with the anchor point of its box at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ text: ResolvedText, _ layout: TextLayout, at origin: CGPoint) {
    let box = CGRect(origin: origin, size: layout.size)
    guard origin.x.isFinite, origin.y.isFinite else { return }
    let paint = text.content.needsPaint ? text.shading.paint(in: canvas, bounds: box) : StyledPaint()
    guard let paint else { return }
    text.content.draw(
      layout, at: origin, into: recorder, state: state, environment: environment, paint: paint)
  }
}
