import EaselDrawing

/// A view that a closure draws in immediate mode. The canvas takes the proposed size and
/// clips the drawing to it.
///
/// The closure runs again when the closure itself, the size, an environment value that it read, or the
/// appearance of a symbol changes.
///
/// ```swift
/// Canvas { context, size in
///   let rect = CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10)
///   context.fill(Path(ellipseIn: rect), with: .color(.blue))
///   context.stroke(Path(rect), with: .color(.gray), lineWidth: 2)
/// }
/// ```
public struct Canvas<Symbols: View> {
  /// Views that the closure can draw, identified by their tags. They keep state and
  /// animate as other views do.
  public var symbols: Symbols
  /// The closure that draws, given a context and the size of the canvas in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas is filled with opaque black before the closure runs. SwiftUI leaves the pixels of an
  /// opaque canvas undefined where nothing opaque is drawn.
  public var isOpaque: Bool
  /// The color space in which the drawing is blended.
  public var colorMode: ColorRenderingMode
  /// Whether a window rasterizes the canvas on a background thread, without delaying the rest of the frame.
  ///
  /// Intended for drawings that take longer than one refresh of the display. The closure still runs on the
  /// main actor. Until a new drawing is ready, the window shows the previous one, scaled and moved to the
  /// current frame of the canvas. A newer drawing replaces one whose rasterization has not begun.
  ///
  /// The canvas is rasterized as one layer and then composited. Output without a window, as from
  /// `ImageRenderer`, waits for the drawing. A canvas among the symbols of another is drawn together with it.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that draws with `renderer` and can draw the tagged views of `symbols`.
  ///
  /// - Parameter opaque: Whether the canvas is filled with opaque black first.
  /// - Parameter colorMode: The color space in which the drawing is blended.
  /// - Parameter rendersAsynchronously: Whether a window draws the canvas without delaying
  ///   the rest of the frame.
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
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas without symbols that draws with `renderer`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

extension Canvas: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Canvas, _ inputs: _NodeInputs) -> _NodeOutput<Canvas> {
    _NodeOutput(CanvasNode(view, inputs))
  }
}

/// The node of a canvas; the nodes of the symbols are its children.
final class CanvasNode<Symbols: View>: ViewNode<Canvas<Symbols>> {
  private let element: CanvasElement
  private var symbols: ViewNode<Symbols>!

  init(_ view: Canvas<Symbols>, _ inputs: _NodeInputs) {
    element = CanvasElement(CanvasDrawing(view), inputs)
    super.init(inputs)
    symbols = Symbols.makeNode(view.symbols, inputs.child(of: self, stackAxis: nil))
    element.setSource(symbols)
  }

  override func update(_ view: Canvas<Symbols>) {
    symbols.update(view.symbols)
    element.update(CanvasDrawing(view))
  }

  override var levels: Int { 4 }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func elementsDidChange() { element.childrenDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(symbols) }

  override func didUnmount() { element.detach() }
}

/// The properties of a canvas except its symbols.
struct CanvasDrawing {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let isOpaque: Bool
  let colorMode: ColorRenderingMode
  let rendersAsynchronously: Bool

  init<Symbols: View>(_ view: Canvas<Symbols>) {
    (renderer, isOpaque, colorMode) = (view.renderer, view.isOpaque, view.colorMode)
    rendersAsynchronously = view.rendersAsynchronously
  }
}

/// The color space in which a drawing is blended.
public enum ColorRenderingMode: Equatable, Hashable, Sendable {
  /// Gamma-encoded sRGB. Components outside 0...1 give unspecified results.
  case nonLinear
  /// Linear sRGB. Components outside 0...1 give unspecified results.
  case linear
  /// Linear sRGB that keeps components outside 0...1.
  case extendedLinear
}

extension ColorRenderingMode {
  /// The rasterizer's equivalent of the mode.
  package var displayListMode: DisplayList.ColorMode {
    switch self {
    case .nonLinear: .nonLinear
    case .linear: .linear
    case .extendedLinear: .extendedLinear
    }
  }
}
