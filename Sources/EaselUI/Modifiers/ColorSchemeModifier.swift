nonisolated extension View {
  /// Shows the view in light or dark surroundings.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Shows the view in the given surroundings; nil leaves them as they are. A window has no colours of its own to follow.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }
}
