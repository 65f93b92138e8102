import Foundation

@testable import EaselUI

extension Stage {
  /// Turns the wheel by notches over a point. Returns whether a scroll view used it.
  @discardableResult
  func turnWheel(
    x: CGFloat = 0, y: CGFloat = 0, over point: CGPoint = CGPoint(x: 50, y: 50),
    modifiers: EventModifiers = []
  ) -> Bool {
    host.handle(PointerInput(.scrolled(x: x, y: y), at: point, modifiers: modifiers, time: date))
  }

  /// Shows the state after a number of seconds without input, in frames of 1/60 s.
  func wait(_ seconds: TimeInterval = 2) {
    for _ in 0..<Int(seconds * 60) { show(at: date.timeIntervalSinceReferenceDate + 1 / 60) }
  }

  /// Drags at a velocity of 60 steps per second.
  func drag(from start: CGPoint, by step: CGSize, steps: Int) {
    press(start.x, start.y)
    for index in 1...steps {
      show(at: date.timeIntervalSinceReferenceDate + 1 / 60)
      move(start.x + CGFloat(index) * step.width, start.y + CGFloat(index) * step.height)
    }
    release(start.x + CGFloat(steps) * step.width, start.y + CGFloat(steps) * step.height)
  }
}

/// A column of boxes with the numbers from 1 on, without distances between them.
struct BoxColumn: View {
  var count = 10
  var height: CGFloat = 30

  var body: some View {
    VStack(spacing: 0) { ForEach(1...count, id: \.self) { Box($0, width: 100, height: height) } }
  }
}
