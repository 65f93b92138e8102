extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// The box filled with the style.
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension LinearGradient: View {
  public typealias Body = _ShapeView<Rectangle, LinearGradient>
}

extension RadialGradient: View {
  public typealias Body = _ShapeView<Rectangle, RadialGradient>
}

extension AngularGradient: View {
  public typealias Body = _ShapeView<Rectangle, AngularGradient>
}

extension EllipticalGradient: View {
  public typealias Body = _ShapeView<Rectangle, EllipticalGradient>
}
