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
      let number = Text("\(hour)").font(.custom("URW Gothic", size: radius * 0.2)).foregroundColor(.black)
      context.draw(number, at: place)
    }
  }

  private func drawBrand(in context: GraphicsContext) {
    let brand = Text("Easel").font(.custom("URW Gothic", size: radius * 0.085)).foregroundColor(
      Color(white: 0.35))
    context.draw(brand, at: CGPoint(x: 0, y: -radius * 0.31))
  }
}
