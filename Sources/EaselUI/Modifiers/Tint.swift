nonisolated extension View {
  /// The colour of things in the view that can be acted on; nil for the usual.
  public func tint(_ tint: Color?) -> some View { environment(\.tintStyle, tint.map { AnyShapeStyle($0) }) }

  /// The style of things in the view that can be acted on.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View { environment(\.tintStyle, AnyShapeStyle(tint)) }

  /// The colour of things in the view that can be acted on; nil for the usual. The older form of `tint(_:)`.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
