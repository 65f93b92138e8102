import SwiftUI

@main
struct AnalogClock: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}

struct ContentView: View {
  @Environment(\.colorScheme) var colorScheme

  var body: some View {
    ZStack {
      LinearGradient(
        colors: colorScheme == .dark
          ? [Color(white: 0.08), Color(white: 0.16)] : [Color(white: 0.95), Color(white: 0.82)],
        startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()

      VStack(spacing: 24) {
        ClockFace()
          .frame(width: 280, height: 280)
        TimelineView(.periodic(from: .now, by: 1)) { timeline in
          VStack(spacing: 4) {
            Text(timeline.date, format: .dateTime.hour().minute().second())
              .font(.system(.largeTitle, design: .rounded))
              .fontWeight(.semibold)
              .monospacedDigit()
            Text(timeline.date, format: .dateTime.weekday(.wide).day().month(.wide))
              .font(.subheadline)
              .foregroundStyle(.secondary)
          }
        }
      }
      .padding()
    }
  }
}

struct ClockFace: View {
  var body: some View {
    ZStack {
      Circle()
        .fill(.background)
        .shadow(color: .black.opacity(0.25), radius: 16, x: 0, y: 8)
      Circle()
        .strokeBorder(
          AngularGradient(colors: [.gray, .white, .gray, .black, .gray], center: .center), lineWidth: 10)
      Ticks()
      Numerals()
      TimelineView(.animation) { timeline in
        let time = ClockTime(date: timeline.date)
        ZStack {
          Hand(length: 0.5)
            .stroke(Color.primary, style: StrokeStyle(lineWidth: 8, lineCap: .round))
            .rotationEffect(time.hourAngle)
          Hand(length: 0.72)
            .stroke(Color.primary, style: StrokeStyle(lineWidth: 5, lineCap: .round))
            .rotationEffect(time.minuteAngle)
          Hand(length: 0.8, tail: 0.18)
            .stroke(Color.red, style: StrokeStyle(lineWidth: 2, lineCap: .round))
            .rotationEffect(time.secondAngle)
            .shadow(radius: 2, y: 2)
        }
      }
      Circle()
        .fill(Color.red)
        .frame(width: 12, height: 12)
      Circle()
        .fill(.background)
        .frame(width: 4, height: 4)
    }
  }
}

struct ClockTime {
  var hourAngle: Angle
  var minuteAngle: Angle
  var secondAngle: Angle

  init(date: Date) {
    let parts = Calendar.current.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    let seconds = Double(parts.second ?? 0) + Double(parts.nanosecond ?? 0) / 1_000_000_000
    let minutes = Double(parts.minute ?? 0) + seconds / 60
    let hours = Double((parts.hour ?? 0) % 12) + minutes / 60
    hourAngle = .degrees(hours * 30)
    minuteAngle = .degrees(minutes * 6)
    secondAngle = .degrees(seconds * 6)
  }
}

struct Hand: Shape {
  var length: CGFloat
  var tail: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.midY + radius * tail))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.midY - radius * length))
    return path
  }
}

struct Ticks: View {
  var body: some View {
    GeometryReader { proxy in
      ForEach(0..<60) { index in
        let isHour = index % 5 == 0
        Capsule()
          .fill(isHour ? Color.primary : Color.secondary)
          .frame(width: isHour ? 3 : 1, height: isHour ? 12 : 6)
          .offset(y: -proxy.size.height / 2 + (isHour ? 22 : 19))
          .rotationEffect(.degrees(Double(index) * 6))
          .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
      }
    }
  }
}

struct Numerals: View {
  var body: some View {
    GeometryReader { proxy in
      let radius = min(proxy.size.width, proxy.size.height) / 2 - 44
      ForEach(1...12, id: \.self) { hour in
        let angle = Double(hour) * .pi / 6 - .pi / 2
        Text("\(hour)")
          .font(.title2.weight(.medium))
          .position(
            x: proxy.size.width / 2 + cos(angle) * radius,
            y: proxy.size.height / 2 + sin(angle) * radius)
      }
    }
  }
}

#Preview {
  ContentView()
}
