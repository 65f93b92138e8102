extension Color {
  /// The components of a color in one environment, with the ratio of its peak luminance to that of white.
  ///
  /// ```swift
  /// let sun = Color.yellow.exposureAdjust(2).headroom(4)
  /// let resolved = sun.resolveHDR(in: EnvironmentValues())
  /// print(resolved.linearRed, resolved.headroom ?? 1)
  /// ```
  @frozen public struct ResolvedHDR: Hashable, Sendable {
    var color: Resolved
    /// The ratio of the peak luminance to that of white, at least 1; nil if it is not known.
    public var headroom: Float?

    /// Creates a color from components.
    public init(_ color: Resolved, headroom: Float? = nil) { (self.color, self.headroom) = (color, headroom) }

    /// The gamma-encoded sRGB component; 1 is white.
    public var red: Float {
      get { color.red }
      set { color.red = newValue }
    }

    /// The gamma-encoded sRGB component; 1 is white.
    public var green: Float {
      get { color.green }
      set { color.green = newValue }
    }

    /// The gamma-encoded sRGB component; 1 is white.
    public var blue: Float {
      get { color.blue }
      set { color.blue = newValue }
    }

    /// The linear component; 1 is white.
    public var linearRed: Float {
      get { color.linearRed }
      set { color.linearRed = newValue }
    }

    /// The linear component; 1 is white.
    public var linearGreen: Float {
      get { color.linearGreen }
      set { color.linearGreen = newValue }
    }

    /// The linear component; 1 is white.
    public var linearBlue: Float {
      get { color.linearBlue }
      set { color.linearBlue = newValue }
    }

    /// The opacity, 0...1.
    public var opacity: Float {
      get { color.opacity }
      set { color.opacity = newValue }
    }
  }
}

extension Color.ResolvedHDR: ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.paint.paint = .solid(color.paintColor) }
}

extension Color.ResolvedHDR: CustomStringConvertible {
  /// The color as `#RRGGBBAA`, and its headroom.
  public var description: String { "\(color)" + (headroom.map { " (headroom \($0))" } ?? "") }
}
