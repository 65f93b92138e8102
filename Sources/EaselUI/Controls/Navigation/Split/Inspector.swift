/// Shows a panel at the trailing edge of a view, or a sheet if `EnvironmentValues.interfaceIdiom` is `phone`.
struct InspectorModifier<Inspector: View> {
  @Binding var isPresented: Bool
  let inspector: Inspector
  @Owned private var widths = Channel<ColumnWidth>()
  @State private var drag: CGFloat?
  @Environment(\.interfaceIdiom) private var idiom
}

extension InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    if idiom == .phone {
      content.sheet(isPresented: $isPresented) { inspector }
    } else {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented { panel.transition(.move(edge: .trailing)) }
      }
      .animation(.spring(duration: 0.35, bounce: 0), value: isPresented)
    }
  }

  @MainActor private var panel: some View {
    let range = ColumnRange(widths, ideal: 270, drag: drag)
    let width = range.width(in: 2 * range.range.upperBound)
    return
      inspector
      .frame(maxHeight: .infinity)
      .environment(\.inspectorWidths, widths)
      .frame(width: width)
      .background { Rectangle().fill(ListColor.desktopSidebar).ignoresSafeArea() }
      .modifier(ColumnDivider(width: width, range: range.range, edge: .leading) { drag = $0 })
  }
}

nonisolated extension View {
  /// Shows a panel at the trailing edge of the view while a binding is true; a sheet if
  /// `EnvironmentValues.interfaceIdiom` is `phone`.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Sets a fixed width in points for the inspector that the view is in.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    let value = ColumnWidth(minimum: width, ideal: width, maximum: width)
    return modifier(ChannelWriter(channel: \.inspectorWidths, value: value))
  }

  /// Sets the preferred width in points of the inspector that the view is in, and the range to which it can be dragged.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let value = ColumnWidth(minimum: min, ideal: ideal, maximum: max)
    return modifier(ChannelWriter(channel: \.inspectorWidths, value: value))
  }
}
