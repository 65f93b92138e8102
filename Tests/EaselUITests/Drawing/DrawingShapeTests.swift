import EaselDrawing
import Testing

@testable import EaselUI

@MainActor
@Suite struct DrawingShapeTests {
  private let wide = CGRect(x: 10, y: 20, width: 100, height: 40)

  private func commands(
    _ view: some View, _ size: CGSize = CGSize(width: 100, height: 40),
    environment: EnvironmentValues = EnvironmentValues()
  ) -> [DrawingCommand] {
    let recorder = FragmentRecorder()
    guard let leaf = view as? any LeafView else {
      Issue.record("\(type(of: view)) is not a leaf")
      return []
    }
    leaf.draw(into: recorder, size: size, environment: environment)
    return Array(recorder.finish().commands)
  }

  // MARK: Paths

  @Test func aCircleIsCentredInItsBox() {
    #expect(Circle().path(in: wide) == Path(ellipseIn: CGRect(x: 40, y: 20, width: 40, height: 40)))
    let tall = CGRect(x: 0, y: 0, width: 10, height: 50)
    #expect(Circle().path(in: tall) == Path(ellipseIn: CGRect(x: 0, y: 20, width: 10, height: 10)))
  }

  @Test func aCircleHasASquareSize() {
    func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      Circle().sizeThatFits(ProposedViewSize(width: width, height: height))
    }
    #expect(size(100, 40) == CGSize(width: 40, height: 40))
    #expect(size(nil, nil) == CGSize(width: 10, height: 10))
    #expect(size(70, nil) == CGSize(width: 70, height: 70))
    #expect(size(.infinity, 30) == CGSize(width: 30, height: 30))
  }

  @Test func shapesFillTheirRectangle() {
    #expect(Rectangle().path(in: wide) == Path(wide))
    #expect(Ellipse().path(in: wide) == Path(ellipseIn: wide))
    #expect(Capsule().path(in: wide) == Path(roundedRect: wide, cornerRadius: 20))
    #expect(RoundedRectangle(cornerRadius: 7).path(in: wide) == Path(roundedRect: wide, cornerRadius: 7))
    #expect(Path(wide).path(in: .zero) == Path(wide))
    #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    #expect(
      UnevenRoundedRectangle(cornerRadii: radii).path(in: wide) == Path(roundedRect: wide, cornerRadii: radii)
    )
  }

  @Test func insetsKeepTheTypeOfShape() {
    #expect(Rectangle().inset(by: 5).path(in: wide) == Path(wide.insetBy(dx: 5, dy: 5)))
    #expect(Rectangle().inset(by: 2).inset(by: 3).path(in: wide) == Path(wide.insetBy(dx: 5, dy: 5)))
    #expect(Ellipse().inset(by: 5).path(in: wide) == Path(ellipseIn: wide.insetBy(dx: 5, dy: 5)))
    #expect(
      Circle().inset(by: 5).path(in: wide) == Path(ellipseIn: CGRect(x: 45, y: 25, width: 30, height: 30)))
    #expect(
      RoundedRectangle(cornerRadius: 7).inset(by: 5).path(in: wide)
        == Path(roundedRect: wide.insetBy(dx: 5, dy: 5), cornerRadius: 2))
    #expect(
      Capsule().inset(by: 5).path(in: wide) == Path(roundedRect: wide.insetBy(dx: 5, dy: 5), cornerRadius: 15)
    )
  }

  @Test func insetsLargerThanTheShapeAreEmpty() {
    #expect(Circle().inset(by: 21).path(in: wide).isEmpty)
    #expect(Rectangle().inset(by: 30).path(in: wide).isEmpty)
    #expect(Ellipse().inset(by: 30).path(in: wide).isEmpty)
    #expect(Capsule().inset(by: 30).path(in: wide).isEmpty)
  }

  @Test func transformsAreAnchoredInTheRectangle() {
    let corner = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let box = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(corner.offset(x: 3, y: 4).path(in: box).boundingRect == CGRect(x: 3, y: 4, width: 10, height: 10))
    #expect(
      corner.scale(2).path(in: box).boundingRect == CGRect(x: -50, y: -20, width: 20, height: 20))
    #expect(
      corner.scale(x: 2, y: 1, anchor: .topLeading).path(in: box).boundingRect
        == CGRect(x: 0, y: 0, width: 20, height: 10))
    let turned = corner.rotation(.degrees(90), anchor: .topLeading).path(in: box).boundingRect
    #expect(abs(turned.minX + 10) < 1e-9 && abs(turned.minY) < 1e-9 && abs(turned.width - 10) < 1e-9)
    #expect(
      corner.transform(CGAffineTransform(scaleX: 3, y: 3)).path(in: box).boundingRect
        == CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(
      Rectangle().size(width: 5, height: 6).path(in: wide) == Path(CGRect(x: 10, y: 20, width: 5, height: 6)))
    #expect(
      Rectangle().size(CGSize(width: 20, height: 20), anchor: .center).path(in: wide)
        == Path(CGRect(x: 50, y: 30, width: 20, height: 20)))
  }

  @Test func trimmingKeepsPartOfTheOutline() {
    let half = Rectangle().trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(half.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(half.currentPoint == CGPoint(x: 10, y: 10))
    #expect(Rectangle().trim(from: 0.5, to: 0.5).path(in: wide).isEmpty)
  }

  @Test func insetsOfCombinedShapesPassThroughTransforms() {
    let moved = Rectangle().offset(x: 3).inset(by: 5).path(in: wide)
    #expect(moved == Path(wide.insetBy(dx: 5, dy: 5)).offsetBy(dx: 3, dy: 0))
    let turned = Rectangle().rotation(.zero).inset(by: 5).path(in: wide).boundingRect
    #expect(turned == wide.insetBy(dx: 5, dy: 5))
  }

  // MARK: Animatable data

  @Test func shapesAnimateTheirNumbers() {
    var rounded = RoundedRectangle(cornerRadius: 4)
    rounded.animatableData = AnimatablePair(6, 8)
    #expect(rounded.cornerSize == CGSize(width: 6, height: 8))
    var trimmed = _TrimmedShape(shape: Rectangle(), startFraction: 0, endFraction: 1)
    trimmed.animatableData = AnimatablePair(EmptyAnimatableData(), AnimatablePair(0.25, 0.75))
    #expect(trimmed.startFraction == 0.25 && trimmed.endFraction == 0.75)
    var view = RoundedRectangle(cornerRadius: 4).stroke(.red, lineWidth: 2)
    view.animatableData.first.second.first = 9
    view.animatableData.first.first = AnimatablePair(1, 2)
    #expect(view.strokeStyle.lineWidth == 9 && view.shape.cornerSize == CGSize(width: 1, height: 2))
  }

  @Test func anErasedShapeAnimatesLikeItsShape() {
    let (from, to) = (RoundedRectangle(cornerRadius: 0), RoundedRectangle(cornerRadius: 10))
    var shape = AnyShape(from)
    shape.animatableData = shape.animatableData.interpolated(
      towards: AnyShape(to).animatableData, amount: 0.5)
    #expect(shape.path(in: wide) == RoundedRectangle(cornerRadius: 5).path(in: wide))
    shape.animatableData += AnyShape(Circle()).animatableData
    #expect(shape.path(in: wide) == RoundedRectangle(cornerRadius: 5).path(in: wide))
    shape.animatableData = .zero
    #expect(shape.path(in: wide) == RoundedRectangle(cornerRadius: 0).path(in: wide))
    #expect(
      _AnyAnimatableData.zero - AnyShape(to).animatableData == AnyShape(to).animatableData.scaled(by: -1))
  }

  // MARK: Views

  @Test func aBareShapeIsFilledWithTheForegroundStyle() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let body = Circle().body
    #expect(commands(body)[0].solidColor == .black)
    #expect(commands(body, environment: dark)[0].solidColor == .white)
    #expect(commands(body)[0].path == Path(ellipseIn: CGRect(x: 30, y: 0, width: 40, height: 40)))
  }

  @Test func aFillIsPlacedInItsRectangle() {
    let view = Rectangle().fill(
      LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
    #expect(
      commands(view)[0].gradient?.geometry
        == .linear(start: CGPoint(x: 0, y: 20), end: CGPoint(x: 100, y: 20)))
  }

  @Test func aStrokeIsCentredOnTheEdgeAndABorderLiesInside() {
    let stroke = commands(Rectangle().stroke(Color.blue, lineWidth: 10))
    #expect(stroke[0].path == Path(CGRect(x: 0, y: 0, width: 100, height: 40)))
    let border = commands(Rectangle().strokeBorder(Color.blue, lineWidth: 10))
    #expect(border[0].path == Path(CGRect(x: 5, y: 5, width: 90, height: 30)))
    for command in [stroke[0], border[0]] {
      guard case .stroke(_, let style, true, _) = command.operation else {
        Issue.record("the command is not a stroke")
        continue
      }
      #expect(style.lineWidth == 10)
    }
  }

  @Test func fillsAndStrokesAreDrawnInTheirOrder() {
    let view = Circle().fill(Color.white).stroke(Color.black, lineWidth: 2).strokeBorder(Color.clear)
    let commands = commands(view)
    #expect(commands.map(\.solidColor) == [.white, .black, .clear])
  }

  @Test func aFilledOutlineIsDrawnAsAStroke() {
    let commands = commands(Rectangle().stroke(lineWidth: 4).fill(Color.white))
    guard case .stroke(let path, let style, _, _) = commands[0].operation else {
      Issue.record("the outline was converted to a path")
      return
    }
    #expect(path == Path(CGRect(x: 0, y: 0, width: 100, height: 40)) && style.lineWidth == 4)
  }

  @Test func antialiasingCanBeDisabled() {
    guard
      case .fill(_, let style, _) = commands(
        Circle().fill(.red, style: FillStyle(eoFill: true, antialiased: false)))[0].operation,
      case .stroke(_, _, let isAntialiased, _) = commands(Circle().stroke(.red, antialiased: false))[0]
        .operation
    else {
      Issue.record("the commands are not a fill and a stroke")
      return
    }
    #expect(style.isEOFilled && !style.isAntialiased && !isAntialiased)
  }

  @Test func colorsAndGradientsFillTheirRectangle() {
    #expect(commands(Color.white)[0].path == Path(CGRect(x: 0, y: 0, width: 100, height: 40)))
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    #expect(commands(gradient.body)[0].gradient != nil)
  }

  @Test func theForegroundStyleFillsABareShape() {
    var environment = EnvironmentValues()
    environment.foregroundStyles = [AnyShapeStyle(Color(white: 0.5))]
    let color = commands(Ellipse().body, environment: environment)[0].solidColor
    #expect(color == PaintColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
  }
}
