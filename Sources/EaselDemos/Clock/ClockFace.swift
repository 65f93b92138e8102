import SwiftUI

/// Everything of a clock that does not move, drawn around the context's origin.
struct ClockFace {
  let radius: CGFloat

  func draw(in context: GraphicsContext) {
    drawRing(in: context)
    drawDial(in: context)
    drawTicks(in: context)
    drawNumbers(in: context)
    drawBrand(in: context)
  }

  private func circle(_ share: CGFloat) -> Path {
    let r = radius * share
    return Circle().path(in: CGRect(x: -r, y: -r, width: r * 2, height: r * 2))
  }

  /// A metal ring, 8 % of the width.
  private func drawRing(in context: GraphicsContext) {
    let metal = Gradient(colors: [Color(white: 0.75), Color(white: 0.3), .black])
    context.fill(
      circle(1),
      with: .linearGradient(
        metal, startPoint: CGPoint(x: -radius * 0.7, y: -radius),
        endPoint: CGPoint(x: radius * 0.7, y: radius)))
  }

  /// A white dial that darkens at its rim.
  private func drawDial(in context: GraphicsContext) {
    let dial = radius * 0.84
    let shade = Gradient(stops: [
      .init(color: .white, location: 0), .init(color: .white, location: 0.9),
      .init(color: Color(white: 0.86), location: 0.95), .init(color: Color(white: 0.55), location: 1.05),
    ])
    context.fill(
      circle(0.84), with: .radialGradient(shade, center: .zero, startRadius: 0, endRadius: dial))
  }

  private func drawTicks(in context: GraphicsContext) {
    for minute in 0..<60 {
      var turned = context
      turned.rotate(by: .degrees(Double(minute) * 6))
      let isHour = minute.isMultiple(of: 5)
      let (width, length) = isHour ? (radius * 0.018, radius * 0.07) : (radius * 0.008, radius * 0.04)
      let tick = CGRect(x: -width / 2, y: -radius * 0.81, width: width, height: length)
      turned.fill(Path(tick), with: .color(.black))
    }
  }

  private func drawNumbers(in context: GraphicsContext) {
    for hour in 1...12 {
      let angle = Angle.degrees(Double(hour) * 30 - 90).radians
      let place = CGPoint(x: cos(angle) * radius * 0.645, y: sin(angle) * radius * 0.645)
      let number = Text("\(hour)").font(.custom("Futura", size: radius * 0.14).bold())
      context.draw(number.foregroundColor(.black), at: place)
    }
  }

  private func drawBrand(in context: GraphicsContext) {
    let brand = Text("Easel").font(.custom("Futura", size: radius * 0.075)).foregroundColor(
      Color(white: 0.35))
    context.draw(brand, at: CGPoint(x: 0, y: -radius * 0.32))
  }
}
