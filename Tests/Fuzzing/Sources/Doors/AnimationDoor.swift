import SwiftUI

/// Animations, springs, keyframes and timelines.
enum AnimationDoor {
  @MainActor static func run(_ input: [UInt8]) {
    var reader = ByteReader(input)
    switch reader.index(4) {
    case 0: useSpring(&reader)
    case 1: useKeyframes(&reader)
    case 2: showTimeline(&reader)
    default: animate(&reader)
    }
  }

  private static func useSpring(_ reader: inout ByteReader) {
    let spring = reader.spring()
    _ = spring.settlingDuration
    _ = spring.settlingDuration(
      target: reader.number(), initialVelocity: reader.number(), epsilon: reader.number())
    var (value, velocity) = (reader.number(), reader.number())
    for _ in 0..<8 {
      spring.update(
        value: &value, velocity: &velocity, target: reader.number(), deltaTime: reader.number())
    }
    _ = spring.value(target: reader.number(), initialVelocity: reader.number(), time: reader.number())
    let curve = reader.curve()
    let progress = curve.value(at: reader.number())
    require(!progress.isNaN, "the progress of \(curve) is not a number")
    _ = curve.velocity(at: reader.number())
  }

  @MainActor private static func useKeyframes(_ reader: inout ByteReader) {
    let numbers = (0..<12).map { _ in reader.number() }
    let (spring, curve) = (reader.spring(), reader.curve())
    let timeline = KeyframeTimeline(initialValue: numbers[0]) {
      LinearKeyframe(numbers[1], duration: numbers[2], timingCurve: curve)
      CubicKeyframe(numbers[3], duration: numbers[4], startVelocity: numbers[5], endVelocity: numbers[6])
      MoveKeyframe(numbers[7])
      SpringKeyframe(numbers[8], duration: numbers[9], spring: spring, startVelocity: numbers[10])
    }
    _ = timeline.duration
    for _ in 0..<8 {
      _ = timeline.value(time: reader.number())
      _ = timeline.value(progress: reader.fraction())
    }
  }

  // MARK: Views

  @MainActor private static func showTimeline(_ reader: inout ByteReader) {
    let view: AnyView =
      switch reader.index(4) {
      case 0: timeline(.periodic(from: reader.date(), by: reader.number()))
      case 1: timeline(.explicit(reader.list(below: 12) { $0.date() }))
      case 2: timeline(.animation(minimumInterval: reader.number(), paused: reader.bool()))
      default: timeline(.everyMinute)
      }
    show(view, &reader) { _ in }
  }

  @MainActor private static func timeline<S: TimelineSchedule>(_ schedule: S) -> AnyView {
    AnyView(
      TimelineView(schedule) { context in
        let length = abs(context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 64))
        Color.red.frame(width: length, height: 10)
      })
  }

  @MainActor private static func animate(_ reader: inout ByteReader) {
    let model = AnimatedValues()
    show(AnyView(AnimatedSquare(values: model)), &reader) { reader in
      let animation = reader.bool() ? reader.animation() : nil
      withAnimation(animation) {
        model.length = reader.number()
        model.angle = reader.number()
        model.isShown = reader.index(4) > 0
      }
    }
  }

  /// Shows a view at up to 24 dates, and changes it before each. The last frames have the same bytes in all ways.
  @MainActor private static func show(
    _ view: AnyView, _ reader: inout ByteReader, change: (inout ByteReader) -> Void
  ) {
    let host = HostedView(view)
    var seconds = 0.0
    var lists = [host.list()]
    for _ in 0..<24 where !reader.isAtEnd {
      change(&reader)
      seconds += reader.step()
      lists.append(host.list(at: seconds))
    }
    FrameComparison.requireSameBytes(lists.suffix(3))
  }
}

@MainActor @Observable
private final class AnimatedValues {
  var length = 10.0
  var angle = 0.0
  var isShown = true
}

private struct AnimatedSquare: View {
  let values: AnimatedValues

  var body: some View {
    if values.isShown {
      Color.blue.frame(width: values.length, height: 20)
        .rotationEffect(.radians(values.angle))
        .offset(x: values.angle)
        .transition(.scale)
    }
  }
}
