/// A view that is drawn by a closure: takes all the room that is proposed and hands a graphics context for it to
/// `renderer`, clipped to its bounds.
///
/// The closure runs again when it, the size, a symbol or something that it read of the environment has changed.
public struct Canvas<Symbols: View>: View {
  public typealias Body = Never

  /// Views that the renderer finds by their tags.
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// True where the drawing covers all of the canvas; what lies below then need not be drawn.
  public var isOpaque: Bool
  /// The space in which colours are mixed.
  public var colorMode: ColorRenderingMode
  /// A hint: this library records on the main actor and rasterizes on others in any case.
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  public static func _makeNode(_ view: Canvas, _ inputs: _NodeInputs) -> _NodeOutput<Canvas> {
    _NodeOutput(CanvasNode(view, inputs))
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

/// The space in which a drawing's colours are mixed.
public enum ColorRenderingMode: Equatable, Hashable, Sendable {
  /// sRGB as it is encoded; what is outside 0...1 is undefined.
  case nonLinear
  /// Linear light; what is outside 0...1 is undefined.
  case linear
  /// Linear light; values outside 0...1 are kept.
  case extendedLinear
}
