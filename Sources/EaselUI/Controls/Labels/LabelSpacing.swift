extension EnvironmentValues {
  /// The distance between the icons and the titles of labels, in points; `nil` for that of their style.
  @Entry public internal(set) var labelIconToTitleSpacing: CGFloat?

  /// The width of the icons of labels, in points; `nil` for that of the icon, or of the label's style.
  @Entry public internal(set) var labelReservedIconWidth: CGFloat?
}

nonisolated extension View {
  /// Sets the distance between the icon and the title of the labels in this view.
  ///
  /// ```swift
  /// Label("Rain", systemImage: "cloud.rain").labelIconToTitleSpacing(16)
  /// ```
  ///
  /// - Parameter value: The distance in points. NaN and infinity count as 0.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, value.isFinite ? value : 0)
  }

  /// Sets the width for the icons of the labels in this view, so that their titles are below one another. The icon is in
  /// the middle of it. A wider icon has its own width.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Label("Rain", systemImage: "cloud.rain")
  ///   Label("Battery", systemImage: "battery.100")
  /// }
  /// .labelReservedIconWidth(40)
  /// ```
  ///
  /// - Parameter value: The width in points. Negative numbers, NaN and infinity count as 0.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value.isFinite ? max(value, 0) : 0)
  }
}
