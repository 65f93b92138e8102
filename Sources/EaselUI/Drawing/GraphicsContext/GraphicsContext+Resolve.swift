import EaselDrawing
import EaselTypography

extension GraphicsContext {
  /// Returns the shading with its colors resolved in this context's environment, which
  /// makes repeated draws faster.
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

  /// Resolves a style now only if it gives one solid color for any bounds.
  private func resolvedStyle(in canvas: DrawingCanvas) -> GraphicsContext.Shading {
    let paint = paint(in: canvas, bounds: .zero)
    guard let paint, case .solid = paint.paint, paint.shadows.isEmpty, paint.mode == nil else { return self }
    return .init(.paint(paint.paint))
  }
}

extension GraphicsContext {
  /// A text with resolved fonts that can be measured and drawn.
  ///
  /// ```swift
  /// Canvas { context, size in
  ///   let text = context.resolve(Text("Easel").font(.title))
  ///   let measured = text.measure(in: size)
  ///   context.draw(text, in: CGRect(origin: .zero, size: measured))
  /// }
  /// ```
  public struct ResolvedText {
    /// The shading of the parts of the text without their own style. Gradients are placed in
    /// the context's user space.
    public var shading: Shading
    let content: TextContent

    /// Returns the size in points that the text takes when laid out in `size`, rounded up to whole pixels.
    public func measure(in size: CGSize) -> CGSize {
      content.size(of: content.layout(width: size.width, height: size.height))
    }

    /// Returns the distance in points from the top of the text, laid out in `size`, to its first baseline.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      content.layout(width: size.width, height: size.height).firstBaseline
    }

    /// Returns the distance in points from the top of the text, laid out in `size`, to its last baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      content.layout(width: size.width, height: size.height).lastBaseline
    }
  }

  /// Returns the text with its fonts resolved in this context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(shading: canvas.foreground, content: canvas.content(of: text))
  }

  /// Draws a text from the top left corner of `rect`, wrapped and truncated to its size.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.content, in: rect, with: text.shading)
  }

  /// Draws a text at its ideal size, with the anchor of its bounds at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.content, at: point, anchor: anchor, with: text.shading)
  }

  /// Draws a text from the top left corner of `rect`, wrapped and truncated to its size.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(canvas.content(of: text), in: rect, with: canvas.foreground)
  }

  /// Draws a text at its ideal size, with the anchor of its bounds at `point`.
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

  /// Evaluates the shading only if part of the text has no color of its own.
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
  /// An image with resolved contents that can be measured and drawn.
  ///
  /// ```swift
  /// Canvas { context, size in
  ///   var image = context.resolve(Image(systemName: "star"))
  ///   image.shading = .color(.yellow)
  ///   context.draw(image, at: CGPoint(x: size.width / 2, y: size.height / 2))
  /// }
  /// ```
  public struct ResolvedImage {
    /// The size in points; for a symbol, the size of its square.
    public var size: CGSize { content.size }
    /// The distance in points from the top to the baseline; the height for images without a baseline.
    public var baseline: CGFloat { content.baseline ?? content.size.height }
    /// The shading that fills the alpha of the image; nil for the image's own colors.
    public var shading: Shading?
    let content: ImageContent

    init(_ content: ImageContent) {
      self.content = content
      shading = content.isTemplate ? .foreground : nil
    }
  }

  /// Returns the image with its contents resolved in this context's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(ImageContent(image, in: environment))
  }

  /// Draws an image stretched to fill `rect`. A resizable image follows its cap insets and resizing mode.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    if let shading = image.shading {
      guard let paint = shading.paint(in: canvas, bounds: rect) else { return }
      image.content.draw(in: rect, style: style, paint: paint, into: recorder, state: state)
    } else {
      image.content.draw(in: rect, style: style, paint: nil, into: recorder, state: state)
    }
  }

  /// Draws an image at its own size, with the anchor of its bounds at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = image.size
    let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    draw(image, in: CGRect(origin: origin, size: size))
  }

  /// Draws an image stretched to fill `rect`. A resizable image follows its cap insets and resizing mode.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at its own size, with the anchor of its bounds at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension GraphicsContext {
  /// A child view of the canvas that can be drawn any number of times. It is drawn as vectors, so it
  /// stays sharp at every scale.
  ///
  /// ```swift
  /// Canvas { context, size in
  ///   guard let dot = context.resolveSymbol(id: "dot") else { return }
  ///   context.draw(dot, at: CGPoint(x: 20, y: 20))
  ///   context.draw(dot, at: CGPoint(x: 60, y: 20))
  /// } symbols: {
  ///   Circle().frame(width: 10, height: 10).tag("dot")
  /// }
  /// ```
  public struct ResolvedSymbol: Sendable {
    let fragment: Fragment
    /// The ideal size of the view, in points.
    public let size: CGSize

    init(fragment: Fragment, size: CGSize) { (self.fragment, self.size) = (fragment, size) }
  }
}
