// Options of text input that have no meaning on this platform. They exist so that programs for other platforms compile.

/// Where the controls for the format of a text are shown. There are none here.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    public typealias Element = Set

    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The context menu.
    public static let contextMenu = Set(rawValue: 1)
    /// The on-screen keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// All places.
    public static let all: Set = [.contextMenu, .inputAssistant]
    /// The places that the system chooses.
    public static let `default`: Set = []
  }
}

nonisolated extension View {
  /// Has no effect: there are no writing tools.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }

  /// Has no effect: there are no controls for the format of a text.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }

  /// Has no effect: nothing is suggested.
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// Has no effect: nothing is suggested.
  public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable { self }

  /// Has no effect: nothing is suggested.
  public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View { self }

  /// Has no effect: nothing is suggested.
  public func textInputCompletion(_ completion: String) -> some View { self }

  /// Has no effect: letters do not select views.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Has no effect: letters do not select views.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// Has no effect: letters do not select views.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }

  /// Has no effect: the caret of a place between two lines is at the end of the first one if it came from there.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
}
