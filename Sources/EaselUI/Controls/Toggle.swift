/// A switch with a label, toggled by a tap or, when focused, with the Space or Return key.
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
  @Binding private var isOn: Bool
  private let label: Label
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.keyboardShortcut) private var shortcut

  /// Creates a switch with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == EaselUI.Label<Text, Image> {
  /// Creates a switch with a localized title beside a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EaselUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a switch with a title beside a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { EaselUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle: View {
  public var body: some View {
    HStack {
      label
      Spacer()
      ZStack(alignment: isOn ? .trailing : .leading) {
        Capsule().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.controlTrack))
        Circle().fill(Color.white).padding(2)
      }
      .frame(width: metrics.toggle.width, height: metrics.toggle.height)
      .animation(.snappy(duration: 0.2), value: isOn)
    }
    .contentShape(Rectangle())
    .onTapGesture { isOn.toggle() }
    .modifier(DisabledAppearance())
    .modifier(
      FocusModifier { press in
        guard press.phase == .down, press.key == .space || press.key == .return else { return .ignored }
        isOn.toggle()
        return .handled
      }
    )
    .onShortcut(shortcut) { isOn.toggle() }
  }
}
