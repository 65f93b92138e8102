/// Two or three columns beside each other. The selection in a leading column determines the content of the next one.
///
/// A `List(selection:)` in a leading column sets the selection that the program shows in the next column. Links in a
/// leading column replace the pages of the next one. If `EnvironmentValues.interfaceIdiom` is `phone` and the view is
/// narrower than 700 points, or it is narrower than 440 points, the columns are pages of one stack, and a choice pushes
/// the next one; the state of the views inside the columns begins anew when that changes.
///
/// ```swift
/// struct Library: View {
///   @State private var chapter: Int?
///
///   var body: some View {
///     NavigationSplitView {
///       List(1..<10, id: \.self, selection: $chapter) { Text("Chapter \($0)") }
///     } detail: {
///       if let chapter { Text("Chapter \(chapter)") } else { Text("Choose a chapter") }
///     }
///   }
/// }
/// ```
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownCompactColumn = NavigationSplitViewColumn.sidebar
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.splitViewStyle) private var style

  init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail
  ) {
    (self.visibility, self.compactColumn) = (visibility, compactColumn)
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
  }
}

extension NavigationSplitView {
  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Creates three columns with a binding to those that are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Creates three columns with a binding to the one on top when they are a stack.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Creates three columns with bindings to those that are shown, and to the one on top when they are a stack.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates two columns with a binding to those that are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }

  /// Creates two columns with a binding to the one on top when they are a stack.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Creates two columns with bindings to those that are shown, and to the one on top when they are a stack.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }
}

extension NavigationSplitView: View {
  public var body: some View {
    GeometryReader { geometry in
      if isCollapsed(geometry.size.width) {
        SplitStack(
          column: compactColumn ?? $ownCompactColumn, hasContent: hasContent, sidebar: sidebar,
          content: content, detail: detail)
      } else {
        SplitColumns(
          visibility: visibility ?? $ownVisibility, hasContent: hasContent, width: geometry.size.width,
          style: style, sidebar: sidebar, content: content, detail: detail)
      }
    }
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  @MainActor private func isCollapsed(_ width: CGFloat) -> Bool { width < (idiom == .phone ? 700 : 440) }
}
