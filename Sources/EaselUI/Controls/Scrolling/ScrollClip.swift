/// The shape to which the content of a scroll view is clipped.
struct ScrollClip: Shape {
  let isDisabled: Bool

  /// A distance in points beyond all content that can be seen.
  private static let reach: CGFloat = 1_000_000

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    Path(isDisabled ? rect.insetBy(dx: -ScrollClip.reach, dy: -ScrollClip.reach) : rect)
  }
}

/// Sets whether the scroll views in a view clip their content.
struct ScrollClipSetter: EnvironmentModifier {
  let isDisabled: Bool

  func change(_ environment: inout EnvironmentValues) {
    environment.scrollSettings.isClipDisabled = isDisabled
  }
}

/// When a scroll view shows its indicators although nothing moves.
struct ScrollFlash: Equatable {
  var onAppear = false
  /// The number of changes of the trigger.
  var trigger = 0
}

/// Sets when the scroll views in a view show their indicators.
struct ScrollFlashSetter: EnvironmentModifier {
  var onAppear: Bool?
  var trigger: Int?

  func change(_ environment: inout EnvironmentValues) {
    if let onAppear { environment.scrollSettings.flash.onAppear = onAppear }
    if let trigger { environment.scrollSettings.flash.trigger = trigger }
  }
}

/// Counts the changes of a value.
struct ScrollFlashTrigger<Value: Equatable> {
  let value: Value
  @State private var count = 0
}

extension ScrollFlashTrigger: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(ScrollFlashSetter(trigger: count)).onChange(of: value) { count += 1 }
  }
}

nonisolated extension View {
  /// Sets whether the content of the scroll views in the view is drawn beyond their edges.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(ScrollClipSetter(isDisabled: disabled))
  }

  /// Shows the indicators of the scroll views in the view for a moment when they appear.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(ScrollFlashSetter(onAppear: onAppear))
  }

  /// Shows the indicators of the scroll views in the view for a moment when a value changes.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(ScrollFlashTrigger(value: value))
  }
}
