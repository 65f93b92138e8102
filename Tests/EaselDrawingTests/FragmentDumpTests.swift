import EaselGeometry
import Testing

@testable import EaselDrawing

@Suite struct FragmentDumpTests {
  private let rect = CGRect(x: 0, y: 0, width: 10, height: 10.5)
  private let red = Paint.solid(PaintColor(red: 1, green: 0, blue: 0, alpha: 1))

  @Test func aPlainFillIsShort() {
    let fragment = Fragment(commands: [
      DrawingCommand(operation: .fill(Path(rect), FillStyle(), red), state: DrawingState())
    ])
    #expect(fragment.dump() == "fill rect(0 0 10 10.5) #FF0000FF")
  }

  @Test func theDumpListsNonDefaultStateOnly() {
    let translation = CGAffineTransform(translationX: 5, y: 0)
    let clip = ClipNode(parent: nil, shape: .path(Path(ellipseIn: rect), FillStyle()), transform: translation)
    let blur = FilterNode(
      parent: nil, operation: .blur(radius: 2, isOpaque: false, dithers: false),
      transform: CGAffineTransform(scaleX: 2, y: 1))
    let state = DrawingState(
      transform: translation, clip: clip, filters: blur, opacity: 0.5, mode: .multiply)
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 2])
    let fragment = Fragment(commands: [
      DrawingCommand(operation: .stroke(Path(rect), style, isAntialiased: true, red), state: state)
    ])
    #expect(
      fragment.dump()
        == "stroke rect(0 0 10 10.5) width 2 round caps dash [1 2] #FF0000FF, translate(5 0), "
        + "clip ellipse(0 0 10 10.5) under translate(5 0), blur(2) under matrix(2 0 0 1 0 0), opacity 0.5, multiply"
    )
  }

  @Test func groupsAreIndented() {
    var buffer = PathBuffer()
    buffer.move(to: .zero)
    buffer.line(to: CGPoint(x: 1, y: 2))
    buffer.close()
    let gradient = GradientPaint(
      stops: [
        GradientPaint.Stop(location: 0, color: .white), GradientPaint.Stop(location: 1, color: .clear),
      ],
      geometry: .linear(start: .zero, end: CGPoint(x: 0, y: 1)), spread: .mirror)
    let inner = Fragment(commands: [
      DrawingCommand(
        operation: .fill(Path(storage: .elements(buffer)), FillStyle(), .gradient(gradient)),
        state: DrawingState())
    ])
    let middle = Fragment(commands: [DrawingCommand(operation: .fragment(inner), state: DrawingState())])
    let outer = Fragment(commands: [
      DrawingCommand(operation: .layer(middle), state: DrawingState(opacity: 0.25)),
      DrawingCommand(operation: .fill(Path(), FillStyle(eoFill: true), .backdrop), state: DrawingState()),
    ])
    #expect(
      outer.dump() == """
        layer, opacity 0.25
          fragment
            fill path(0 0 m 1 2 l h) linear(0 0 to 0 1)[0 #FFFFFFFF, 1 #00000000] mirror
        fill empty evenOdd backdrop
        """)
  }

  @Test func notFiniteNumbersDoNotTrap() {
    let fragment = Fragment(commands: [
      DrawingCommand(
        operation: .fill(
          Path(), FillStyle(), .solid(PaintColor(red: .nan, green: .infinity, blue: -1, alpha: 1))),
        state: DrawingState(transform: CGAffineTransform(translationX: .nan, y: .infinity)))
    ])
    #expect(fragment.dump() == "fill empty #00FF00FF, translate(nan inf)")
  }
}
