import SwiftUI

// Every declaration of shapes, strokes and fills that programs rely on, in the forms in which they are written.

struct Blob: Shape {
  static var role: ShapeRole { .fill }

  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: 4, dy: 8)) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 30, height: 12) }
}

struct DeclaredMirrored: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 9, height: rect.height)) }
}

struct DeclaredArc: InsettableShape {
  var startAngle: Angle
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
      startAngle: startAngle,
      endAngle: .degrees(110), clockwise: true)
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

// MARK: Fills and strokes

@MainActor func shapeStylingPairs() -> [DeclarationPair] {
  let arc = DeclaredArc(startAngle: .degrees(0))
  let dashed = StrokeStyle(lineWidth: 3, dash: [4, 3])
  return [
    DeclarationPair("Shape", Circle(), unlike: Color.clear),
    DeclarationPair("sizeThatFits", Blob(), unlike: Ellipse()),
    DeclarationPair(
      "layoutDirectionBehavior", DeclaredMirrored().environment(\.layoutDirection, .rightToLeft),
      unlike: DeclaredMirrored()),
    DeclarationPair(
      "layoutDirectionBehavior of a view",
      DeclaredMirrored().layoutDirectionBehavior(.mirrors(in: .leftToRight)),
      unlike: DeclaredMirrored().layoutDirectionBehavior(.fixed)),
    DeclarationPair(
      "flipsForRightToLeftLayoutDirection",
      DeclaredMirrored().flipsForRightToLeftLayoutDirection(true).environment(
        \.layoutDirection, .rightToLeft),
      unlike: DeclaredMirrored().environment(\.layoutDirection, .rightToLeft)),
    DeclarationPair("fill", Circle().fill(.cyan), unlike: Circle()),
    DeclarationPair("fill color", Circle().fill(Color.red), unlike: Circle()),
    DeclarationPair("fill foreground", Circle().fill(), unlike: Color.clear),
    DeclarationPair(
      "fill style", ring.fill(.red, style: FillStyle(eoFill: true, antialiased: true)),
      unlike: ring.fill(.red)),
    DeclarationPair("fill style alone", ring.fill(style: FillStyle(eoFill: true)), unlike: ring),
    DeclarationPair("stroke", Circle().inset(by: 4).stroke(.blue), unlike: Circle().inset(by: 4).fill(.blue)),
    DeclarationPair(
      "stroke width", square.stroke(Color.blue, lineWidth: 5), unlike: square.stroke(Color.blue)),
    DeclarationPair(
      "stroke antialiased", Circle().scale(0.5).stroke(Color.blue, lineWidth: 5, antialiased: false),
      unlike: Circle().scale(0.5).stroke(Color.blue, lineWidth: 5)),
    DeclarationPair(
      "stroke style", square.stroke(Color.blue, style: dashed),
      unlike: square.stroke(.blue, style: StrokeStyle(lineWidth: 3), antialiased: true)),
    DeclarationPair("stroke shape", square.stroke(lineWidth: 6), unlike: square.stroke()),
    DeclarationPair("stroke style shape", square.stroke(style: dashed).fill(.red), unlike: square.stroke()),
    DeclarationPair(
      "fill and stroke", square.fill(.white).stroke(.black, lineWidth: 2), unlike: square.fill(.white)),
    DeclarationPair(
      "stroke and fill", square.stroke(.black, lineWidth: 6).fill(.red),
      unlike: square.stroke(.black, lineWidth: 6)),
    DeclarationPair("strokeBorder", Circle().strokeBorder(Color.blue, lineWidth: 9), unlike: Circle()),
    DeclarationPair("strokeBorder foreground", Circle().strokeBorder(), unlike: Circle()),
    DeclarationPair(
      "strokeBorder width", Circle().strokeBorder(lineWidth: 5), unlike: Circle().strokeBorder()),
    DeclarationPair(
      "strokeBorder style", Circle().strokeBorder(.red, style: dashed),
      unlike: Circle().strokeBorder(.red, lineWidth: 3)),
    DeclarationPair(
      "strokeBorder style alone", Circle().strokeBorder(style: dashed),
      unlike: Circle().strokeBorder(lineWidth: 3)),
    DeclarationPair(
      "strokeBorder antialiased", Circle().strokeBorder(lineWidth: 5, antialiased: false),
      unlike: Circle().strokeBorder(lineWidth: 5)),
    DeclarationPair(
      "InsettableShape", arc.strokeBorder(Color.blue, lineWidth: 8), unlike: arc.stroke(.blue, lineWidth: 8)),
    DeclarationPair("InsetShape", Frame().strokeBorder(.red, lineWidth: 4), unlike: Frame()),
    DeclarationPair("FillShapeView", strokeEnds()[0], unlike: Rectangle()),
    DeclarationPair("inset", Rectangle().inset(by: 4), unlike: Rectangle()),
    DeclarationPair(
      "ShapeView", shapeView(Circle().fill(.red)), unlike: Circle().fill(.red)),
  ]
}

@MainActor private func shapeView(_ view: some ShapeView<Circle>) -> some View {
  view.shape.scale(0.5).fill(.blue)
}

// MARK: Combinators

@MainActor func shapeCombinatorPairs() -> [DeclarationPair] {
  let shape = Ellipse()
  let half = Rectangle().offset(x: 20)
  return [
    DeclarationPair(
      "trim", shape.trim(from: 0, to: 0.25).stroke(.red, lineWidth: 3),
      unlike: shape.stroke(.red, lineWidth: 3)),
    DeclarationPair("trim to", shape.trim(to: 0.5), unlike: shape),
    DeclarationPair("trim from", shape.trim(from: 0.5), unlike: shape.trim()),
    DeclarationPair("offset", shape.offset(CGSize(width: 3, height: 0)), unlike: shape),
    DeclarationPair("offset point", shape.offset(CGPoint(x: 3, y: 0)), unlike: shape),
    DeclarationPair("offset x", shape.offset(x: 3), unlike: shape),
    DeclarationPair("offset y", shape.offset(y: 3).offset(x: 1, y: 1), unlike: shape.offset(x: 1, y: 1)),
    DeclarationPair("scale", shape.scale(0.5), unlike: shape),
    DeclarationPair("scale x", shape.scale(x: 0.5), unlike: shape.scale(y: 0.5)),
    DeclarationPair(
      "scale anchor", shape.scale(0.5, anchor: .top), unlike: shape.scale(x: 0.5, y: 0.5, anchor: .center)),
    DeclarationPair("rotation", Rectangle().rotation(.degrees(30)), unlike: Rectangle()),
    DeclarationPair(
      "rotation anchor", Rectangle().rotation(.degrees(30), anchor: .topLeading),
      unlike: Rectangle().rotation(.degrees(30))),
    DeclarationPair("transform", shape.transform(CGAffineTransform(scaleX: 0.5, y: 1)), unlike: shape),
    DeclarationPair("size", shape.size(CGSize(width: 10, height: 5)), unlike: shape),
    DeclarationPair("size width", shape.size(width: 20, height: 10), unlike: shape),
    DeclarationPair(
      "size anchor", shape.size(CGSize(width: 10, height: 5), anchor: .center),
      unlike: shape.size(width: 10, height: 5, anchor: .bottom)),
    DeclarationPair("intersection", shape.intersection(half), unlike: shape),
    DeclarationPair("union", shape.union(half), unlike: shape),
    DeclarationPair("subtracting", shape.subtracting(half), unlike: shape),
    DeclarationPair("symmetricDifference", shape.symmetricDifference(half, eoFill: true), unlike: shape),
    DeclarationPair("lineIntersection", shape.lineIntersection(half).stroke(), unlike: shape.stroke()),
    DeclarationPair("lineSubtraction", shape.lineSubtraction(half).stroke(), unlike: shape.stroke()),
  ]
}

// MARK: Built-in shapes

@MainActor func builtInShapePairs() -> [DeclarationPair] {
  var rounded = RoundedRectangle(cornerRadius: 10)
  rounded.cornerSize = CGSize(width: 3, height: rounded.cornerSize.height)
  rounded.style = rounded.style == .continuous ? .circular : RoundedCornerStyle.continuous
  let radii = RectangleCornerRadii(topLeading: 10, bottomLeading: 0, bottomTrailing: 5, topTrailing: 0)
  return [
    DeclarationPair("Rectangle", Rectangle().padding(3), unlike: Color.clear),
    DeclarationPair("RoundedRectangle", RoundedRectangle(cornerRadius: 10), unlike: Rectangle()),
    DeclarationPair(
      "RoundedRectangle style", RoundedRectangle(cornerRadius: 10, style: .circular),
      unlike: RoundedRectangle(cornerRadius: 10, style: .continuous)),
    DeclarationPair(
      "cornerSize", RoundedRectangle(cornerSize: CGSize(width: 3, height: 10)), unlike: Rectangle()),
    DeclarationPair(
      "cornerSize style", RoundedRectangle(cornerSize: CGSize(width: 9, height: 9), style: .circular),
      unlike: RoundedRectangle(cornerRadius: 9)),
    DeclarationPair("cornerSize variable", rounded, unlike: RoundedRectangle(cornerRadius: 10)),
    DeclarationPair(
      "UnevenRoundedRectangle", UnevenRoundedRectangle(cornerRadii: radii), unlike: Rectangle()),
    DeclarationPair(
      "UnevenRoundedRectangle radii", UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 5),
      unlike: Rectangle()),
    DeclarationPair(
      "UnevenRoundedRectangle style",
      UnevenRoundedRectangle(bottomLeadingRadius: 12, topTrailingRadius: 12, style: .circular),
      unlike: UnevenRoundedRectangle(bottomLeadingRadius: 12, topTrailingRadius: 12)),
    DeclarationPair("Circle", Circle().frame(height: 20), unlike: Ellipse().frame(height: 20)),
    DeclarationPair("Capsule", Capsule().frame(height: 20), unlike: Ellipse().frame(height: 20)),
    DeclarationPair(
      "Capsule style", Capsule(style: .circular).frame(height: 20), unlike: Rectangle().frame(height: 20)),
    DeclarationPair("AnyShape", AnyShape(Circle()), unlike: AnyShape(Rectangle())),
    DeclarationPair(
      "OffsetShape", OffsetShape(shape: Circle(), offset: CGSize(width: 5, height: 0)), unlike: Circle()),
    DeclarationPair(
      "ScaledShape", ScaledShape(shape: Circle(), scale: CGSize(width: 1, height: 0.5)), unlike: Circle()),
    DeclarationPair(
      "RotatedShape", RotatedShape(shape: Rectangle(), angle: .degrees(10), anchor: .top), unlike: Rectangle()
    ),
    DeclarationPair(
      "TransformedShape",
      TransformedShape(shape: Circle(), transform: CGAffineTransform(translationX: 4, y: 0)), unlike: Circle()
    ),
  ]
}

/// Shapes by their short names, unlike a plain red rectangle.
@MainActor func shapeMemberPairs() -> [DeclarationPair] {
  func clipped<S: Shape>(_ name: String, _ shape: S) -> DeclarationPair {
    DeclarationPair(name, Color.red.clipShape(shape), unlike: Color.red)
  }
  return [
    clipped("circle", .circle), clipped("ellipse", .ellipse), clipped("capsule", .capsule),
    clipped("rect", .rect.inset(by: 2)), clipped("capsule style", .capsule(style: .circular)),
    DeclarationPair(
      "containerRelative", Color.red.clipShape(.containerRelative).containerShape(Circle()), unlike: Color.red
    ),
    DeclarationPair(
      "ContainerRelativeShape",
      ContainerRelativeShape().fill(.red).padding(4).containerShape(RoundedRectangle(cornerRadius: 12)),
      unlike: Rectangle().fill(.red).padding(4)),
    clipped("rect cornerRadius", .rect(cornerRadius: 8)),
    clipped("rect cornerRadius style", .rect(cornerRadius: 8, style: .circular)),
    clipped("rect cornerSize", .rect(cornerSize: CGSize(width: 3, height: 9))),
    clipped("rect cornerRadii", .rect(cornerRadii: .init(topLeading: 9))),
    clipped("rect topLeadingRadius", .rect(topLeadingRadius: 9)),
    clipped(
      "rect radii",
      .rect(
        topLeadingRadius: 1, bottomLeadingRadius: 9, bottomTrailingRadius: 2, topTrailingRadius: 3,
        style: .circular)),
  ]
}

// MARK: Strokes and fills

@MainActor func strokeStylePairs() -> [DeclarationPair] {
  let bent = Path("5 30 m 20 10 l 35 30 l 5 35 l")!
  func bentLine(_ style: StrokeStyle) -> some View { bent.stroke(.red, style: style) }
  func pair(_ name: String, _ style: StrokeStyle) -> DeclarationPair {
    DeclarationPair(name, bentLine(style), unlike: bentLine(StrokeStyle(lineWidth: 6)))
  }
  var changed = StrokeStyle()
  (changed.lineWidth, changed.lineCap, changed.lineJoin) = (6, .round, .round)
  (changed.miterLimit, changed.dash, changed.dashPhase) = (5, [3, 4], 2)
  return [
    pair("StrokeStyle", StrokeStyle()), pair("lineCap", StrokeStyle(lineWidth: 6, lineCap: .round)),
    pair("square", StrokeStyle(lineWidth: 6, lineCap: .square)),
    pair("lineJoin", StrokeStyle(lineWidth: 6, lineJoin: .round)),
    pair("bevel", StrokeStyle(lineWidth: 6, lineJoin: .bevel)),
    pair("miterLimit", StrokeStyle(lineWidth: 6, miterLimit: 1)),
    pair("dash", StrokeStyle(lineWidth: 6, dash: [5])),
    pair("dashPhase", StrokeStyle(lineWidth: 6, dash: [5], dashPhase: 3)),
    pair("changed", changed),
    pair(
      "all",
      StrokeStyle(
        lineWidth: 5, lineCap: .butt, lineJoin: .miter, miterLimit: 10, dash: [5, 2], dashPhase: 0)),
  ]
}

/// Every end with every corner.
@MainActor func strokeEnds() -> [FillShapeView<Path, Color, _ShapeView<Path, Color>>] {
  let (caps, joins): ([CGLineCap], [CGLineJoin]) = ([.butt, .round, .square], [.miter, .round, .bevel])
  let paths = caps.flatMap { cap in
    joins.map { square.strokedPath(StrokeStyle(lineWidth: 3, lineCap: cap, lineJoin: $0)) }
  }
  return paths.map { $0.fill(Color.red).fill(Color.blue) }
}

/// A shape whose inset shape is said.
struct Frame: InsettableShape {
  typealias InsetShape = Frame

  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

  func inset(by amount: CGFloat) -> Frame { Frame(amount: self.amount + amount) }
}

func declaredFillStyles() -> [FillStyle] {
  var style = FillStyle()
  style.isEOFilled = !style.isEOFilled
  style.isAntialiased = false
  return [
    FillStyle(), FillStyle(eoFill: true), FillStyle(antialiased: false),
    FillStyle(eoFill: true, antialiased: false),
    style,
  ]
}
