/// The columns of a split view as pages of one stack.
struct SplitStack<Sidebar: View, Content: View, Detail: View>: View {
  @Binding var column: NavigationSplitViewColumn
  let hasContent: Bool
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  @Owned private var sidebarChoice = ColumnChoice()
  @Owned private var contentChoice = ColumnChoice()

  var body: some View {
    NavigationStack {
      sidebar
        .environment(\.columnChoice, choice(sidebarChoice, next: hasContent ? .content : .detail))
        .modifier(
          PresentedDestinationModifier(
            isPresented: isShown(column != .sidebar, before: .sidebar, sidebarChoice), destination: second))
    }
  }

  @ViewBuilder private var second: some View {
    if hasContent {
      content
        .environment(\.columnChoice, choice(contentChoice, next: .detail))
        .modifier(
          PresentedDestinationModifier(
            isPresented: isShown(column == .detail, before: .content, contentChoice),
            destination: detail.environment(\.columnChoice, nil)))
    } else {
      detail.environment(\.columnChoice, nil)
    }
  }

  private func choice(_ choice: ColumnChoice, next: NavigationSplitViewColumn) -> ColumnChoice {
    // Not the view itself, which refers to the choice.
    let column = $column
    choice.show = { if column.wrappedValue != next { column.wrappedValue = next } }
    return choice
  }

  /// Going back to a column clears its selection.
  private func isShown(
    _ isShown: Bool, before previous: NavigationSplitViewColumn, _ choice: ColumnChoice
  ) -> Binding<Bool> {
    Binding(
      get: { isShown },
      set: { isShown in
        guard !isShown else { return }
        choice.clear?()
        column = previous
      })
  }
}

/// Shows the next column of a stack after a choice in a list.
@MainActor
final class ColumnChoice {
  var show: (() -> Void)?
  /// Clears the selection of the list.
  var clear: (() -> Void)?

  nonisolated init() {}
}

extension EnvironmentValues {
  /// What a choice in a list does besides the selection; `nil` for nothing.
  @Entry var columnChoice: ColumnChoice?
}
