/// The reasons to hide the data of views.
///
/// ```swift
/// Text("Loading").redacted(reason: .placeholder)
/// ```
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Data is not yet available. Text becomes bars, images become plain areas.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Private data is hidden: views that are `privacySensitive` are drawn as with `placeholder`.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// Data is out of date: views with `invalidatableContent` are drawn with reduced opacity.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  /// The reasons to hide the data of views; empty to show it.
  @Entry public var redactionReasons: RedactionReasons = []

  @Entry fileprivate var isPrivacySensitive = false

  /// Whether text and images are drawn as placeholders.
  var showsPlaceholders: Bool {
    let reasons = redactionReasons
    guard !reasons.isEmpty else { return false }
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

/// Reduces the opacity of a view while its data is out of date.
private struct InvalidatableContent {
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) var reasons
}

extension InvalidatableContent: ViewModifier {
  func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? Placeholder.invalidatedOpacity : 1)
  }
}

nonisolated extension View {
  /// Adds reasons to hide the data of the view.
  ///
  /// Views keep their size. Text and images are drawn as placeholders in their foreground style. Shapes,
  /// colors and canvases do not change unless their code reads `redactionReasons`.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the data of the view regardless of the reasons of enclosing views.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Sets whether the view shows data that `RedactionReasons.privacy` hides.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Sets whether the view is drawn with reduced opacity while `RedactionReasons.invalidated` applies.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContent(isInvalidatable: invalidatable))
  }
}
