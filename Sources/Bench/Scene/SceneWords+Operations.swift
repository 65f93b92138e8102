import EaselDrawing
import EaselGeometry

extension SceneWords {
  /// The drawing call of a line whose first word was `keyword`.
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
      throw Complaint(text: "'\(keyword)' is no statement")
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
      guard word == "blur" else { throw Complaint(text: "'\(word)' is no effect of layers") }
      blur = CGFloat(try number())
    }
    return .layer(opacity: opacity, mode, blur: blur, bounds: bounds)
  }
}
