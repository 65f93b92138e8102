import SwiftUI

/// An arc with the angles and the direction of `addArc`: zero at three o'clock, and `clockwise` inverted.
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

/// An arc with zero at twelve o'clock and clockwise on screen. It is insettable, so it can have a border.
struct ClockwiseArc: InsettableShape {
  var startAngle: Angle
  var endAngle: Angle
  var clockwise: Bool
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let quarter = Angle.degrees(90)
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
      startAngle: startAngle - quarter, endAngle: endAngle - quarter, clockwise: !clockwise)
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}
