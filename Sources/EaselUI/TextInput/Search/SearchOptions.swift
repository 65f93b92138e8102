/// When the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// While the search field is used.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(name: "automatic") }
  /// While the search field is used and has a text.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(name: "onTextEntry") }
  /// While the search field is used.
  public static var onSearchPresentation: SearchScopeActivation {
    SearchScopeActivation(name: "onSearchPresentation")
  }
}

/// Where the suggestions of a search are shown. Here they are always below the field: that counts as the content if
/// `EnvironmentValues.interfaceIdiom` is `phone`, and as a menu if it is `desktop`.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  /// The place that the system chooses.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// A menu of the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// The content below the field.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    public typealias Element = Set

    /// The bits of the set.
    public var rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A menu of the field.
    public static let menu = Set(rawValue: 1)
    /// The content below the field.
    public static let content = Set(rawValue: 2)
  }
}

/// The effect of a search on the toolbar.
public struct SearchPresentationToolbarBehavior: Sendable {
  private let name: String

  /// The default.
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(name: "automatic")
  }
  /// The title stays visible.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(name: "avoidHidingContent")
  }
}

/// The size of a search field in a toolbar.
public struct SearchToolbarBehavior: Sendable {
  private let name: String

  /// The default.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(name: "automatic") }
  /// A button until the field is used.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(name: "minimize") }
}

/// Whether a text can be dictated. This platform has no dictation.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// Dictation in the field.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
  /// No dictation.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
}

/// The event that begins a dictation. This platform has no dictation.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String

  /// A look at the field.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// A tap on the button of the field.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

nonisolated extension View {
  /// Has no effect: a search does not change the toolbar.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    self
  }

  /// Has no effect: search fields are not in toolbars.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Has no effect: there is no dictation.
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }
}
