/// Why views do not show their data.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// There is no data yet: text becomes bars, images become plain areas.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Data of the user is not to be seen: views that are `privacySensitive` look as with `placeholder`.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The data is out of date: views with `invalidatableContent` are faint.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

private enum PrivacySensitivityKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Why views do not show their data; empty where they do.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacySensitivityKey.self] }
    set { self[PrivacySensitivityKey.self] = newValue }
  }

  /// True when text and images are drawn as placeholders.
  var showsPlaceholders: Bool {
    let reasons = redactionReasons
    guard !reasons.isEmpty else { return false }
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

/// Makes a view faint while its data is out of date.
private struct InvalidatableContent {
  let isInvalidatable: Bool
  @Environment(\.redactionReasons) var reasons
}

extension InvalidatableContent: ViewModifier {
  func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? Placeholder.faintness : 1)
  }
}

nonisolated extension View {
  /// Adds a reason for the view not to show its data.
  ///
  /// Views keep their size. Text and images are drawn as placeholders in their foreground style; shapes, colours and
  /// canvases are drawn as they are, and may depend on `redactionReasons`.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Has the view show its data whatever views around it say.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Says whether the view shows data that `RedactionReasons.privacy` hides.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Says whether the view is faint while `RedactionReasons.invalidated` holds.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContent(isInvalidatable: invalidatable))
  }
}
