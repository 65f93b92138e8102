import SwiftUI

// Every declaration of animations and timelines that programs rely on, in the forms in which they are written.

// MARK: Vectors

struct DeclaredVector: VectorArithmetic {
  var number = 0.0

  static var zero: DeclaredVector { DeclaredVector() }

  static func + (lhs: DeclaredVector, rhs: DeclaredVector) -> DeclaredVector {
    DeclaredVector(number: lhs.number + rhs.number)
  }

  static func - (lhs: DeclaredVector, rhs: DeclaredVector) -> DeclaredVector {
    DeclaredVector(number: lhs.number - rhs.number)
  }

  mutating func scale(by rhs: Double) { number *= rhs }

  var magnitudeSquared: Double { 1 }
}

func declaredVectors() -> Double {
  var number = 1.0
  number.scale(by: 3)
  number.interpolate(towards: 3, amount: 0.5)
  var pair = AnimatablePair(1.0, CGFloat(2))
  (pair.first, pair.second) = (number.scaled(by: 2), CGFloat(1).scaled(by: 3))
  _ = (EmptyAnimatableData(), Float(1).scaled(by: 3), 1.0.animatableData)
  _ = (CGPoint.zero.animatableData, CGSize.zero.animatableData, CGRect.zero.animatableData.first.first)
  _ = (Angle.zero.animatableData, UnitPoint.center.animatableData.first)
  _ = (EdgeInsets().animatableData.second.second.first, StrokeStyle().animatableData.second.first)
  _ = (RectangleCornerRadii().animatableData, Color.Resolved(red: 0, green: 0, blue: 0).animatableData)
  _ = (RoundedRectangle(cornerRadius: 3).animatableData, Circle().trim(from: 0, to: 1).animatableData)
  return number.interpolated(towards: 3, amount: 1) + number.magnitudeSquared + pair.first
}

struct DeclaredAnimatable: Animatable {
  var animatableData: DeclaredVector
}

struct StillAnimatable: Animatable {}

struct DeclaredGeometryEffect: GeometryEffect {
  var distance: CGFloat

  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
  }
}

@MainActor func declaredGeometryEffects() -> some View {
  Text("a").modifier(DeclaredGeometryEffect(distance: 1))
    .modifier(DeclaredGeometryEffect(distance: 1).ignoredByLayout())
}

// MARK: Animations

struct DeclaredAnimation: CustomAnimation {
  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    context.isLogicallyComplete = time > 0.5
    return time > 1 ? nil : value.scaled(by: time)
  }

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic { nil }

  func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>)
    -> Bool where V: VectorArithmetic
  { false }
}

extension Animation {
  static var declared: Animation { Animation(DeclaredAnimation()) }
}

func declaredAnimations() -> Set<Animation> {
  let curves: [Animation] = [
    .default, .linear(duration: 1), .linear, .easeIn(duration: 1), .easeIn, .easeOut(duration: 1), .easeOut,
    .easeInOut(duration: 1), .easeInOut, .timingCurve(0, 0, 1, 1), .timingCurve(0, 0, 1, 1, duration: 3),
    .timingCurve(.easeIn, duration: 1), .declared,
  ]
  let springs: [Animation] = [
    .spring(response: 0.5, dampingFraction: 0.8, blendDuration: 0), .spring(response: 0.5), .spring(),
    .spring(dampingFraction: 0.3), .spring(duration: 1, bounce: 0.3, blendDuration: 0), .spring(duration: 1),
    .spring, .spring(Spring()), .spring(Spring(), blendDuration: 1),
    .interactiveSpring(response: 0.3, dampingFraction: 0.5, blendDuration: 0.1), .interactiveSpring(),
    .interactiveSpring(duration: 1, extraBounce: 0.1, blendDuration: 1), .interactiveSpring,
  ]
  let presets: [Animation] = [
    .smooth, .smooth(duration: 1, extraBounce: 0), .snappy, .snappy(duration: 1), .bouncy,
    .bouncy(duration: 1, extraBounce: 0.1),
    .interpolatingSpring(mass: 0.1, stiffness: 1, damping: 0.4, initialVelocity: 0.8),
    .interpolatingSpring(stiffness: 1, damping: 2),
    .interpolatingSpring(duration: 1, bounce: 0.2, initialVelocity: 0), .interpolatingSpring,
    .interpolatingSpring(Spring(), initialVelocity: 0),
  ]
  let adapted = Animation.linear.delay(1).speed(2).repeatCount(3).repeatCount(3, autoreverses: false)
    .repeatForever().repeatForever(autoreverses: false).logicallyComplete(after: 1)
  return Set(curves + springs + presets + [adapted])
}

func declaredSprings() -> [Double] {
  let spring = Spring()
  let others = [
    Spring(duration: 1, bounce: 0.2), Spring(response: 1, dampingRatio: 0.4),
    Spring(mass: 1, stiffness: 2, damping: 3, allowOverDamping: true),
    Spring(settlingDuration: 1, dampingRatio: 0.4, epsilon: 0.001), .smooth, .snappy, .bouncy,
    .smooth(duration: 1), .snappy(duration: 1, extraBounce: 1), .bouncy(duration: 1),
  ]
  var (value, velocity) = (0.0, 0.0)
  spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 1)
  return others.map(\.duration) + [
    spring.bounce, spring.response, spring.dampingRatio, spring.mass, spring.stiffness, spring.damping,
    spring.settlingDuration, spring.value(target: 1, initialVelocity: 0, time: 1),
    spring.value(target: 1, time: 1),
    spring.velocity(target: 1, time: 1), spring.force(target: 1, position: 0, velocity: 0),
    spring.settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.1),
  ]
}

func declaredCurves() -> Double {
  let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(startControlPoint: .topLeading, endControlPoint: .bottom),
  ]
  return Set(curves).reduce(0) { $0 + $1.value(at: 0.5) + $1.velocity(at: 0.25) + $1.inverse.value(at: 0.1) }
}

// MARK: Transactions

struct DeclaredTransactionKey: TransactionKey {
  static let defaultValue = 1
}

extension Transaction {
  var declared: Int {
    get { self[DeclaredTransactionKey.self] }
    set { self[DeclaredTransactionKey.self] = newValue }
  }
}

struct DeclaredTransactions: View {
  @State private var number = 1.0
  @State private var isOn = true

  func act() throws -> Int {
    withAnimation { number = 2 }
    let result = withAnimation(.easeIn) { () -> Int in
      number = 3
      return 4
    }
    withAnimation(nil) { number = 3 }
    withAnimation(.easeIn, completionCriteria: .removed) {
      number = 3
    } completion: {
      isOn = false
    }
    var transaction = Transaction(animation: .easeIn)
    transaction.disablesAnimations = true
    transaction.isContinuous = true
    transaction.animation = nil
    transaction.addAnimationCompletion(criteria: .logicallyComplete) {}
    transaction.declared = Transaction().declared
    withTransaction(transaction) { number = 3 }
    return try withAnimation { try act() } + withTransaction(\.declared, 3) { result }
  }

  var body: some View {
    Text("a").animation(.easeIn, value: number).animation(nil, value: isOn)
      .animation(.easeIn) { $0.opacity(number) }
      .transaction { $0.animation = nil }.transaction { $0.disablesAnimations = true }
    Slider(value: $number.animation())
    Slider(value: $number.animation(.easeIn))
    Slider(value: $number.transaction(Transaction()))
  }
}

// MARK: Timelines

struct DeclaredSchedule: TimelineSchedule {
  func entries(from startDate: Date, mode: Mode) -> [Date] { mode == .lowFrequency ? [] : [startDate] }
}

extension TimelineSchedule where Self == DeclaredSchedule {
  static var declared: DeclaredSchedule { DeclaredSchedule() }
}

struct DeclaredTimelines: View {
  var body: some View {
    TimelineView(.animation) { timeline in Text("\(timeline.date)") }
    TimelineView(.animation(minimumInterval: 0.06)) { Text("\($0.cadence == .live)") }
    TimelineView(.animation(minimumInterval: 0.06, paused: true)) { Text($0.cadence < .minutes ? "a" : "b") }
    TimelineView(.periodic(from: .now, by: 0.1)) { (_: TimelineViewDefaultContext) in Text("a") }
    TimelineView(.everyMinute) { timeline in
      let date = timeline.date
      Text("\(date)")
    }
    TimelineView(.explicit([Date()])) { _ in Text("a") }
    TimelineView(AnimationTimelineSchedule(minimumInterval: 1, paused: false)) { _ in Text("a") }
    TimelineView(PeriodicTimelineSchedule(from: Date(), by: 1)) { _ in Text("a") }
    TimelineView(EveryMinuteTimelineSchedule()) { _ in Text("a") }
    TimelineView(ExplicitTimelineSchedule([Date()])) { _ in Text("a") }
    TimelineView(.declared) { _ in Text("a") }
  }
}

/// Schedules are asked in a mode, and answer with any sequence of dates.
func firstEntry<Schedule: TimelineSchedule>(of schedule: Schedule, mode: TimelineScheduleMode = .normal)
  -> Date?
{
  schedule.entries(from: Date(), mode: mode == .lowFrequency ? .lowFrequency : .normal).first { _ in true }
}

/// A drawing that is handed the time and how often it changes.
func date(in context: TimelineView<PeriodicTimelineSchedule, Text>.Context) -> Date? {
  context.cadence <= .seconds ? context.date : nil
}
