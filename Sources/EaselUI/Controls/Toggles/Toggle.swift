/// A control that is on or off, toggled by a tap or, when focused, with the Space or Return key. Its
/// appearance is that of `toggleStyle(_:)`.
///
/// ```swift
/// struct Settings: View {
///   @State private var isMuted = false
///
///   var body: some View {
///     Toggle("Mute", isOn: $isMuted)
///   }
/// }
/// ```
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label
  @Environment(\.toggleStyle) private var style
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.isInMenu) private var isInMenu

  private init(_ isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    (self.isOn, self.isMixed, self.label) = (isOn, isMixed, label)
  }

  /// Creates a toggle with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn, isMixed: false, label: label())
  }

  /// Creates a toggle for a collection of values. It is mixed while they differ; toggling sets all of them.
  ///
  /// ```swift
  /// struct Alarms: View {
  ///   @State private var alarms = [true, false]
  ///
  ///   var body: some View {
  ///     Toggle(sources: $alarms, isOn: \.self) { Text("All alarms") }
  ///   }
  /// }
  /// ```
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let count = bindings.filter(\.wrappedValue).count
    let all = Binding(
      get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
    self.init(all, isMixed: count > 0 && count < bindings.count, label: label())
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle that a style receives, in the style that surrounds this one.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

extension Toggle: View {
  public var body: some View {
    styled.onShortcut(shortcut) { isOn.wrappedValue.toggle() }
  }

  @MainActor @ViewBuilder private var styled: some View {
    let configuration = ToggleStyleConfiguration(
      label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed, hasLabel: !(label is EmptyView))
    if isInMenu {
      MenuToggle(configuration: configuration)
    } else if let style {
      style.makeAnyBody(configuration)
    } else {
      DefaultToggleStyle().makeBody(configuration: configuration)
    }
  }
}
