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
