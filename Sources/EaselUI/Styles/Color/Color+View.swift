import EaselDrawing

extension Color: View {
  public typealias Body = Never
}

extension Color: LeafView {
  /// Fills its box.
  func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
    recorder.fill(
      Path(CGRect(origin: .zero, size: size)), style: FillStyle(),
      paint: .solid(resolvePaint(in: environment)), state: DrawingState())
  }
}
