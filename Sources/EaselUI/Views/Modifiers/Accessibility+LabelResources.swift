// Labels, values and hints for assistive technology from translated resources. They have no effect on this platform.

nonisolated extension View {
  /// Has no effect on this platform.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View { self }

  /// Has no effect on this platform.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    self
  }

  /// Has no effect on this platform.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View { self }

  /// Has no effect on this platform.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    self
  }

  /// Has no effect on this platform.
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View { self }

  /// Has no effect on this platform.
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool) -> some View {
    self
  }

  /// Has no effect on this platform.
  @_disfavoredOverload
  public func accessibilityInputLabels(_ inputLabelResources: [LocalizedStringResource]) -> some View { self }
}
