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
      throw Complaint(text: "'\(kind)' is not a kind of paint")
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
    var shape: Path.Storage?
    while let command = next() {
      shape = try addCommand(command, to: &buffer)
      commandCount += 1
    }
    if commandCount == 1, let shape { return Path(storage: shape) }
    return Path(storage: .elements(buffer))
  }

  /// Adds one command. Returns the shape that the command is by itself if it is `R` or `U`.
  private mutating func addCommand(
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
    default: throw Complaint(text: "'\(command)' is not a path command")
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

  /// Clockwise from the left end of the top edge; each corner is one cubic.
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

extension SceneWords {
  /// The drawing call of a statement that begins with `keyword`.
  mutating func operation(_ keyword: Substring) throws(Complaint) -> Scene.Operation {
    switch keyword {
    case "fill":
      .fill(path: try integer(), paint: try integer(), try fillRule(), try transform())
    case "stroke":
      .stroke(path: try integer(), paint: try integer(), try strokeStyle(), try transform())
    case "clip":
      .clip(path: try integer(), try fillRule(), try transform())
    case "unclip":
      .unclip
    case "layer":
      try layer()
    case "endlayer":
      .endLayer
    case "draw":
      .draw(symbol: try integer(), opacity: Float(try number()), try transform())
    case "text":
      .text(
        font: try integer(), size: CGFloat(try number()), baseline: try point(), paint: try integer(), rest())
    default:
      throw Complaint(text: "'\(keyword)' is not a statement")
    }
  }

  private mutating func fillRule() throws(Complaint) -> FillStyle {
    FillStyle(eoFill: try choice(["nz": false, "eo": true]))
  }

  private mutating func strokeStyle() throws(Complaint) -> StrokeStyle {
    var style = StrokeStyle(lineWidth: CGFloat(try number()))
    style.lineCap = try choice(["butt": .butt, "round": .round, "square": .square])
    style.lineJoin = try choice(["miter": .miter, "round": .round, "bevel": .bevel])
    style.miterLimit = CGFloat(try number())
    for _ in 0..<(try integer()) { style.dash.append(CGFloat(try number())) }
    if !style.dash.isEmpty { style.dashPhase = CGFloat(try number()) }
    return style
  }

  private mutating func layer() throws(Complaint) -> Scene.Operation {
    let opacity = Float(try number())
    let mode: CompositeMode = try choice([
      "srcover": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
      "lighten": .lighten, "colordodge": .colorDodge, "colorburn": .colorBurn, "hardlight": .hardLight,
      "softlight": .softLight, "difference": .difference, "exclusion": .exclusion, "plus": .plusLighter,
    ])
    let bounds = try rect()
    var blur: CGFloat = 0
    if let word = next() {
      guard word == "blur" else { throw Complaint(text: "'\(word)' is not an effect of layers") }
      blur = CGFloat(try number())
    }
    return .layer(opacity: opacity, mode, blur: blur, bounds: bounds)
  }
}
