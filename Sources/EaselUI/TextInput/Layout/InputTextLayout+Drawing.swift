import EaselDrawing
import EaselTypography

extension InputTextLayout {
  /// Records the paragraphs that lie between two distances from the top, with the text's origin at a point.
  func draw(
    at origin: CGPoint, from top: CGFloat, to bottom: CGFloat, color: StyledPaint,
    into recorder: FragmentRecorder,
    state: DrawingState, environment: EnvironmentValues
  ) {
    var number = paragraph(atHeight: max(0, top))
    while number < paragraphCount, self.top(number) < bottom {
      let shape = shape(number)
      shape.content.draw(
        shape.layout, at: CGPoint(x: origin.x + shape.indent, y: origin.y + self.top(number)), into: recorder,
        state: state, environment: environment, paint: color)
      number += 1
    }
  }
}
