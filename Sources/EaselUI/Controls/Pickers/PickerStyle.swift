/// The appearance of pickers. Set it with `pickerStyle(_:)`. Programs cannot define their own.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The appearance that the style stands for. An implementation detail of the library.
  nonisolated static var _kind: _PickerStyleKind { get }
}

extension PickerStyle {
  /// The default appearance.
  nonisolated public static var _kind: _PickerStyleKind { .automatic }
}

/// The appearance of a picker. An implementation detail of the library.
public enum _PickerStyleKind: Sendable {
  /// An appearance.
  case automatic, segmented, menu, wheel, inline, radioGroup, palette, navigationLink
}

/// The default style: a menu.
///
/// ```swift
/// Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.automatic)
/// ```
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A row of segments.
///
/// ```swift
/// Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.segmented)
/// ```
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public static var _kind: _PickerStyleKind { .segmented }

  /// Creates the style.
  nonisolated public init() {}
}

/// A button that shows the selected option and opens a menu of all.
///
/// ```swift
/// Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.menu)
/// ```
public struct MenuPickerStyle: PickerStyle {
  nonisolated public static var _kind: _PickerStyleKind { .menu }

  /// Creates the style.
  nonisolated public init() {}
}

/// A list of the options, with a mark at the selected one. In a list of the phone idiom each option is a row.
///
/// ```swift
/// Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.inline)
/// ```
public struct InlinePickerStyle: PickerStyle {
  nonisolated public static var _kind: _PickerStyleKind { .inline }

  /// Creates the style.
  nonisolated public init() {}
}

/// A wheel, turned by dragging, by the pointer's wheel and by arrow keys.
///
/// ```swift
/// Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.wheel)
/// ```
public struct WheelPickerStyle: PickerStyle {
  nonisolated public static var _kind: _PickerStyleKind { .wheel }

  /// Creates the style.
  nonisolated public init() {}
}

/// A group of radio buttons.
///
/// ```swift
/// Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.radioGroup)
/// ```
public struct RadioGroupPickerStyle: PickerStyle {
  nonisolated public static var _kind: _PickerStyleKind { .radioGroup }

  /// Creates the style.
  nonisolated public init() {}
}

/// A row of icons.
///
/// ```swift
/// Picker("Color", selection: .constant(1)) { Label("Red", systemImage: "circle.fill").tag(1) }
///   .pickerStyle(.palette)
/// ```
public struct PalettePickerStyle: PickerStyle {
  nonisolated public static var _kind: _PickerStyleKind { .palette }

  /// Creates the style.
  nonisolated public init() {}
}

/// A row with the selected option and a chevron. It opens a menu of the options, in SwiftUI a list.
///
/// ```swift
/// Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.navigationLink)
/// ```
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public static var _kind: _PickerStyleKind { .navigationLink }

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A row of segments.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A list of the options.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A group of radio buttons.
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of icons.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row with the selected option and a chevron.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
  /// The appearance of pickers.
  @Entry var pickerStyle = _PickerStyleKind.automatic

  /// Whether the radio buttons of pickers are side by side.
  @Entry var radioGroupIsHorizontal = false
}

nonisolated extension View {
  /// Sets the style of pickers in this view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerStyle, S._kind) }

  /// Arranges the radio buttons of pickers in this view side by side.
  public func horizontalRadioGroupLayout() -> some View { environment(\.radioGroupIsHorizontal, true) }
}
