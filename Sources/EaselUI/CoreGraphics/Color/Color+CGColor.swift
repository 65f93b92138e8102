extension Color {
  /// The same colour; one that no environment changes.
  public init(cgColor: CGColor) { self.init(base: .constant(cgColor.paintColor)) }

  /// The same colour; one that no environment changes.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The colour in sRGB; nil when it depends on the environment.
  public var cgColor: CGColor? { constantPaint.map { CGColor($0) } }
}

extension Color.Resolved {
  /// The colour in sRGB.
  public var cgColor: CGColor { CGColor(paintColor) }
}
