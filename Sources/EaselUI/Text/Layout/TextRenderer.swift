import EaselDrawing

/// A type that draws texts in place of the default drawing.
///
/// If the type has `animatableData`, changes of the renderer animate. Set a renderer with
/// `textRenderer(_:)`.
///
/// ```swift
/// struct Wave: TextRenderer {
///   var phase: Double
///
///   var animatableData: Double {
///     get { phase }
///     set { phase = newValue }
///   }
///
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for run in layout.flatMap({ $0 }) {
///       for (number, slice) in run.enumerated() {
///         var copy = context
///         copy.translateBy(x: 0, y: 4 * sin(phase + Double(number) / 2))
///         copy.draw(slice)
///       }
///     }
///   }
/// }
/// ```
public protocol TextRenderer: Animatable {
  /// Draws a text. The origin of the context is the top left corner of the text, in points.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size of the text for a proposal, in points. The default is the size without a renderer. The text is
  /// laid out in the size that the view then takes.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The space around the text in which the renderer draws. It has no effect: the drawing is not clipped.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the size of the text without a renderer.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// Returns no space.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text that a renderer draws, for measuring it.
///
/// ```swift
/// struct Roomy: TextRenderer {
///   func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
///     var size = text.sizeThatFits(proposal)
///     size.height += 10
///     return size
///   }
///
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for line in layout { context.draw(line) }
///   }
/// }
/// ```
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size that the text takes for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A text renderer in the environment. A class, so that a comparison of two takes constant time.
final class TextRendererStorage {
  let renderer: any TextRenderer

  init(_ renderer: any TextRenderer) { self.renderer = renderer }
}

extension EnvironmentValues {
  /// The renderer of texts; nil for the default drawing.
  @Entry var textRenderer: TextRendererStorage?
}

/// Sets the renderer of the texts in a view. As a modifier with a body, it is evaluated for each frame of an
/// animation of the renderer.
struct TextRendererModifier<Renderer: TextRenderer> {
  var renderer: Renderer
}

extension TextRendererModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.environment(\.textRenderer, TextRendererStorage(renderer))
  }
}

extension TextRendererModifier: Animatable {
  nonisolated var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }
}

nonisolated extension View {
  /// Draws the texts in the view with a renderer.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}
