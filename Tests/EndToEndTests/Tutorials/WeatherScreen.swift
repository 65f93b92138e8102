import SwiftUI

struct DayWeather: View {
  let day: String
  let symbol: String
  let low: Int
  let high: Int

  var body: some View {
    HStack {
      Text(day).frame(width: 60, alignment: .leading)
      Image(systemName: symbol).symbolRenderingMode(.multicolor).frame(width: 40)
      Text("\(low)°").foregroundStyle(.secondary).frame(width: 36)
      GeometryReader { proxy in
        Capsule().fill(.white.opacity(0.2))
        Capsule().fill(
          LinearGradient(colors: [.cyan, .yellow, .orange], startPoint: .leading, endPoint: .trailing)
        )
        .frame(width: proxy.size.width * CGFloat(high - low) / 20)
        .offset(x: proxy.size.width * CGFloat(low) / 40)
      }
      .frame(height: 5)
      Text("\(high)°").frame(width: 36)
    }
    .font(.headline)
  }
}

struct WeatherScreenView: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.blue, .cyan.opacity(0.6)], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      ScrollView(showsIndicators: false) {
        VStack(spacing: 4) {
          Text("Lisbon").font(.largeTitle)
          Text("23°").font(.system(size: 96, weight: .thin))
          Text("Mostly sunny").font(.title3)
          Text("H:26° L:17°")
        }
        .padding(.vertical, 30)
        VStack(alignment: .leading) {
          Label("HOURLY FORECAST", systemImage: "clock").font(.caption).opacity(0.7)
          Divider().overlay(.white)
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 24) {
              ForEach(0..<12) { hour in
                VStack(spacing: 10) {
                  Text(hour == 0 ? "Now" : "\(hour + 10)").font(.subheadline.bold())
                  Image(systemName: ["sun.max.fill", "cloud.sun.fill", "cloud.fill"][hour % 3])
                    .symbolRenderingMode(.multicolor)
                  Text("\(23 - hour / 2)°").font(.headline)
                }
              }
            }
          }
        }
        .padding()
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
        VStack(alignment: .leading, spacing: 14) {
          Label("5-DAY FORECAST", systemImage: "calendar").font(.caption).opacity(0.7)
          DayWeather(day: "Today", symbol: "sun.max.fill", low: 17, high: 26)
          DayWeather(day: "Tue", symbol: "cloud.sun.fill", low: 16, high: 24)
          DayWeather(day: "Wed", symbol: "cloud.rain.fill", low: 14, high: 19)
          DayWeather(day: "Thu", symbol: "cloud.bolt.fill", low: 13, high: 20)
          DayWeather(day: "Fri", symbol: "sun.max.fill", low: 15, high: 25)
        }
        .padding()
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
      }
      .padding(.horizontal)
    }
    .foregroundStyle(.white)
  }
}

#Preview { WeatherScreenView() }
