/// Pages on top of each other. Links and bindings push pages; the back button, Escape, Alt with the left arrow key and
/// a drag from the left edge remove them.
///
/// Pages have a bar with their title and their toolbar items if `EnvironmentValues.interfaceIdiom` is `phone`, and a
/// smaller one if it is `desktop`, unless it would be empty.
///
/// ```swift
/// struct Library: View {
///   var body: some View {
///     NavigationStack {
///       VStack {
///         NavigationLink("Chapter 1", value: 1)
///         NavigationLink("Chapter 2", value: 2)
///       }
///       .navigationTitle("Contents")
///       .navigationDestination(for: Int.self) { Text("Chapter \($0)") }
///     }
///   }
/// }
/// ```
public struct NavigationStack<Data, Root: View> {
  private let path: NavigationPathAccess?
  private let root: Root
  @Owned private var model = NavigationModel()
  @Owned private var rootPage = NavigationPageModel()
  @Environment(\.navigationPage) private var outerPage
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) {
    (path, self.root) = (nil, root())
  }

  /// Creates a stack with values of any types as its path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    // Not sendable because the binding can be of any type. The closures run on the main actor only.
    nonisolated(unsafe) let path = path
    self.path = NavigationPathAccess(
      get: { path.wrappedValue.values },
      set: { values in
        var newPath = NavigationPath()
        newPath.values = values
        path.wrappedValue = newPath
      })
    self.root = root()
  }
}

extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Creates a stack with values of one type as its path. Links with values of other types do nothing.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    // Not sendable because the binding can be of any type. The closures run on the main actor only.
    nonisolated(unsafe) let path = path
    self.path = NavigationPathAccess(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }
}

extension NavigationStack: View {
  public var body: some View {
    NavigationPages(root: root, model: connectedModel, rootPage: rootPage, outer: outerPage)
      .environment(\.navigation, model)
      .modifier(ChannelWriter(channel: \.pageOptions, value: BarOptions(containsStack: true)))
  }

  @MainActor private var connectedModel: NavigationModel {
    if let path { model.path = path }
    return model
  }
}

/// Pages on top of each other, or columns beside each other: an older form of `NavigationStack` and
/// `NavigationSplitView`. It is a stack in both idioms; only the first view is shown.
///
/// ```swift
/// struct Library: View {
///   var body: some View {
///     NavigationView {
///       NavigationLink("Chapter 1", destination: Text("Once upon a time"))
///         .navigationTitle("Contents")
///     }
///   }
/// }
/// ```
public struct NavigationView<Content: View> {
  private let content: Content

  /// Creates a stack with a root.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View { NavigationStack { content } }
}

/// The style of a `NavigationView`. All styles are a stack.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The default style.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Pages on top of each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// Columns beside each other; here, pages on top of each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
}

/// Two columns beside each other; here, pages on top of each other.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Pages on top of each other.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns beside each other; here, pages on top of each other.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
  /// Has no effect: navigation views are stacks.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
