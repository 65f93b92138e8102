extension Image {
  /// The range of luminance that an image may use.
  ///
  /// ```swift
  /// let range: Image.DynamicRange = .constrainedHigh
  /// print(range == .standard)
  /// ```
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int8

    /// Up to white.
    public static let standard = DynamicRange(level: 0)
    /// Somewhat above white.
    public static let constrainedHigh = DynamicRange(level: 1)
    /// As far above white as the content and the display allow.
    public static let high = DynamicRange(level: 2)
  }

  /// Has no effect: pixels have no range above white here.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension EnvironmentValues {
  /// The range of luminance that images may use; nil for the default. It has no effect on pixels.
  @Entry public var allowedDynamicRange: Image.DynamicRange?
}

nonisolated extension View {
  /// Sets the range of luminance that images in the view may use. Pixels have no range above white here, so it changes
  /// only the environment value.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
