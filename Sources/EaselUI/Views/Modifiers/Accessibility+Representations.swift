// Further modifiers for assistive technology, which have no effect on this platform.

/// The level of a heading for assistive technology.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A level, or none.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The kind of a text for assistive technology.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Text of no particular kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The input and output of a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// A list of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story or poem.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

nonisolated extension View {
  /// Has no effect on this platform. The closure does not run.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    self
  }

  /// Has no effect on this platform.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Has no effect on this platform. The closure does not run.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
    -> some View
  { self }

  /// Has no effect on this platform.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Has no effect on this platform.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

/// When assistive technology reads a custom value of a view.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// When the user asks for it.
  case `default`
  /// Always.
  case high
}

/// The part that a view has in a pair of a label and a content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label or the content.
  case label, content
}
