import Foundation
import SwiftUI

/// Clocks of twelve cities in twelve designs, each before the sky of its city, below a map of day and night.
struct ClockWall: View {
  /// How many times faster than usual the time passes, from 1 to 1,440.
  var speed = 1.0
  /// Whether the second hands sweep. Otherwise they step once in a second.
  var sweeps = true

  var body: some View {
    TimelineView(.animation) { timeline in
      GeometryReader { geometry in
        let size = geometry.size
        let margin = size.width < 600 ? 8.0 : 16
        let strip = min(max(size.height * 0.22, 48), 208)
        let columns = Self.columns(in: CGSize(width: size.width, height: size.height - strip))
        VStack(spacing: margin) {
          TerminatorStrip(date: shown(timeline.date).rounded(toSeconds: 10)).frame(height: strip)
          Grid(horizontalSpacing: margin, verticalSpacing: margin) {
            ForEach(0..<12 / columns, id: \.self) { row in
              GridRow {
                ForEach(0..<columns, id: \.self) { column in
                  CityTile(index: row * columns + column, date: shown(timeline.date), sweeps: sweeps)
                }
              }
            }
          }
          .padding([.horizontal, .bottom], margin)
        }
      }
      .background(Color(red: 0.035, green: 0.04, blue: 0.07))
    }
  }

  /// The time of a date: at higher speeds, time runs ahead from the beginning of the day.
  private func shown(_ date: Date) -> Date {
    let seconds = date.timeIntervalSinceReferenceDate
    let day = (seconds / 86_400).rounded(.down) * 86_400
    let time = day + (seconds - day) * max(speed, 1)
    return Date(timeIntervalSinceReferenceDate: sweeps ? time : time.rounded(.down))
  }

  /// The number of columns that gives the clocks the largest size.
  private static func columns(in size: CGSize) -> Int {
    func side(_ columns: Int) -> CGFloat {
      let (width, height) = (size.width / CGFloat(columns), size.height / CGFloat(12 / columns))
      return width > height * 1.6 ? height : min(width, height - 40)
    }
    return [1, 2, 3, 4, 6, 12].max { side($0) < side($1) } ?? 4
  }
}

extension Date {
  fileprivate func rounded(toSeconds step: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: (timeIntervalSinceReferenceDate / step).rounded(.down) * step)
  }
}

/// A clock before the sky of its city, with the name, the time and the difference from universal time.
private struct CityTile: View {
  let index: Int
  let date: Date
  let sweeps: Bool

  var body: some View {
    let city = WorldCity.all[index]
    let seconds = city.seconds(at: date)
    GeometryReader { geometry in
      let isWide = geometry.size.width > geometry.size.height * 1.6
      let isSmall = geometry.size.width < 100
      let layout =
        isWide ? AnyLayout(HStackLayout(spacing: 12)) : AnyLayout(VStackLayout(spacing: isSmall ? 2 : 8))
      layout {
        ZStack {
          DialFace(design: ClockDesign.all[index])
          DialHands(design: ClockDesign.all[index], seconds: seconds)
        }
        .aspectRatio(1, contentMode: .fit)
        .frame(maxWidth: 320)
        VStack(alignment: isWide ? .leading : .center, spacing: 0) {
          Text(city.name).font(.system(size: isSmall ? 9 : 16, weight: .semibold))
          if !isSmall || isWide {
            Text(city.caption(seconds)).font(.system(size: isSmall ? 9 : 12)).monospacedDigit().opacity(0.75)
          }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
      }
      .padding(isSmall ? 3 : 12)
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .foregroundStyle(.white)
    .background(
      RoundedRectangle(cornerRadius: 8).fill(
        LinearGradient(
          colors: LocalSun(at: date).sky(over: city), startPoint: .top, endPoint: .bottom)))
  }
}
