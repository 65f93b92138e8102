/// The columns of a split view beside each other.
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  @Binding var visibility: NavigationSplitViewVisibility
  let hasContent: Bool
  let width: CGFloat
  let style: _SplitViewKind
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  @Owned private var models = SplitModels()
  @State private var sidebarDrag: CGFloat?
  @State private var contentDrag: CGFloat?
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    ZStack(alignment: .leading) {
      SplitColumn(content: detail, model: models.detail, page: models.detailPage, toggle: detailToggle)
        .environment(\.navigation, models.detail)
        .padding(.leading, style.coversDetail ? 0 : leadingWidth)
      HStack(spacing: 0) {
        if showsSidebar { sidebarColumn.transition(.move(edge: .leading)) }
        if hasContent, showsContent { contentColumn.transition(.move(edge: .leading)) }
      }
      .background { if style.coversDetail { Rectangle().fill(.background).ignoresSafeArea() } }
      .modifier(CoveringShadow(isActive: style.coversDetail && (showsSidebar || hasContent && showsContent)))
    }
    .clipped()
    .animation(.spring(duration: 0.35, bounce: 0), value: showsSidebar)
    .animation(.spring(duration: 0.35, bounce: 0), value: showsContent)
  }

  private var sidebarColumn: some View {
    SplitColumn(
      content: sidebar.environment(\.navigation, hasContent ? models.toContent : models.toDetail)
        .environment(\.listForm, _ListForm(form: .sidebar)),
      model: models.sidebar, page: models.sidebarPage, toggle: toggle(false)
    )
    .environment(\.columnWidths, models.sidebarWidths)
    .frame(width: sidebarWidth)
    .modifier(ColumnDivider(width: sidebarWidth, range: sidebarRange.range) { sidebarDrag = $0 })
  }

  private var contentColumn: some View {
    SplitColumn(
      content: content.environment(\.navigation, models.toDetail), model: models.content,
      page: models.contentPage, toggle: showsSidebar ? nil : toggle(true)
    )
    .environment(\.columnWidths, models.contentWidths)
    .frame(width: contentWidth)
    .modifier(ColumnDivider(width: contentWidth, range: contentRange.range) { contentDrag = $0 })
  }

  // MARK: Visibility

  private var showsSidebar: Bool {
    switch visibility {
    case .detailOnly: false
    case .doubleColumn: !hasContent
    case .all: true
    default: !hasContent || width >= 820
    }
  }

  private var showsContent: Bool { visibility != .detailOnly }

  private func toggle(_ shows: Bool) -> SidebarToggle {
    SidebarToggle { visibility = shows ? .all : hasContent ? .doubleColumn : .detailOnly }
  }

  /// The detail has the button only if no other column is shown.
  private var detailToggle: SidebarToggle? {
    showsSidebar || hasContent && showsContent ? nil : toggle(true)
  }

  // MARK: Widths

  private var sidebarRange: ColumnRange {
    ColumnRange(models.sidebarWidths, ideal: idiom == .phone ? 320 : 220, drag: sidebarDrag)
  }

  private var contentRange: ColumnRange {
    ColumnRange(models.contentWidths, ideal: idiom == .phone ? 320 : 260, drag: contentDrag)
  }

  private var sidebarWidth: CGFloat { sidebarRange.width(in: width) }

  private var contentWidth: CGFloat { contentRange.width(in: width) }

  private var leadingWidth: CGFloat {
    (showsSidebar ? sidebarWidth : 0) + (hasContent && showsContent ? contentWidth : 0)
  }
}

/// What the columns of a split view share.
@MainActor
final class SplitModels {
  let sidebar = NavigationModel()
  let content = NavigationModel()
  let detail = NavigationModel()
  /// Their links replace the pages of the next column.
  let toContent: NavigationModel
  let toDetail: NavigationModel
  let sidebarPage = NavigationPageModel()
  let contentPage = NavigationPageModel()
  let detailPage = NavigationPageModel()
  let sidebarWidths = Channel<ColumnWidth>()
  let contentWidths = Channel<ColumnWidth>()

  init() {
    toContent = NavigationModel(replacingPagesOf: content)
    toDetail = NavigationModel(replacingPagesOf: detail)
  }
}

/// A column with its bars and pages.
struct SplitColumn<Content: View>: View {
  let content: Content
  let model: NavigationModel
  let page: NavigationPageModel
  let toggle: SidebarToggle?

  var body: some View {
    NavigationPages(root: content, model: model, rootPage: page)
      .environment(\.sidebarToggle, toggle)
  }
}

/// The width of a column.
struct ColumnRange {
  private let value: ColumnWidth
  private let drag: CGFloat?

  @MainActor init(_ widths: Channel<ColumnWidth>, ideal: CGFloat, drag: CGFloat?) {
    value = widths.values.last ?? ColumnWidth(minimum: 140, ideal: ideal, maximum: 420)
    self.drag = drag
  }

  /// The widths that a drag of the divider can set.
  var range: ClosedRange<CGFloat> {
    let least = ColumnRange.usable(value.minimum ?? min(140, value.ideal))
    return least...max(least, ColumnRange.usable(value.maximum ?? max(420, value.ideal)))
  }

  /// The width within a split view, of which a column takes at most half.
  func width(in available: CGFloat) -> CGFloat {
    let wanted = ColumnRange.usable(drag ?? value.ideal)
    return min(min(max(wanted, range.lowerBound), range.upperBound), max(available / 2, 0))
  }

  private static func usable(_ width: CGFloat) -> CGFloat { width.isNaN ? 0 : min(max(width, 0), 10_000) }
}

/// A line at the trailing edge of a column that is dragged to change its width.
struct ColumnDivider: ViewModifier {
  let width: CGFloat
  let range: ClosedRange<CGFloat>
  var edge = HorizontalEdge.trailing
  let change: (CGFloat) -> Void
  @Environment(\.pixelLength) private var pixel
  @State private var start: CGFloat?

  func body(content: Content) -> some View {
    content.overlay(alignment: edge == .trailing ? .trailing : .leading) {
      Rectangle().fill(SchemeStyle.separator).frame(width: pixel)
        .ignoresSafeArea()
        .overlay {
          Color.clear.frame(width: 8).contentShape(Rectangle())
            .gesture(DragGesture(minimumDistance: 1, coordinateSpace: .global).onChanged(drag).onEnded(end))
        }
    }
  }

  private func drag(_ value: DragGesture.Value) {
    let start = start ?? width
    if self.start == nil { self.start = start }
    let distance = edge == .trailing ? value.translation.width : -value.translation.width
    change(min(max(start + distance, range.lowerBound), range.upperBound))
  }

  private func end(_ value: DragGesture.Value) { start = nil }
}

/// The shadow of columns that cover the detail.
private struct CoveringShadow: ViewModifier {
  let isActive: Bool

  func body(content: Content) -> some View {
    content.background {
      if isActive {
        Rectangle().fill(.black).shadow(color: .black.opacity(0.25), radius: 8, x: 2).padding(.trailing, 1)
          .ignoresSafeArea()
      }
    }
  }
}

/// The button that shows and hides the sidebar.
struct SidebarToggle: View {
  let action: () -> Void

  var body: some View {
    Button(action: action) { Image(systemName: "sidebar.leading") }
      .keyboardShortcut("s", modifiers: [.control, .command])
  }
}

extension EnvironmentValues {
  /// The button for the sidebar in the bar of the first page; `nil` for none.
  @Entry var sidebarToggle: SidebarToggle?
}
