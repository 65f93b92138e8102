import SwiftUI

/// The dial of a clock, drawn once.
struct DialFace: View {
  let design: ClockDesign

  var body: some View {
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.scaleBy(x: min(size.width, size.height) / 208, y: min(size.width, size.height) / 208)
      let dial = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
      var shaded = context
      shaded.addFilter(.shadow(color: .black.opacity(0.4), radius: 5, y: 3))
      shaded.fill(dial, with: .color(design.face))
      let gloss = Gradient(colors: [.white.opacity(0.22), .clear, .black.opacity(0.12)])
      context.fill(
        dial,
        with: .linearGradient(gloss, startPoint: CGPoint(x: -70, y: -70), endPoint: CGPoint(x: 70, y: 70)))
      context.stroke(
        Path(ellipseIn: CGRect(x: -98.5, y: -98.5, width: 197, height: 197)),
        with: .color(design.ink.opacity(0.35)), lineWidth: 2)
      drawMarks(in: context)
      drawNumerals(in: context)
    }
  }

  private func drawMarks(in context: GraphicsContext) {
    guard design.marks != .none else { return }
    for minute in 0..<60 {
      var mark = context
      mark.rotate(by: .degrees(Double(minute) * 6))
      let isHour = minute % 5 == 0
      let path: Path? =
        switch design.marks {
        case .bars:
          Path(CGRect(x: isHour ? -3 : -1.2, y: -92, width: isHour ? 6 : 2.4, height: isHour ? 24 : 8))
        case .minutes:
          Path(CGRect(x: isHour ? -1.5 : -0.6, y: -93, width: isHour ? 3 : 1.2, height: isHour ? 9 : 6))
        case .dots: isHour ? Path(ellipseIn: CGRect(x: -4, y: -90, width: 8, height: 8)) : nil
        case .wedges:
          isHour
            ? Path { $0.addLines([CGPoint(x: -5, y: -91), CGPoint(x: 5, y: -91), CGPoint(x: 0, y: -62)]) }
            : nil
        case .none: nil
        }
      if let path { mark.fill(path, with: .color(design.ink)) }
    }
  }

  private func drawNumerals(in context: GraphicsContext) {
    let count = Double(design.numerals.count)
    let radius = design.marks == .none ? 78.0 : design.marks == .wedges ? 48 : 70
    for (index, numeral) in design.numerals.enumerated() where !numeral.isEmpty {
      let angle = Double(index + 1) / count * 2 * .pi
      let font = Font.system(
        size: design.numeralSize, weight: .semibold, design: design.font)
      context.draw(
        Text(numeral).font(font).foregroundColor(design.ink),
        at: CGPoint(x: sin(angle) * radius, y: -cos(angle) * radius))
    }
  }
}

/// The hands of a clock at a time of day.
struct DialHands: View {
  let design: ClockDesign
  let seconds: Double

  var body: some View {
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.scaleBy(x: min(size.width, size.height) / 208, y: min(size.width, size.height) / 208)
      draw(in: context, turn: seconds / 3600 / design.hours, length: 56, width: 9)
      draw(in: context, turn: seconds / 3600, length: 84, width: 6.5)
      drawSecondHand(in: context)
    }
  }

  private func draw(in context: GraphicsContext, turn: Double, length: Double, width: Double) {
    var context = context
    context.rotate(by: .radians(turn * 2 * .pi))
    let path: Path =
      switch design.hands {
      case .baton:
        Path(
          roundedRect: CGRect(x: -width / 2, y: -length, width: width, height: length + 12),
          cornerRadius: width / 2)
      case .railway:
        Path {
          $0.addLines([
            CGPoint(x: -width * 0.55, y: -length), CGPoint(x: width * 0.55, y: -length),
            CGPoint(x: width * 0.75, y: 20), CGPoint(x: -width * 0.75, y: 20),
          ])
        }
      case .needle: Path(CGRect(x: -width / 5, y: -length, width: width / 2.5, height: length + 14))
      case .leaf:
        Path { path in
          path.move(to: CGPoint(x: 0, y: -length))
          path.addQuadCurve(to: CGPoint(x: 0, y: 10), control: CGPoint(x: width * 1.3, y: -length * 0.4))
          path.addQuadCurve(
            to: CGPoint(x: 0, y: -length), control: CGPoint(x: -width * 1.3, y: -length * 0.4))
        }
      }
    context.fill(path, with: .color(design.ink))
  }

  private func drawSecondHand(in context: GraphicsContext) {
    var hand = context
    hand.rotate(by: .degrees(seconds.truncatingRemainder(dividingBy: 60) * 6))
    hand.fill(
      Path(
        CGRect(
          x: -1.2, y: design.hands == .railway ? -64 : -86, width: 2.4,
          height: design.hands == .railway ? 88 : 108)), with: .color(design.accent))
    if design.hands == .railway {
      hand.fill(Path(ellipseIn: CGRect(x: -9, y: -72, width: 18, height: 18)), with: .color(design.accent))
    }
    context.fill(Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10)), with: .color(design.accent))
  }
}
