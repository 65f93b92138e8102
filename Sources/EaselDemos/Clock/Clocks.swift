import SwiftUI

/// The face in one canvas, the hands in another above it that alone follows the time.
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

/// Everything in one canvas that is drawn again for each date.
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
  /// Moves the origin to the middle and gives the radius of the largest clock around it.
  fileprivate mutating func centerClock(in size: CGSize) -> CGFloat {
    translateBy(x: size.width / 2, y: size.height / 2)
    return min(size.width, size.height) / 2
  }
}
