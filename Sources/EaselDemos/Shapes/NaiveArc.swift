import SwiftUI

/// The angles as they are given: zero at three o'clock, and the flag in its original sense.
struct NaiveArc: Shape {
  var startAngle: Angle
  var endAngle: Angle
  var clockwise: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: startAngle,
      endAngle: endAngle, clockwise: clockwise)
    return path
  }
}
