/// A control for a color: a well that shows it, and opens a panel with a grid of colors, a spectrum, and sliders for the
/// components and the opacity.
///
/// ```swift
/// struct Background: View {
///   @State private var color = Color(red: 0.98, green: 0.9, blue: 0.2)
///
///   var body: some View {
///     ColorPicker("Background", selection: $color, supportsOpacity: false)
///   }
/// }
/// ```
public struct ColorPicker<Label: View> {
  private let label: Label
  private let selection: Binding<Color>
  private let supportsOpacity: Bool

  private init(_ selection: Binding<Color>, _ supportsOpacity: Bool, label: Label) {
    (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label)
  }

  private init(_ selection: Binding<CGColor>, _ supportsOpacity: Bool, label: Label) {
    self.init(
      Binding(
        get: { Color(cgColor: selection.wrappedValue) },
        set: { color in if let color = color.cgColor { selection.wrappedValue = color } }),
      supportsOpacity, label: label)
  }

  /// Creates a picker for a color. The selected colors are constant colors in sRGB.
  ///
  /// - Parameter supportsOpacity: Whether colors have an opacity. Without it, all selected colors are opaque.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection, supportsOpacity, label: label())
  }

  /// Creates a picker for a color. The selected colors are in sRGB.
  ///
  /// - Parameter supportsOpacity: Whether colors have an opacity. Without it, all selected colors are opaque.
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection, supportsOpacity, label: label())
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker for a color with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection, supportsOpacity, label: Text(titleKey))
  }

  /// Creates a picker for a color with a title from a table of strings.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection, supportsOpacity, label: Text(titleResource))
  }

  /// Creates a picker for a color with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection, supportsOpacity, label: Text(title))
  }

  /// Creates a picker for a color with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection, supportsOpacity, label: Text(titleKey))
  }

  /// Creates a picker for a color with a title from a table of strings.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection, supportsOpacity, label: Text(titleResource))
  }

  /// Creates a picker for a color with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection, supportsOpacity, label: Text(title))
  }
}

extension ColorPicker: View {
  public var body: some View {
    LabeledColorWell(label: label, selection: selection, supportsOpacity: supportsOpacity)
      .modifier(DisabledAppearance())
  }

  public static var _isSingleView: Bool { true }
}

/// A well behind its label, unless labels are hidden.
private struct LabeledColorWell<Label: View>: View {
  let label: Label
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.isFormRow) private var isFormRow
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    let well = ColorWell(selection: selection, supportsOpacity: supportsOpacity)
    if labelsAreHidden || label is EmptyView {
      well
    } else {
      HStack {
        label
        if isFormRow || !metrics.isDesktop { Spacer(minLength: 8) }
        well
      }
    }
  }
}
