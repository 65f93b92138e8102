extension EnvironmentValues {
  /// What the views of a tab ask of the bar of tabs; `nil` outside of tab views.
  @Entry var tabOptions: Channel<BarOptions>?
}
