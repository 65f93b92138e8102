import SwiftUI

struct Card<Content: View>: View {
  let title: LocalizedStringKey
  let symbol: String
  let content: Content

  init(_ title: LocalizedStringKey, symbol: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.symbol = symbol
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Label(title, systemImage: symbol)
        .font(.caption)
        .textCase(.uppercase)
        .foregroundStyle(.secondary)
      content
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.ultraThinMaterial, in: .rect(cornerRadius: 18))
  }
}

struct DayRow: View {
  let day: Forecast

  var body: some View {
    HStack {
      Text(day.day).bold().frame(width: 56, alignment: .leading)
      Image(systemName: day.sky.symbol)
        .symbolRenderingMode(.multicolor)
        .frame(width: 34)
      Text(day.low.degrees)
        .foregroundStyle(.secondary)
        .frame(width: 44, alignment: .trailing)
      Capsule()
        .fill(.black.opacity(0.2))
        .overlay {
          GeometryReader { geometry in
            Capsule()
              .fill(
                LinearGradient(colors: [.cyan, .yellow, .orange], startPoint: .leading, endPoint: .trailing)
              )
              .frame(width: geometry.size.width * (day.high.value - day.low.value) / 20)
              .offset(x: geometry.size.width * day.low.value / 40)
          }
        }
        .frame(height: 5)
      Text(day.high.degrees)
        .frame(width: 44, alignment: .trailing)
    }
    .font(.callout)
  }
}

struct UVGauge: View {
  let value: Double

  var body: some View {
    Gauge(value: value, in: 0...11) {
      Image(systemName: "sun.max")
    } currentValueLabel: {
      Text(value, format: .number)
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("11")
    }
    .gaugeStyle(.accessoryCircular)
    .tint(Gradient(colors: [.green, .yellow, .orange, .red, .purple]))
    .frame(maxWidth: .infinity)
  }
}

struct Compass: View {
  let direction: Angle
  let speed: Double

  var body: some View {
    ZStack {
      ForEach(Array(stride(from: 0.0, to: 360, by: 15)), id: \.self) { degrees in
        Rectangle()
          .frame(width: 1.5, height: 7)
          .offset(y: -38)
          .rotationEffect(.degrees(degrees))
          .opacity(degrees.truncatingRemainder(dividingBy: 90) == 0 ? 1 : 0.5)
      }
      Image(systemName: "location.north.fill")
        .rotationEffect(direction)
        .offset(y: -16)
      Text("\(speed.formatted()) km/h").font(.caption2).offset(y: 12)
    }
    .frame(maxWidth: .infinity, minHeight: 84)
  }
}
