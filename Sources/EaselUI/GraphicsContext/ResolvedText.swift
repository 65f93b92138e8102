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
    draw(text.content, text.content.layout(in: rect), at: rect.origin, with: text.shading)
  }

  /// Draws a text at its own size, with the anchor point of its box at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.content.layout()
    draw(text.content, layout, at: layout.origin(placing: anchor, at: point), with: text.shading)
  }

  /// Draws a text in lines that fit a rectangle, from its top left corner.
  public func draw(_ text: Text, in rect: CGRect) {
    let content = canvas.content(of: text)
    draw(content, content.layout(in: rect), at: rect.origin, with: canvas.foreground)
  }

  /// Draws a text at its own size, with the anchor point of its box at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    let content = canvas.content(of: text)
    let layout = content.layout()
    draw(content, layout, at: layout.origin(placing: anchor, at: point), with: canvas.foreground)
  }

  /// Asks for the shading only where the text leaves its colour open.
  @inline(__always)
  private func draw(
    _ text: TextContent, _ layout: TextLayout, at origin: CGPoint, with shading: @autoclosure () -> Shading
  ) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    if text.drawSingleRun(of: layout, at: origin, into: recorder, state: state) { return }
    let box = CGRect(origin: origin, size: layout.size)
    guard let paint = text.needsPaint ? shading().paint(in: canvas, bounds: box) : StyledPaint() else {
      return
    }
    text.draw(
      layout, at: origin, into: recorder, state: state, environment: environment, paint: paint)
  }
}

extension TextContent {
  fileprivate func layout(in rect: CGRect) -> TextLayout { layout(width: rect.width, height: rect.height) }
}

extension TextLayout {
  /// Where the top left corner of the box is when an anchor point of it is at a point.
  fileprivate func origin(placing anchor: UnitPoint, at point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
  }
}
