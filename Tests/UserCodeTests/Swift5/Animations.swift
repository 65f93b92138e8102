import SwiftUI

// A user's file about animation: each declaration of the animation checklist that a program is likely to write.

struct AnimatedView: View {
  @State private var isOn = false
  @State private var amount: CGFloat = 0

  static let curves: [Animation] = [
    .default, .linear, .linear(duration: 1), .easeIn, .easeIn(duration: 1), .easeOut, .easeOut(duration: 1),
    .easeInOut, .easeInOut(duration: 1), .timingCurve(0.2, 0.8, 0.2, 1),
    .timingCurve(0, 0, 1, 1, duration: 2),
    .timingCurve(.circularEaseIn, duration: 1),
  ]
  static let springs: [Animation] = [
    .spring, .spring(), .spring(response: 0.5, dampingFraction: 0.8, blendDuration: 0),
    .spring(duration: 0.5),
    .spring(Spring(mass: 1, stiffness: 100, damping: 10)), .spring(response: 0.3), .interactiveSpring,
    .interactiveSpring(), .interactiveSpring(response: 0.2, dampingFraction: 0.8, blendDuration: 0.1),
    .smooth,
    .smooth(duration: 1), .snappy, .snappy(extraBounce: 0.1), .bouncy,
    .bouncy(duration: 0.3, extraBounce: 0.1),
    .interpolatingSpring(stiffness: 100, damping: 10),
    .interpolatingSpring(mass: 0.1, stiffness: 1, damping: 0.4, initialVelocity: 0.8), .interpolatingSpring,
    .interpolatingSpring(duration: 1, bounce: 0.2), .interpolatingSpring(.bouncy, initialVelocity: 1),
  ]
  static let adapted: [Animation] = [
    .linear.delay(0.1), .linear.speed(2), .linear.repeatCount(3), .linear.repeatCount(3, autoreverses: false),
    Animation.easeInOut(duration: 1.5).repeatForever(),
    .linear(duration: 1).repeatForever(autoreverses: false),
    .spring.logicallyComplete(after: 0.2), Animation(Halves()), .halves,
  ]

  var body: some View {
    Rectangle()
      .fill(isOn ? Color.red : .blue)
      .frame(width: isOn ? 100 : 200, height: 50)
      .rotationEffect(.degrees(isOn ? 45 : 0), anchor: .topLeading)
      .scaleEffect(isOn ? 1.5 : 1)
      .offset(x: amount)
      .animation(.easeInOut, value: isOn)
      .animation(nil, value: amount)
      .transaction { $0.animation = $0.animation?.speed(2) }
      .transaction { $0.disablesAnimations = false }
      .modifier(Shake(animatableData: amount))
      .onAppear {
        withAnimation(.linear(duration: 1.0).repeatForever(autoreverses: false)) { isOn = true }
        withAnimation {
          amount = 10
        } completion: {
          amount = 0
        }
        withAnimation(.bouncy, completionCriteria: .removed) {
          amount = 20
        } completion: {
          isOn.toggle()
        }
        var transaction = Transaction(animation: .default)
        transaction.disablesAnimations = true
        withTransaction(transaction) { isOn.toggle() }
        withTransaction(\.isContinuous, true) { isOn.toggle() }
        let result: Int = withAnimation(nil) { 5 }
        _ = result
        $isOn.animation().wrappedValue = true
        $isOn.animation(.spring).wrappedValue = true
        $isOn.transaction(transaction).wrappedValue = true
      }
  }
}

struct Halves: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    context.state[Halves.Key.self] += 1
    return time < 1 ? value.scaled(by: 0.5) : nil
  }

  enum Key: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }
}

extension Animation {
  static var halves: Animation { Animation(Halves()) }
}

struct Shake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi), y: 0))
  }
}

struct PolygonShape: Shape {
  var sides: Int
  private var sidesAsDouble: Double
  var scale: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(sidesAsDouble, scale) }
    set {
      sidesAsDouble = newValue.first
      scale = newValue.second
    }
  }

  init(sides: Int, scale: Double) {
    self.sides = sides
    self.sidesAsDouble = Double(sides)
    self.scale = scale
  }

  func path(in rect: CGRect) -> Path {
    let hypotenuse = Double(min(rect.size.width, rect.size.height)) / 2.0 * scale
    let center = CGPoint(x: rect.size.width / 2.0, y: rect.size.height / 2.0)
    var path = Path()
    let extra: Int = sidesAsDouble != Double(Int(sidesAsDouble)) ? 1 : 0
    for i in 0..<Int(sidesAsDouble) + extra {
      let angle = (Double(i) * (360.0 / sidesAsDouble)) * (Double.pi / 180)
      let vertex = CGPoint(
        x: center.x + CGFloat(cos(angle) * hypotenuse), y: center.y + CGFloat(sin(angle) * hypotenuse))
      if i == 0 { path.move(to: vertex) } else { path.addLine(to: vertex) }
    }
    path.closeSubpath()
    return path
  }
}

struct ClockTime: Hashable {
  var hours: Int
  var minutes: Int
  var seconds: Double

  init(_ h: Int, _ m: Int, _ s: Double) {
    hours = h
    minutes = m
    seconds = s
  }

  init(_ seconds: Double) {
    let h = Int(seconds) / 3600
    let m = (Int(seconds) - (h * 3600)) / 60
    self.init(h, m, seconds - Double((h * 3600) + (m * 60)))
  }

  func asSeconds() -> Double { Double(hours * 3600 + minutes * 60) + seconds }
}

extension ClockTime: VectorArithmetic {
  static var zero: ClockTime { ClockTime(0, 0, 0) }
  var magnitudeSquared: Double { 1 }
  static func -= (lhs: inout ClockTime, rhs: ClockTime) { lhs = lhs - rhs }
  static func - (lhs: ClockTime, rhs: ClockTime) -> ClockTime { ClockTime(lhs.asSeconds() - rhs.asSeconds()) }
  static func += (lhs: inout ClockTime, rhs: ClockTime) { lhs = lhs + rhs }
  static func + (lhs: ClockTime, rhs: ClockTime) -> ClockTime { ClockTime(lhs.asSeconds() + rhs.asSeconds()) }
  mutating func scale(by rhs: Double) { self = ClockTime(asSeconds() * rhs) }
}

let springFacts: [Double] = {
  let spring = Spring(response: 0.5, dampingRatio: 0.7)
  return [
    spring.duration, spring.bounce, spring.mass, spring.stiffness, spring.damping, spring.settlingDuration,
    spring.value(target: 1, time: 0.1), spring.velocity(target: 1, initialVelocity: 0, time: 0.1),
    UnitCurve.easeInOut.value(at: 0.5),
    UnitCurve.bezier(
      startControlPoint: .zero, endControlPoint: .bottomTrailing
    ).inverse.velocity(at: 0.5),
  ]
}()
