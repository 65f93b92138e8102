// Labels, values and hints for assistive technology. They have no effect on this platform.

nonisolated extension View {
  // MARK: Labels

  /// Has no effect on this platform.
  public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Has no effect on this platform.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }

  /// Has no effect on this platform.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View { self }

  /// Has no effect on this platform. The closure does not run.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View { self }

  // MARK: Values

  /// Has no effect on this platform.
  public func accessibilityValue(_ value: Text) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Has no effect on this platform.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }

  /// Has no effect on this platform.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View { self }

  // MARK: Hints

  /// Has no effect on this platform.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Has no effect on this platform.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }

  /// Has no effect on this platform.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View { self }

  // MARK: Labels for speech input

  /// Has no effect on this platform.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Has no effect on this platform.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Has no effect on this platform.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
}

// The older forms.
nonisolated extension View {
  /// Has no effect on this platform.
  public func accessibility(label: Text) -> some View { self }

  /// Has no effect on this platform.
  public func accessibility(value: Text) -> some View { self }

  /// Has no effect on this platform.
  public func accessibility(hint: Text) -> some View { self }

  /// Has no effect on this platform.
  public func accessibility(hidden: Bool) -> some View { self }

  /// Has no effect on this platform.
  public func accessibility(identifier: String) -> some View { self }

  /// Has no effect on this platform.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Has no effect on this platform.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }

  /// Has no effect on this platform.
  public func accessibility(sortPriority: Double) -> some View { self }

  /// Has no effect on this platform.
  public func accessibility(inputLabels: [Text]) -> some View { self }
}
