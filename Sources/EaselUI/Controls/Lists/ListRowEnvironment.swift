extension EnvironmentValues {
  /// Whether the row of a list is pressed; nil outside of lists.
  @Entry var listRowPress: Binding<Bool>?
  /// Whether the row is a link that navigates.
  @Entry var isNavigationRow = false
  @Entry var listItemTint: ListItemTint?
}

/// The style of buttons in rows: the whole row is the button.
struct ListRowButtonStyle: ButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View { ListRowButton(configuration: configuration) }
}

private struct ListRowButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.listRowPress) private var press
  @Environment(\.isNavigationRow) private var isNavigation
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundStyle(color)
      .contentShape(WholeRow())
      .onChange(of: configuration.isPressed) { press?.wrappedValue = $1 }
      .opacity(isEnabled ? 1 : 0.4)
  }

  private var color: AnyShapeStyle {
    if isNavigation { return AnyShapeStyle(.foreground) }
    return configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }
}

/// A rectangle that covers the row of a label. The row clips it.
private struct WholeRow: Shape {
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: -10_000, dy: -22)) }
}

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  /// The start of the separator of a row, which is that of the row's text unless the row sets it.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// The end of the separator of a row. Has no effect: separators end at the end of the row.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

/// The styles of controls in rows, where the program sets no others.
struct ListControlStyles: ViewModifier {
  let isDesktop: Bool

  func body(content: Content) -> some View {
    if isDesktop {
      content.labelStyle(ListRowLabelStyle()).environment(\.isFormRow, true)
    } else {
      content.labelStyle(ListRowLabelStyle()).buttonStyle(ListRowButtonStyle()).environment(\.isFormRow, true)
    }
  }
}

/// The style of labels in rows: icons in the accent color in a column of their own.
private struct ListRowLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { ListRowLabel(configuration: configuration) }
}

private struct ListRowLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.listItemTint) private var tint
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth

  var body: some View {
    HStack(spacing: spacing ?? (idiom == .desktop ? 6 : 12)) {
      configuration.icon
        .foregroundStyle(color)
        .frame(minWidth: iconWidth ?? (idiom == .desktop ? 18 : 28))
      configuration.title.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
  }

  private var color: AnyShapeStyle {
    guard let tint else { return AnyShapeStyle(.tint) }
    return tint.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary)
  }
}
