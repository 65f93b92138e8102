/// Sets the tint of a view.
struct TintModifier {
  let style: AnyShapeStyle
}

extension TintModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) {
    environment.tintStyle = style.nested(at: \.tintStyle, in: environment)
  }
}

nonisolated extension View {
  /// The colour of things in the view that can be acted on; nil for the usual.
  public func tint(_ tint: Color?) -> some View { environment(\.tintStyle, tint.map { AnyShapeStyle($0) }) }

  /// The style of things in the view that can be acted on. `TintShapeStyle` in it is the tint around the view.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(TintModifier(style: AnyShapeStyle(tint)))
  }

  /// The colour of things in the view that can be acted on; nil for the usual. The older form of `tint(_:)`.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
