import EaselGeometry

extension Fragment {
  /// Returns the drawing as text, for tests and debugging: one line per command, nested drawings indented.
  ///
  ///     fill rect(0 0 10 10) #FF0000FF, translate(5 0), opacity 0.5
  ///     layer, blur(2) under translate(5 0)
  ///       fill ellipse(0 0 4 4) #000000FF
  public func dump() -> String { dumpLines().joined(separator: "\n") }

  private func dumpLines() -> [String] {
    commands.flatMap { command -> [String] in
      let head = ([command.operation.dumpText] + command.state.dumpTexts).joined(separator: ", ")
      return [head] + (command.operation.nestedFragment?.dumpLines() ?? []).map { "  " + $0 }
    }
  }
}

extension DrawingCommand.Operation {
  fileprivate var nestedFragment: Fragment? {
    switch self {
    case .fragment(let fragment), .projected(let fragment, _), .layer(let fragment), .symbol(let fragment),
      .canvas(let fragment, _), .asynchronous(let fragment, _):
      fragment
    default: nil
    }
  }

  fileprivate var dumpText: String {
    switch self {
    case .fill(let path, let style, let paint):
      "fill \(path.dumpText)\(style.dumpText) \(paint.dumpText)"
    case .stroke(let path, let style, let isAntialiased, let paint):
      "stroke \(path.dumpText) \(style.dumpText)\(isAntialiased ? "" : " aliased") \(paint.dumpText)"
    case .glyphs(let run, let origin, let paint):
      "glyphs \(run.glyphs.count) of size \(text(run.size)) at \(text(origin)) \(paint.dumpText)"
    case .fragment: "fragment"
    case .projected(_, let projection): "projected \(projection.dumpText)"
    case .layer: "layer"
    case .symbol: "symbol"
    case .canvas(_, let mode): "canvas \(mode)"
    case .asynchronous: "asynchronous"
    }
  }
}

extension DrawingState {
  /// The parts that differ from the default state.
  fileprivate var dumpTexts: [String] {
    var texts: [String] = []
    if !transform.isIdentity { texts.append(transform.dumpText) }
    texts += sequence(first: clip) { $0?.parent }.compactMap { $0?.dumpText }
    texts += sequence(first: filters) { $0?.parent }.compactMap { $0?.dumpText }
    if opacity != 1 { texts.append("opacity \(text(Double(opacity)))") }
    if mode != .normal { texts.append("\(mode)") }
    return texts
  }
}

extension ClipNode {
  fileprivate var dumpText: String {
    let kind = isInverse ? "clip out" : "clip"
    let space = transform.isIdentity ? "" : " under \(transform.dumpText)"
    switch shape {
    case .path(let path, let style): return "\(kind) \(path.dumpText)\(style.dumpText)\(space)"
    case .layer(let fragment, let opacity):
      let content = fragment.dump().split(separator: "\n").joined(separator: "; ")
      return "\(kind) layer(\(content)) times \(text(Double(opacity)))\(space)"
    }
  }
}

extension FilterNode {
  fileprivate var dumpText: String {
    let space = transform.isIdentity ? "" : " under \(transform.dumpText)"
    return operation.dumpText + (usesLinearColor ? " linear" : "") + space
  }
}

extension Paint {
  fileprivate var dumpText: String {
    switch self {
    case .solid(let color): color.dumpText
    case .gradient(let gradient): gradient.dumpText
    case .image(let source): "image(\(source.image.width)x\(source.image.height))"
    case .mesh(let mesh): mesh.dumpText
    case .backdrop: "backdrop"
    case .material(let material): material.effect.dumpText
    }
  }
}

extension GradientPaint {
  fileprivate var dumpText: String {
    let stops = stops.map { "\(text(Double($0.location))) \($0.color.dumpText)" }.joined(separator: ", ")
    let spread = spread == .pad ? "" : " \(spread)"
    let interpolation = interpolation == .encoded ? "" : " \(interpolation)"
    let space = transform.isIdentity ? "" : " under \(transform.dumpText)"
    return "\(geometry.dumpText)[\(stops)]\(spread)\(interpolation)\(space)"
  }
}

extension MeshPaint {
  fileprivate var dumpText: String {
    let vertices = zip(vertices, colors).map { "\(text($0.position)) \($1.dumpText)" }.joined(separator: ", ")
    let background = background.alpha == 0 ? "" : " on \(background.dumpText)"
    let interpolation = interpolation == .encoded ? "" : " \(interpolation)"
    let space = transform.isIdentity ? "" : " under \(transform.dumpText)"
    return
      "mesh(\(columns)x\(rows)\(isSmooth ? " smooth" : ""))[\(vertices)]\(background)\(interpolation)\(space)"
  }
}

extension GradientPaint.Geometry {
  fileprivate var dumpText: String {
    switch self {
    case .linear(let start, let end): "linear(\(text(start)) to \(text(end)))"
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      "radial(\(text(startCenter)) r \(text(startRadius)) to \(text(endCenter)) r \(text(endRadius)))"
    case .conic(let center, let angle): "conic(\(text(center)) from \(text(angle)))"
    }
  }
}

extension PaintColor {
  /// `#RRGGBBAA`, components clamped to 0...1.
  var dumpText: String {
    let pixels = (0..<4).map { index in
      UInt8((max(0, min(1, components[index].isNaN ? 0 : components[index])) * 255).rounded())
    }
    return "#" + pixels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension FillStyle {
  fileprivate var dumpText: String {
    (isEOFilled ? " evenOdd" : "") + (isAntialiased ? "" : " aliased")
  }
}

extension StrokeStyle {
  /// The width, and the parts that differ from the default style.
  fileprivate var dumpText: String {
    var texts = ["width \(text(lineWidth))"]
    if lineCap != .butt { texts.append("\(lineCap) caps") }
    if lineJoin != .miter { texts.append("\(lineJoin) joins") }
    if miterLimit != 10 { texts.append("miter limit \(text(miterLimit))") }
    if !dash.isEmpty { texts.append("dash [\(dash.map { text($0) }.joined(separator: " "))]") }
    if dashPhase != 0 { texts.append("from \(text(dashPhase))") }
    return texts.joined(separator: " ")
  }
}

extension Path {
  fileprivate var dumpText: String {
    switch storage {
    case .empty: "empty"
    case .rect(let rect): "rect(\(text(rect)))"
    case .ellipse(let rect): "ellipse(\(text(rect)))"
    case .roundedRect(let rounded):
      "rounded(\(text(rounded.rect)) by \(text(rounded.cornerSize.width)) \(text(rounded.cornerSize.height)) "
        + "\(rounded.style))"
    case .elements(let buffer): "path(\(buffer.dumpText))"
    }
  }
}

extension PathBuffer {
  /// The points of each element, followed by the letter of its verb, as in PostScript.
  fileprivate var dumpText: String {
    var rest = points[...]
    return verbs.map { verb in
      let (letter, count) =
        switch verb {
        case .move: ("m", 1)
        case .line: ("l", 1)
        case .quad: ("q", 2)
        case .curve: ("c", 3)
        case .close: ("h", 0)
        }
      defer { rest = rest.dropFirst(count) }
      return (rest.prefix(count).map { text($0) } + [letter]).joined(separator: " ")
    }.joined(separator: " ")
  }
}

extension CGAffineTransform {
  fileprivate var dumpText: String {
    if a == 1, b == 0, c == 0, d == 1 { return "translate(\(text(tx)) \(text(ty)))" }
    return "matrix(\([a, b, c, d, tx, ty].map { text($0) }.joined(separator: " ")))"
  }
}

extension ProjectionTransform {
  var dumpText: String {
    "(\([m11, m12, m13, m21, m22, m23, m31, m32, m33].map { text($0) }.joined(separator: " ")))"
  }
}

/// A number with at most three decimals and no trailing zeros.
func text(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
  let rounded = (value * 1000).rounded() / 1000
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

func text(_ value: CGFloat) -> String { text(Double(value)) }

private func text(_ point: SIMD2<Float>) -> String { "\(text(Double(point.x))) \(text(Double(point.y)))" }

private func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

private func text(_ rect: CGRect) -> String {
  "\(text(rect.minX)) \(text(rect.minY)) \(text(rect.width)) \(text(rect.height))"
}
