/// The size of controls, from the smallest to the largest. Set it with `controlSize(_:)`.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest controls.
  case mini
  /// Controls smaller than usual.
  case small
  /// Controls of the usual size.
  case regular
  /// Controls larger than usual.
  case large
  /// The largest controls.
  case extraLarge
}

extension ControlSize: Comparable {
  public static func < (lhs: ControlSize, rhs: ControlSize) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int { ControlSize.allCases.firstIndex(of: self) ?? 0 }
}

extension EnvironmentValues {
  /// The size of controls; `regular` unless set.
  @Entry public var controlSize = ControlSize.regular

  /// Whether the view is in a row of a list or form, in which controls are behind their labels.
  @Entry var isFormRow = false

  /// Whether controls hide their labels.
  @Entry var labelsAreHidden = false

  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { labelsAreHidden ? .hidden : .automatic }
    set { labelsAreHidden = newValue == .hidden }
  }
}

nonisolated extension View {
  /// Sets the size of the controls in the view.
  ///
  /// On iOS, it changes buttons, segmented pickers and spinners; on macOS, all controls.
  ///
  /// ```swift
  /// Button("Continue") { print("continued") }
  ///   .buttonStyle(.borderedProminent)
  ///   .controlSize(.large)
  /// ```
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// Hides the labels of the controls in the view: of toggles, steppers, pickers, date pickers and color
  /// pickers. The control itself stays, and takes only the space that it needs.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }

  /// Sets whether the controls in the view show their labels.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
