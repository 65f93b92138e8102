import SwiftUI

// Users' animated drawings in the shapes that articles about SwiftUI show, with nothing changed for this platform.

extension Double {
  var rad: Double { self * .pi / 180 }
}

// MARK: A glyph that spins as a symbol of a canvas

struct SpinningSymbol: View {
  var body: some View {
    Canvas { context, size in
      let midpoint = CGPoint(x: size.width / 2, y: size.height / 2)
      if let symbol = context.resolveSymbol(id: 1) {
        context.draw(symbol, at: midpoint)
      }
    } symbols: {
      SpinningView().tag(1)
    }
  }
}

struct SpinningView: View {
  @State private var flag = true

  var body: some View {
    VStack(spacing: 0) {
      Rectangle().fill(Color.red).frame(width: 20, height: 30)
      Rectangle().fill(Color.blue).frame(width: 20, height: 30)
    }
    .rotationEffect(.degrees(flag ? 0 : 360))
    .onAppear {
      withAnimation(.linear(duration: 1.0).repeatForever(autoreverses: false)) {
        flag.toggle()
      }
    }
  }
}

// MARK: Implicit and explicit animation

struct ImplicitExample: View {
  @State private var half = false
  @State private var dim = false

  var body: some View {
    Rectangle()
      .frame(width: 80, height: 80)
      .scaleEffect(half ? 0.5 : 1.0)
      .opacity(dim ? 0.2 : 1.0)
      .animation(.easeInOut(duration: 1.0), value: half)
      .onTapGesture {
        self.dim.toggle()
        self.half.toggle()
      }
  }
}

struct ExplicitExample: View {
  @State private var half = false
  @State private var dim = false

  var body: some View {
    Rectangle()
      .frame(width: 80, height: 80)
      .scaleEffect(half ? 0.5 : 1.0)
      .opacity(dim ? 0.5 : 1.0)
      .onTapGesture {
        self.half.toggle()
        withAnimation(.easeInOut(duration: 1.0)) {
          self.dim.toggle()
        }
      }
  }
}

struct OrderExample: View {
  @State private var half = false
  @State private var dim = false

  var body: some View {
    Rectangle()
      .frame(width: 80, height: 80)
      .opacity(dim ? 0.2 : 1.0)
      .animation(.easeInOut(duration: 1.0), value: dim)
      .scaleEffect(half ? 0.5 : 1.0)
      .onTapGesture {
        self.dim.toggle()
        self.half.toggle()
      }
  }
}

// MARK: Polygons with fractional sides

struct PolygonExample: View {
  @State private var sides: Double = 4
  @State private var scale: Double = 1.0

  var body: some View {
    Polygon(sides: sides, scale: scale)
      .stroke(Color.purple, lineWidth: 5)
      .padding(20)
      .animation(.linear(duration: 1), value: sides)
      .layoutPriority(1)
      .contentShape(Rectangle())
      .onTapGesture {
        self.sides = 6
        self.scale = 0.5
      }
  }
}

struct Polygon: Shape {
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
    let h = Double(min(rect.size.width, rect.size.height)) / 2.0 * scale
    let c = CGPoint(x: rect.size.width / 2.0, y: rect.size.height / 2.0)
    var path = Path()
    let extra: Int = Double(sides) != Double(Int(sides)) ? 1 : 0
    for i in 0..<Int(sides) + extra {
      let angle = (Double(i) * (360.0 / Double(sides))) * Double.pi / 180
      let pt = CGPoint(x: c.x + CGFloat(cos(angle) * h), y: c.y + CGFloat(sin(angle) * h))
      if i == 0 {
        path.move(to: pt)
      } else {
        path.addLine(to: pt)
      }
    }
    path.closeSubpath()
    return path
  }
}

// MARK: A clock whose time is a vector

struct ClockExample: View {
  @State private var time = ClockTime(9, 0, 0)

  var body: some View {
    ClockShape(clockTime: time)
      .stroke(Color.blue, lineWidth: 3)
      .padding(20)
      .animation(.linear(duration: 2.0), value: time)
      .contentShape(Rectangle())
      .onTapGesture { self.time = ClockTime(12, 0, 0) }
  }
}

struct ClockShape: Shape {
  var clockTime: ClockTime

  var animatableData: ClockTime {
    get { clockTime }
    set { clockTime = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let radius = min(rect.size.width / 2.0, rect.size.height / 2.0)
    let center = CGPoint(x: rect.size.width / 2.0, y: rect.size.height / 2.0)
    let hHypotenuse = Double(radius) * 0.5
    let mHypotenuse = Double(radius) * 0.7
    let hAngle: Angle = .degrees(Double(clockTime.hours) / 12 * 360 - 90)
    let mAngle: Angle = .degrees(Double(clockTime.minutes) / 60 * 360 - 90)
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(0), endAngle: .degrees(360), clockwise: true)
    path.move(to: center)
    path.addLine(
      to: CGPoint(
        x: center.x + CGFloat(cos(hAngle.radians) * hHypotenuse),
        y: center.y + CGFloat(sin(hAngle.radians) * hHypotenuse)))
    path = path.strokedPath(StrokeStyle(lineWidth: 3.0))
    path.move(to: center)
    path.addLine(
      to: CGPoint(
        x: center.x + CGFloat(cos(mAngle.radians) * mHypotenuse),
        y: center.y + CGFloat(sin(mAngle.radians) * mHypotenuse)))
    return path.strokedPath(StrokeStyle(lineWidth: 1.0))
  }
}

// MARK: A flower that breathes and turns

struct FlowerExample: View {
  @State private var animate = false

  var body: some View {
    ZStack {
      ForEach(0..<7) { i in
        FlowerColor(
          petals: self.getPetals(i), length: self.getLength(i), color: Double(i) / 7, animate: self.$animate)
      }
      .rotationEffect(.degrees(animate ? 360 : 0))
      .onAppear {
        withAnimation(Animation.easeInOut(duration: 25.0).repeatForever()) {
          self.animate = true
        }
      }
    }
    .drawingGroup()
  }

  func getLength(_ i: Int) -> Double { 1 - (Double(i) * 1 / 7) }
  func getPetals(_ i: Int) -> Int { i * 2 + 15 }
}

struct FlowerColor: View {
  let petals: Int
  let length: Double
  let color: Double
  @Binding var animate: Bool

  var body: some View {
    let petalWidth1 = Angle(degrees: 2)
    let petalWidth2 = Angle(degrees: 360 / Double(self.petals)) * 2
    return GeometryReader { proxy in
      ForEach(0..<self.petals, id: \.self) { i in
        PetalShape(
          angle: Angle(degrees: Double(i) * 360 / Double(self.petals)),
          arc: self.animate ? petalWidth1 : petalWidth2,
          length: self.animate ? self.length : self.length * 0.9
        )
        .fill(
          RadialGradient(
            gradient: Gradient(colors: [
              Color(hue: color, saturation: 1, brightness: 1).opacity(0.2),
              Color(hue: color, saturation: 1, brightness: 1),
            ]), center: UnitPoint(x: 0.5, y: 0.5),
            startRadius: 0.1 * min(proxy.size.width, proxy.size.height) / 2.0,
            endRadius: min(proxy.size.width, proxy.size.height) / 2.0))
      }
    }
    .animation(Animation.easeInOut(duration: 1.5).repeatForever(), value: animate)
  }
}

struct PetalShape: Shape {
  let angle: Angle
  var arc: Angle
  var length: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(arc.degrees, length) }
    set {
      arc = Angle(degrees: newValue.first)
      length = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let hypotenuse = Double(min(rect.width, rect.height)) / 2.0 * length
    let sep = arc / 2
    let to = CGPoint(
      x: CGFloat(cos(angle.radians) * Double(hypotenuse)) + center.x,
      y: CGFloat(sin(angle.radians) * Double(hypotenuse)) + center.y)
    let ctrl1 = CGPoint(
      x: CGFloat(cos((angle + sep).radians) * Double(hypotenuse)) + center.x,
      y: CGFloat(sin((angle + sep).radians) * Double(hypotenuse)) + center.y)
    let ctrl2 = CGPoint(
      x: CGFloat(cos((angle - sep).radians) * Double(hypotenuse)) + center.x,
      y: CGFloat(sin((angle - sep).radians) * Double(hypotenuse)) + center.y)
    var path = Path()
    path.move(to: center)
    path.addQuadCurve(to: to, control: ctrl1)
    path.addQuadCurve(to: center, control: ctrl2)
    return path
  }
}

// MARK: Labels that slide with a skew, each a little later

struct SkewedLabels: View {
  @State private var moveIt = false

  var body: some View {
    let animation = Animation.linear(duration: 1.0)
    return VStack(spacing: 0) {
      ForEach(0..<4) { index in
        Rectangle()
          .fill(Color.green)
          .frame(width: 40, height: 20)
          .modifier(SkewedOffset(offset: moveIt ? 60 : -60, pct: moveIt ? 1 : 0, goingRight: moveIt))
          .animation(animation.delay(0.1 * Double(index)), value: moveIt)
      }
    }
    .onTapGesture { moveIt.toggle() }
  }
}

struct SkewedOffset: GeometryEffect {
  var offset: CGFloat
  var pct: CGFloat
  let goingRight: Bool

  init(offset: CGFloat, pct: CGFloat, goingRight: Bool) {
    self.offset = offset
    self.pct = pct
    self.goingRight = goingRight
  }

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair<CGFloat, CGFloat>(offset, pct) }
    set {
      offset = newValue.first
      pct = newValue.second
    }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    var skew: CGFloat
    if pct < 0.2 {
      skew = (pct * 5) * 0.5 * (goingRight ? -1 : 1)
    } else if pct > 0.8 {
      skew = ((1 - pct) * 5) * 0.5 * (goingRight ? -1 : 1)
    } else {
      skew = 0.5 * (goingRight ? -1 : 1)
    }
    return ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: skew, d: 1, tx: offset, ty: 0))
  }
}

// MARK: A card that turns and shows its other side

struct RotatingCard: View {
  @State private var flipped = false
  @State private var animate3d = false

  var body: some View {
    let binding = Binding<Bool>(get: { self.flipped }, set: { self.flipped = $0 })
    return VStack {
      Rectangle()
        .fill(flipped ? Color.red : Color.blue)
        .frame(width: 80, height: 100)
        .modifier(CardFlip(flipped: binding, angle: animate3d ? 360 : 0, axis: (x: 0, y: 1)))
        .onAppear {
          withAnimation(Animation.linear(duration: 4.0).repeatForever(autoreverses: false)) {
            self.animate3d = true
          }
        }
    }
  }
}

struct CardFlip: GeometryEffect {
  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  @Binding var flipped: Bool
  var angle: Double
  let axis: (x: CGFloat, y: CGFloat)

  func effectValue(size: CGSize) -> ProjectionTransform {
    DispatchQueue.main.async {
      self.flipped = self.angle >= 90 && self.angle < 270
    }
    let a = CGFloat(Angle(degrees: angle).radians)
    var transform3d = CATransform3DIdentity
    transform3d.m34 = -1 / max(size.width, size.height)
    transform3d = CATransform3DRotate(transform3d, a, axis.x, axis.y, 0)
    transform3d = CATransform3DTranslate(transform3d, -size.width / 2.0, -size.height / 2.0, 0)
    let affineTransform = ProjectionTransform(
      CGAffineTransform(translationX: size.width / 2.0, y: size.height / 2.0))
    return ProjectionTransform(transform3d).concatenating(affineTransform)
  }
}

// MARK: Something that follows a path

struct FollowingPath: View {
  @State private var flag = false

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        Circle().stroke(
          Color.purple,
          style: StrokeStyle(
            lineWidth: 1, lineCap: .round, lineJoin: .miter, miterLimit: 0, dash: [5, 5], dashPhase: 0))
        Rectangle().fill(Color.red)
          .frame(width: 10, height: 10).offset(x: -5, y: -5)
          .modifier(
            FollowEffect(
              pct: flag ? 1 : 0, path: Circle().path(in: CGRect(origin: .zero, size: proxy.size)),
              rotate: true)
          )
          .onAppear {
            withAnimation(Animation.linear(duration: 4.0).repeatForever(autoreverses: false)) {
              self.flag.toggle()
            }
          }
      }
    }
    .padding(10)
  }
}

struct FollowEffect: GeometryEffect {
  var pct: CGFloat = 0
  let path: Path
  var rotate = true

  var animatableData: CGFloat {
    get { pct }
    set { pct = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    if !rotate {
      let pt = percentPoint(pct)
      return ProjectionTransform(CGAffineTransform(translationX: pt.x, y: pt.y))
    }
    let pt1 = percentPoint(pct)
    let pt2 = percentPoint(pct - 0.01)
    let angle = calculateDirection(pt1, pt2)
    let transform = CGAffineTransform(translationX: pt1.x, y: pt1.y).rotated(by: angle)
    return ProjectionTransform(transform)
  }

  func percentPoint(_ percent: CGFloat) -> CGPoint {
    let pct = percent > 1 ? 0 : (percent < 0 ? 1 : percent)
    let f = pct > 0.999 ? CGFloat(1 - 0.001) : pct
    let t = pct > 0.999 ? CGFloat(1) : pct + 0.001
    let tp = path.trimmedPath(from: f, to: t)
    return CGPoint(x: tp.boundingRect.midX, y: tp.boundingRect.midY)
  }

  func calculateDirection(_ pt1: CGPoint, _ pt2: CGPoint) -> CGFloat {
    let a = pt2.x - pt1.x
    let b = pt2.y - pt1.y
    let angle = a < 0 ? atan(Double(b / a)) : atan(Double(b / a)) - Double.pi
    return CGFloat(angle)
  }
}

// MARK: A ring that is drawn, and drops that melt together

struct ProgressRing: View {
  @State private var progress: CGFloat = 0

  var body: some View {
    Circle()
      .trim(from: 0, to: progress)
      .stroke(Color.orange, style: StrokeStyle(lineWidth: 10))
      .rotationEffect(.degrees(-90))
      .padding(10)
      .onAppear { withAnimation(.linear(duration: 1)) { progress = 1 } }
  }
}

struct Metaballs: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let t = timeline.date.timeIntervalSinceReferenceDate
        context.addFilter(.alphaThreshold(min: 0.5, color: .black))
        context.addFilter(.blur(radius: 8))
        context.drawLayer { layer in
          for sign in [-1.0, 1.0] {
            let x = size.width / 2 + sign * (15 + 25 * t)
            layer.fill(
              Path(ellipseIn: CGRect(x: x - 20, y: size.height / 2 - 20, width: 40, height: 40)),
              with: .color(.black)
            )
          }
        }
      }
    }
  }
}
