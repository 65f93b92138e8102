/// The place of a search field. Here it is above the content in all of them.
public struct SearchFieldPlacement: Sendable {
  private let name: String

  /// The place that the system chooses.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// The toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// The principal place of the toolbar.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// The sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// The drawer below the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// When the drawer below the navigation bar is shown. Here it always is.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let name: String

    /// When the content is scrolled to its top.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  /// The drawer below the navigation bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  {
    navigationBarDrawer
  }
}

/// A search field: a magnifying glass, the text, a button that clears it and, on phones while it is used, one that ends the
/// search.
struct SearchField: View {
  let text: Binding<String>
  let prompt: Text
  let tokens: SearchTokens
  let isActive: Bool
  let activate: () -> Void
  let cancel: () -> Void
  let focus: FocusState<Bool>.Binding
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.searchSettings) private var settings

  var body: some View {
    HStack(spacing: 10) {
      HStack(spacing: idiom == .phone ? 6 : 4) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        ForEach(tokens.shown) { SearchTokenView(label: $0.label) }
        input
        if !text.wrappedValue.isEmpty {
          Button {
            text.wrappedValue = ""
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
          }
          .buttonStyle(.plain)
        }
      }
      .padding(.horizontal, idiom == .phone ? 8 : 6).padding(.vertical, idiom == .phone ? 7 : 3)
      .background(
        Color.gray.opacity(0.18),
        in: RoundedRectangle(cornerRadius: idiom == .phone ? 10 : 6, style: .continuous))
      if isActive, idiom == .phone { Button("Cancel", action: cancel).buttonStyle(.borderless) }
    }
    .onKeyPress(.escape) {
      guard isActive else { return .ignored }
      cancel()
      return .handled
    }
  }

  private var input: some View {
    TextInput(
      core: TextFieldCore(
        source: .text(text), selection: settings.selection, editingChanged: { if $0 { activate() } }),
      placeholder: prompt, trigger: .search
    )
    .environment(\.textInputBorder, .search)
    .onKeyPress(.delete) {
      guard text.wrappedValue.isEmpty, !tokens.shown.isEmpty else { return .ignored }
      tokens.removeLast()
      return .handled
    }
    .focused(focus)
  }
}
