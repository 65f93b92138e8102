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
      .modifier(ButtonLabelColor(style: color))
      .contentShape(WholeRow())
      .onChange(of: configuration.isPressed) { press?.wrappedValue = $1 }
  }

  /// The color of the label; nil for that of the row.
  private var color: AnyShapeStyle? {
    if !isEnabled { return AnyShapeStyle(ControlColor.disabledText) }
    if isNavigation { return nil }
    return configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }
}

/// A rectangle that covers the row of a label. The row clips it.
private struct WholeRow: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: -10_000, dy: -22)) }
}

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  /// The start of the separator of a row, which is that of the first text in the row unless a view of the row sets it.
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

/// The style of labels in rows: icons in a column of their own, by default in the accent color.
private struct ListRowLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { ListRowLabel(configuration: configuration) }
}

private struct ListRowLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.listItemTint) private var tint
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth
  @Environment(\.foregroundStyles) private var outer

  var body: some View {
    HStack(spacing: spacing ?? (idiom == .desktop ? 6 : 12)) {
      configuration.icon
        .foregroundStyle(color)
        .frame(minWidth: iconWidth ?? (idiom == .desktop ? 18 : 28))
      configuration.title
    }
  }

  /// The tint, unless a view around the label sets a foreground style.
  private var color: AnyShapeStyle {
    guard let tint else { return outer.isEmpty ? AnyShapeStyle(.tint) : AnyShapeStyle(.foreground) }
    return tint.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary)
  }
}
