/// An explanation in place of content that is missing: an icon and a title, a description, and actions.
///
/// ```swift
/// ContentUnavailableView {
///   Label("No mail", systemImage: "tray.fill")
/// } description: {
///   Text("New mail appears here.")
/// } actions: {
///   Button("Refresh") {}
/// }
/// ```
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view from a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary)
      VStack(spacing: 12) { actions }.padding(.top, 8)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large gray icon above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == EaselUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view from a localized title, an image and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      EaselUI.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates a view from a title in a table of strings, an image and a description.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init {
      EaselUI.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates a view from a localized title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      EaselUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a view from a title in a table of strings, a symbol and a description.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init {
      EaselUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a view from a title, an image and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      EaselUI.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates a view from a title, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      EaselUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

/// The label of `ContentUnavailableView.search`.
public struct SearchUnavailableContent {
  /// The title and icon of a search without results.
  public struct Label: View {
    fileprivate let text: String?

    public var body: some View {
      EaselUI.Label(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }

  /// The description of a search without results.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// A search without results has no actions.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search without results.
  ///
  /// Deviation: SwiftUI shows the text of the enclosing `searchable`; use `search(text:)` for that.
  public static var search: Self { search(nil) }

  /// A search for a text without results.
  public static func search(text: String) -> Self { search(text.isEmpty ? nil : text) }

  private static func search(_ text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() }
    )
  }
}
