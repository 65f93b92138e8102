// What views say to assistive technology. Nothing on this platform asks for it.

nonisolated extension View {
  // MARK: Labels

  /// Changes nothing on this platform.
  public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Changes nothing on this platform.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing on this platform.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Changes nothing on this platform.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View { self }

  /// Changes nothing on this platform.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }

  /// Changes nothing on this platform.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View { self }

  /// Changes nothing on this platform; the views are not made.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View { self }

  // MARK: Values

  /// Changes nothing on this platform.
  public func accessibilityValue(_ value: Text) -> some View { self }

  /// Changes nothing on this platform.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing on this platform.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// Changes nothing on this platform.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { self }

  /// Changes nothing on this platform.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }

  /// Changes nothing on this platform.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View { self }

  // MARK: Hints

  /// Changes nothing on this platform.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Changes nothing on this platform.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing on this platform.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Changes nothing on this platform.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }

  /// Changes nothing on this platform.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }

  /// Changes nothing on this platform.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View { self }

  // MARK: What is spoken to views

  /// Changes nothing on this platform.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Changes nothing on this platform.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Changes nothing on this platform.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  // MARK: Help

  /// Changes nothing on this platform: nothing explains views.
  public func help(_ text: Text) -> some View { self }

  /// Changes nothing on this platform: nothing explains views.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing on this platform: nothing explains views.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
