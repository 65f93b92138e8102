import SwiftUI

/// A clock with its face in one canvas and its hands in another above it. Only the hands depend on the date.
struct SplitClock<Schedule: TimelineSchedule>: View {
  let schedule: Schedule
  var ticks = false

  @MainActor
  init(schedule: Schedule, ticks: Bool = false) {
    self.schedule = schedule
    self.ticks = ticks
  }

  var body: some View {
    ZStack {
      Canvas { context, size in
        ClockFace(radius: context.centerClock(in: size)).draw(in: context)
      }
      TimelineView(schedule) { timeline in
        Canvas { context, size in
          let radius = context.centerClock(in: size)
          ClockHands(at: timeline.date, in: context.environment.calendar, ticks: ticks)
            .draw(in: context, radius: radius)
        }
      }
    }
    .padding(20)
  }
}

/// A clock in one canvas, redrawn for each date.
struct SingleCanvasClock<Schedule: TimelineSchedule>: View {
  let schedule: Schedule

  @MainActor
  init(schedule: Schedule) { self.schedule = schedule }

  var body: some View {
    TimelineView(schedule) { timeline in
      Canvas { context, size in
        let radius = context.centerClock(in: size)
        ClockFace(radius: radius).draw(in: context)
        ClockHands(at: timeline.date, in: context.environment.calendar).draw(in: context, radius: radius)
      }
    }
    .padding(20)
  }
}

extension GraphicsContext {
  /// Moves the origin to the center and returns the radius of the largest clock that fits.
  fileprivate mutating func centerClock(in size: CGSize) -> CGFloat {
    translateBy(x: size.width / 2, y: size.height / 2)
    return min(size.width, size.height) / 2
  }
}

/// The static parts of a clock, drawn around the context's origin.
struct ClockFace {
  let radius: CGFloat

  /// The radius of the dial as a fraction of the clock's radius; the ring around it is 8 % of the clock's
  /// width.
  private static let dialShare: CGFloat = 0.84

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

  /// A metal ring from light gray to black, with the light on its inner edge from the opposite side.
  private func drawRing(in context: GraphicsContext) {
    let corner = CGPoint(x: radius * 0.62, y: radius * 0.78)
    let opposite = CGPoint(x: -corner.x, y: -corner.y)
    let metal = Gradient(colors: [Color(white: 0.8), Color(white: 0.36), Color(white: 0.12), .black])
    let bevel = Gradient(colors: [.black, Color(white: 0.25), Color(white: 0.7)])
    context.fill(circle(1), with: .linearGradient(metal, startPoint: opposite, endPoint: corner))
    context.fill(circle(0.865), with: .linearGradient(bevel, startPoint: opposite, endPoint: corner))
  }

  /// A white dial, darker at the rim.
  private func drawDial(in context: GraphicsContext) {
    let shade = Gradient(stops: [
      .init(color: .white, location: 0), .init(color: .white, location: 0.9),
      .init(color: Color(white: 0.88), location: 0.95), .init(color: Color(white: 0.5), location: 1.05),
    ])
    context.fill(
      circle(Self.dialShare),
      with: .radialGradient(shade, center: .zero, startRadius: 0, endRadius: radius * Self.dialShare))
  }

  private func drawTicks(in context: GraphicsContext) {
    for minute in 0..<60 {
      var turned = context
      turned.rotate(by: .degrees(Double(minute) * 6))
      let isHour = minute.isMultiple(of: 5)
      let (width, length) = isHour ? (radius * 0.02, radius * 0.07) : (radius * 0.008, radius * 0.045)
      let tick = CGRect(x: -width / 2, y: -radius * 0.805, width: width, height: length)
      turned.fill(Path(tick), with: .color(.black))
    }
  }

  private func drawNumbers(in context: GraphicsContext) {
    for hour in 1...12 {
      let angle = Angle.degrees(Double(hour) * 30 - 90).radians
      let place = CGPoint(x: cos(angle) * radius * 0.588, y: sin(angle) * radius * 0.588)
      let number = Text("\(hour)").font(.custom("Futura", size: radius * 0.2)).foregroundColor(.black)
      context.draw(number, at: place)
    }
  }

  private func drawBrand(in context: GraphicsContext) {
    let brand = Text("Easel").font(.custom("Futura", size: radius * 0.085)).foregroundColor(
      Color(white: 0.35))
    context.draw(brand, at: CGPoint(x: 0, y: -radius * 0.31))
  }
}

/// The angles of a clock's hands at a date, clockwise from twelve o'clock.
struct ClockHands {
  let hour: Angle
  let minute: Angle
  let second: Angle

  /// The hour and minute hands move every second. The second hand sweeps, or moves once a second if `ticks`
  /// is true.
  init(at date: Date, in calendar: Calendar, ticks: Bool = false) {
    let offset = Double(calendar.timeZone.secondsFromGMT(for: date))
    let time = date.timeIntervalSinceReferenceDate + offset
    let sinceMidnight = time - (time / 86_400).rounded(.down) * 86_400
    let seconds = sinceMidnight.rounded(.down)
    hour = .degrees((seconds / 120).truncatingRemainder(dividingBy: 360))
    minute = .degrees((seconds / 10).truncatingRemainder(dividingBy: 360))
    second = .degrees(((ticks ? seconds : sinceMidnight) * 6).truncatingRemainder(dividingBy: 360))
  }

  /// Draws the hands on a clock of a radius, around the context's origin.
  func draw(in context: GraphicsContext, radius: CGFloat) {
    var raised = context
    raised.addFilter(.shadow(radius: 3, x: 0, y: 3))
    draw(Self.hand(length: 0.47, base: 0.066, tip: 0.044), at: hour, .black, in: raised, radius)
    draw(Self.hand(length: 0.72, base: 0.054, tip: 0.03), at: minute, .black, in: raised, radius)
    draw(Self.sweepHand, at: second, .red, in: raised, radius)
    context.fill(Self.disc(0.022 * radius), with: .color(.black))
    context.fill(Self.disc(0.01 * radius), with: .color(Color(white: 0.75)))
  }

  /// Draws an outline that points upward on a clock of radius 1.
  private func draw(
    _ outline: Path, at angle: Angle, _ color: Color, in context: GraphicsContext, _ radius: CGFloat
  ) {
    let placed = CGAffineTransform(rotationAngle: angle.radians).scaledBy(x: radius, y: radius)
    context.fill(outline.applying(placed), with: .color(color))
  }

  /// A hand that tapers from tail to tip, with round ends.
  private static func hand(length: CGFloat, base: CGFloat, tip: CGFloat) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: 0, y: tip / 2 - length), radius: tip / 2, startAngle: .degrees(180),
        endAngle: .degrees(360), clockwise: false)
      path.addArc(
        center: CGPoint(x: 0, y: 0.14 - base / 2), radius: base / 2, startAngle: .zero,
        endAngle: .degrees(180), clockwise: false)
      path.closeSubpath()
    }
  }

  /// A thin hand with a counterweight, and a disc on the axis.
  private static let sweepHand = Path { path in
    path.addRect(CGRect(x: -0.006, y: -0.8, width: 0.012, height: 0.92))
    path.addRoundedRect(
      in: CGRect(x: -0.018, y: 0.1, width: 0.036, height: 0.14),
      cornerSize: CGSize(width: 0.018, height: 0.018))
    path.addPath(disc(0.042))
  }

  private static func disc(_ radius: CGFloat) -> Path {
    Circle().path(in: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2))
  }
}
