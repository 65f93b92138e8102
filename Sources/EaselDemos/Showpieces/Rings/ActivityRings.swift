import SwiftUI

/// A week of activity: three rings, bars for each day and the trace of the heart, which move by springs.
struct ActivityRings: View {
  /// Seconds for each day until one is tapped, from 1 to 6.
  var interval = 2.5
  /// The width of a ring relative to the radius of the largest one, from 0.12 to 0.24.
  var thickness = 0.2
  @State private var day = 0
  @State private var isTouched = false
  @State private var appeared = false

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      let unit = min(max(min(size.width, size.height) / 720, 0.4), 1.5)
      let isWide = size.width > size.height * 1.1
      let stack =
        isWide ? AnyLayout(HStackLayout(spacing: 24 * unit)) : AnyLayout(VStackLayout(spacing: 24 * unit))
      stack {
        RingStack(values: appeared ? ActivityDay.week[day].shares : [0, 0, 0], thickness: thickness)
          .aspectRatio(1, contentMode: .fit)
          .padding(32 * unit)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .modifier(Card(unit: unit))
        VStack(spacing: 24 * unit) {
          figures(unit)
          bars(unit)
          if size.height > 320 { HeartTrace(unit: unit).modifier(Card(unit: unit)) }
        }
        .frame(width: isWide ? size.width * 0.42 : nil, height: isWide ? nil : size.height * 0.5)
      }
      .padding(24 * unit)
    }
    .background(PageColor())
    .background(
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: max(interval, 0.5))) {
        timeline in
        Color.clear.onChange(of: timeline.date) { if !isTouched { show((day + 1) % 7) } }
      }
    )
    .onAppear { withAnimation(.spring(duration: 1.6, bounce: 0.15)) { appeared = true } }
  }

  private func show(_ next: Int) {
    withAnimation(.spring(duration: 1.1, bounce: 0.25)) { day = next }
  }

  /// The name of the day and what was done, in the colors of the rings.
  private func figures(_ unit: Double) -> some View {
    let shown = ActivityDay.week[day]
    return VStack(alignment: .leading, spacing: 16 * unit) {
      Text(shown.name).font(.system(size: 34 * unit, weight: .bold))
      HStack(alignment: .top, spacing: 0) {
        ForEach(0..<3) { ring in
          VStack(alignment: .leading, spacing: 2 * unit) {
            Text(["Move", "Exercise", "Stand"][ring]).font(.system(size: max(15 * unit, 9), weight: .medium))
              .foregroundStyle(.secondary)
            HStack(alignment: .firstTextBaseline, spacing: 3 * unit) {
              Text("\(shown.amounts[ring])").font(.system(size: 32 * unit, weight: .bold))
              if unit > 0.5 {
                Text(["kcal", "min", "h"][ring]).font(
                  .system(size: max(15 * unit, 8), weight: .semibold))
              }
            }
            .foregroundStyle(ActivityDay.colors[ring].text)
          }
          .lineLimit(1)
          .minimumScaleFactor(0.6)
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    .monospacedDigit()
    .transaction { $0.animation = nil }
    .padding(24 * unit)
    .frame(maxWidth: .infinity, alignment: .leading)
    .modifier(Card(unit: unit))
  }

  /// The bars of the seven days. A tap on one shows its day.
  private func bars(_ unit: Double) -> some View {
    HStack(alignment: .bottom, spacing: 8 * unit) {
      ForEach(0..<7) { index in
        let isShown = index == day
        VStack(spacing: 8 * unit) {
          GeometryReader { geometry in
            HStack(alignment: .bottom, spacing: 3 * unit) {
              ForEach(0..<3) { ring in
                let share = ActivityDay.week[index].shares[ring] / 1.5
                Capsule().fill(ActivityDay.colors[ring].gradient)
                  .frame(height: max(geometry.size.height * (appeared ? share : 0), 6 * unit))
                  .animation(
                    .spring(duration: 0.9, bounce: 0.35).delay(Double(index) * 0.06), value: appeared)
              }
            }
            .frame(maxWidth: 44 * unit)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
          }
          Text(ActivityDay.week[index].name.prefix(1)).font(
            .system(size: max(15 * unit, 9), weight: .semibold)
          )
          .foregroundStyle(isShown ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
        }
        .padding(.vertical, 10 * unit)
        .background(RoundedRectangle(cornerRadius: 12 * unit).fill(.primary.opacity(isShown ? 0.09 : 0)))
        .opacity(isShown ? 1 : 0.7)
        .contentShape(Rectangle())
        .onTapGesture {
          isTouched = true
          show(index)
        }
      }
    }
    .padding(16 * unit)
    .frame(maxHeight: .infinity)
    .modifier(Card(unit: unit))
  }
}

/// A rounded card that is white in the light appearance and dark gray in the dark one.
private struct Card: ViewModifier {
  let unit: Double
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content.background(
      RoundedRectangle(cornerRadius: 24 * unit)
        .fill(colorScheme == .dark ? Color(white: 0.1) : .white)
        .shadow(color: .black.opacity(colorScheme == .dark ? 0 : 0.07), radius: 12 * unit, y: 4 * unit))
  }
}

private struct PageColor: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { colorScheme == .dark ? Color.black : Color(red: 0.945, green: 0.945, blue: 0.965) }
}
