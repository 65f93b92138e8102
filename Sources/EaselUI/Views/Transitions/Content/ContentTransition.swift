/// The way in which a text or an image replaces its earlier content when it changes with an animation.
///
/// ```swift
/// struct Score: View {
///   @State private var points = 9
///
///   var body: some View {
///     Button("\(points)") { withAnimation { points += 1 } }
///       .contentTransition(.numericText(value: Double(points)))
///   }
/// }
/// ```
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate
    case numericText(countsDown: Bool)
    case number(Double)
    case symbol(SymbolReplacement, speed: Double)
  }

  let kind: Kind

  /// Replaces the content at once.
  public static let identity = ContentTransition(kind: .identity)

  /// Fades from the old content to the new one.
  public static let opacity = ContentTransition(kind: .opacity)

  /// Moves the characters that the old and the new text have in common, and scales them if the font size
  /// changes. The others fade, and so do images.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Rolls the characters of a text that change, upward or, if `countsDown` is true, downward. Characters are
  /// matched by their distance from the decimal point or from the end of the text.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Rolls the characters of a text that change: upward if the value increases, downward if it decreases.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .number(value))
  }
}

extension ContentTransition {
  /// The value that determines the direction in which characters roll; nil if there is none.
  var number: Double? { if case .number(let value) = kind { value } else { nil } }

  /// Whether characters roll downward, given the earlier value.
  func countsDown(from earlier: Double?) -> Bool {
    switch kind {
    case .numericText(let countsDown): countsDown
    case .number(let value): earlier.map { value < $0 } ?? false
    default: false
    }
  }

  /// The animation of changes that happen without one; nil for none.
  var ownAnimation: Animation? {
    if case .symbol(_, let speed) = kind { .smooth(duration: 0.5).speed(speed) } else { nil }
  }
}

extension EnvironmentValues {
  /// The way in which texts and images replace their earlier content in an animation.
  ///
  /// The default is `identity`: unlike in SwiftUI, content changes at once unless a transition is set.
  @Entry public var contentTransition = ContentTransition.identity

  /// Has no effect: contents are drawn by the processor in any case.
  @Entry public var contentTransitionAddsDrawingGroup = false
}

nonisolated extension View {
  /// Sets the way in which the texts and images of the view replace their earlier content when it changes with
  /// an animation.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
