// Code of a user, which uses only the public names of the library.
import EaselUI
import Testing

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct Arc: InsettableShape {
  let startAngle: Angle
  let endAngle: Angle
  let clockwise: Bool
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let adjustment = Angle.degrees(90)
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
      startAngle: startAngle - adjustment, endAngle: endAngle - adjustment, clockwise: !clockwise)
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

private struct Polygon: Shape {
  var sides: Double
  var scale: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(sides, scale) }
    set {
      sides = newValue.first
      scale = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let radius = Double(min(rect.width, rect.height)) / 2 * scale
    return Path { path in
      for index in 0..<Int(sides) {
        let angle = Double(index) * 2 * .pi / sides
        let point = CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

private struct Gallery: View {
  var body: some View {
    Group {
      Triangle()
      Triangle().fill(.red)
      Triangle().stroke(.red, style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
      Triangle().stroke(Color.blue.opacity(0.25), lineWidth: 10)
      Arc(startAngle: .degrees(0), endAngle: .degrees(110), clockwise: true)
        .strokeBorder(Color.blue, lineWidth: 40)
      Circle().strokeBorder(.blue, lineWidth: 40)
      Circle().fill(.cyan)
      Circle().fill(.red.opacity(0.5))
      Group {
        Circle().fill(.linearGradient(colors: [.green, .clear], startPoint: .top, endPoint: .bottom))
        Circle().fill(.blue.gradient)
        Circle().fill(.white).stroke(.black, lineWidth: 2)
        RoundedRectangle(cornerRadius: 10).fill(Color.indigo)
        Capsule().trim(from: 0.1, to: 0.9).stroke(.orange, lineWidth: 3)
        Ellipse().rotation(.degrees(45)).scale(0.5).offset(x: 3, y: 4).fill(.secondary)
        AnyShape(Circle()).fill(.tint)
        Color.red
        Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5)) }.fill(Color.blue)
        Polygon(sides: 3, scale: 1).stroke(.purple, style: StrokeStyle(lineWidth: 3, dash: [5, 2]))
      }
      Group {
        LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
        AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
        Rectangle().strokeBorder(lineWidth: 2)
        Rectangle().fill(style: FillStyle(eoFill: true))
      }
    }
  }
}

/// A plain function that draws with a context argument.
private func drawHand(_ context: GraphicsContext, length: CGFloat, angle: Angle, color: Color) {
  var hand = context
  hand.rotate(by: angle)
  hand.fill(
    Path(roundedRect: CGRect(x: -2, y: -length, width: 4, height: length), cornerRadius: 2),
    with: .color(color))
}

@Suite struct DrawingUserCodeTests {
  @Test func customShapesWorkOffTheMainActor() async {
    let bounds = await Task.detached {
      let box = CGRect(x: 0, y: 0, width: 100, height: 80)
      var polygon = Polygon(sides: 4, scale: 1)
      polygon.animatableData = polygon.animatableData.interpolated(
        towards: AnimatablePair(4, 0.5), amount: 1)
      return (Triangle().path(in: box).boundingRect, polygon.path(in: box).boundingRect)
    }.value
    #expect(bounds.0 == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(abs(bounds.1.width - 40) < 1e-9 && abs(bounds.1.midX - 50) < 1e-9)
  }

  @Test func theArcRunsFromTwelveOClock() {
    let arc = Arc(startAngle: .degrees(0), endAngle: .degrees(110), clockwise: true)
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let end = arc.path(in: box).currentPoint!
    #expect(abs(end.x - (50 + 50 * cos(20 * .pi / 180))) < 1e-6)
    #expect(abs(end.y - (50 + 50 * sin(20 * .pi / 180))) < 1e-6)
    let inset = arc.inset(by: 20).path(in: box).currentPoint!
    #expect(abs(inset.x - (50 + 30 * cos(20 * .pi / 180))) < 1e-6)
  }

  @MainActor @Test func viewsOfShapesMakeNodes() {
    let host = ViewHost(Gallery())
    host.size = CGSize(width: 100, height: 100)
    let fragment = host.update(to: Date(timeIntervalSinceReferenceDate: 0))
    #expect(!fragment.isEmpty)
  }

  @Test func contextsCanBePassedToFunctions() {
    let commands = record { context in
      context.translateBy(x: 100, y: 50)
      drawHand(context, length: 30, angle: .degrees(90), color: .black)
      let constant = context
      drawHand(constant, length: 40, angle: .zero, color: .red)
      for index in 0..<3 {
        var tick = context
        tick.rotate(by: Angle.degrees(Double(index) * 6))
        tick.opacity = 0.5
        tick.stroke(Path { $0.addLines([.zero, CGPoint(x: 0, y: 5)]) }, with: .color(.gray), lineWidth: 2)
      }
    }
    #expect(commands.count == 5)
    let tip = CGPoint(x: 0, y: -30).applying(commands[0].state.transform)
    #expect(abs(tip.x - 130) < 1e-9 && abs(tip.y - 50) < 1e-9)
  }
}
