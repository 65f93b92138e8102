import EaselDrawing
import EaselGeometry

extension SceneWords {
  // MARK: Paints

  mutating func paint() throws(Complaint) -> Paint {
    let kind = try word()
    switch kind {
    case "solid":
      return .solid(try color())
    case "linear":
      return try gradient(.linear(start: try point(), end: try point()))
    case "radial":
      let (center, radius, focus) = (try point(), try number(), try point())
      return try gradient(
        .radial(startCenter: focus, startRadius: 0, endCenter: center, endRadius: CGFloat(radius)))
    case "conic":
      return try gradient(.conic(center: try point(), angle: CGFloat(try number())))
    default:
      throw Complaint(text: "'\(kind)' is no kind of paint")
    }
  }

  private mutating func gradient(_ geometry: GradientPaint.Geometry) throws(Complaint) -> Paint {
    let spread: GradientPaint.Spread = try choice(["pad": .pad, "repeat": .repeat, "reflect": .mirror])
    var stops: [GradientPaint.Stop] = []
    for _ in 0..<(try integer()) {
      stops.append(GradientPaint.Stop(location: Float(try number()), color: try color()))
    }
    return .gradient(GradientPaint(stops: stops, geometry: geometry, spread: spread))
  }

  // MARK: Paths

  mutating func path() throws(Complaint) -> Path {
    var buffer = PathBuffer()
    var commandCount = 0
    var figure: Path.Storage?
    while let command = next() {
      figure = try addFigure(command, to: &buffer)
      commandCount += 1
    }
    if commandCount == 1, let figure { return Path(storage: figure) }
    return Path(storage: .elements(buffer))
  }

  /// Adds one command; the result is the figure that the command stands for by itself, if it is a whole one.
  private mutating func addFigure(
    _ command: Substring, to buffer: inout PathBuffer
  ) throws(Complaint) -> Path.Storage? {
    switch command {
    case "M": buffer.move(to: try point())
    case "L": buffer.line(to: try point())
    case "Q":
      let control = try point()
      buffer.quad(to: try point(), control: control)
    case "C":
      let (control1, control2) = (try point(), try point())
      buffer.curve(to: try point(), control1: control1, control2: control2)
    case "Z": buffer.close()
    case "R":
      let rect = try rect()
      buffer.addRect(rect)
      return .rect(rect.standardized)
    case "U":
      let (rect, radius) = (try rect(), CGFloat(try number()))
      let corner = min(radius, min(rect.width, rect.height) / 2)
      buffer.addRoundedRect(rect, radius: corner)
      return .roundedRect(
        Path.RoundedRect(rect: rect, cornerSize: CGSize(width: corner, height: corner), style: .circular))
    default: throw Complaint(text: "'\(command)' is no path command")
    }
    return nil
  }
}

extension PathBuffer {
  fileprivate mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Clockwise from the left end of the top edge, each corner one cubic.
  fileprivate mutating func addRoundedRect(_ rect: CGRect, radius: CGFloat) {
    let control = radius * (1 - 0.5522847498)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: CGPoint(x: left + radius, y: top))
    line(to: CGPoint(x: right - radius, y: top))
    curve(
      to: CGPoint(x: right, y: top + radius), control1: CGPoint(x: right - control, y: top),
      control2: CGPoint(x: right, y: top + control))
    line(to: CGPoint(x: right, y: bottom - radius))
    curve(
      to: CGPoint(x: right - radius, y: bottom), control1: CGPoint(x: right, y: bottom - control),
      control2: CGPoint(x: right - control, y: bottom))
    line(to: CGPoint(x: left + radius, y: bottom))
    curve(
      to: CGPoint(x: left, y: bottom - radius), control1: CGPoint(x: left + control, y: bottom),
      control2: CGPoint(x: left, y: bottom - control))
    line(to: CGPoint(x: left, y: top + radius))
    curve(
      to: CGPoint(x: left + radius, y: top), control1: CGPoint(x: left, y: top + control),
      control2: CGPoint(x: left + control, y: top))
    close()
  }
}
