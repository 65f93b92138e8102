import SwiftUI

struct WeatherScreen: View {
  @State var model = WeatherModel()

  var body: some View {
    Group {
      switch model.phase {
      case .loading:
        ProgressView("Loading…")
          .controlSize(.large)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      case .loaded(let days):
        loaded(days)
      case .failed(let error):
        ContentUnavailableView(
          "No Weather", systemImage: "wifi.slash", description: Text(error.localizedDescription))
      }
    }
    .task(id: model.city) {
      if case .loading = model.phase { await model.load() }
    }
  }

  private func loaded(_ days: [Forecast]) -> some View {
    ScrollView {
      VStack(spacing: 16) {
        if let today = days.first { CurrentConditions(city: model.city, forecast: today) }
        Card("7-Day Forecast", symbol: "calendar") {
          ForEach(days) { day in
            DayRow(day: day)
            if day.id != days.last?.id { Divider().overlay(.white.opacity(0.4)) }
          }
        }
        HStack(spacing: 16) {
          Card("UV Index", symbol: "sun.max") { UVGauge(value: 6) }
          Card("Wind", symbol: "wind") { Compass(direction: .degrees(50), speed: 14) }
        }
        .fixedSize(horizontal: false, vertical: true)
      }
      .padding()
    }
    .scrollIndicators(.hidden)
    .foregroundStyle(.white)
    .background { SkyBackground(sky: days.first?.sky ?? .sun) }
    .safeAreaInset(edge: .bottom) {
      HStack {
        Image(systemName: "map")
        Spacer()
        ForEach(0..<3) { index in
          Circle().frame(width: 7, height: 7).opacity(index == 0 ? 1 : 0.4)
        }
        Spacer()
        Image(systemName: "list.bullet")
      }
      .padding()
      .background(.ultraThinMaterial)
      .environment(\.colorScheme, .dark)
    }
  }
}

struct SkyBackground: View {
  let sky: Sky

  var body: some View {
    ZStack {
      MeshGradient(
        width: 3, height: 2,
        points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.6, 1], [1, 1]],
        colors: sky.colors + sky.colors.reversed())
      Circle()
        .fill(.white.opacity(0.35))
        .frame(width: 220)
        .blur(radius: 30)
        .offset(x: 90, y: -250)
    }
    .ignoresSafeArea()
  }
}

struct CurrentConditions: View {
  let city: String
  let forecast: Forecast

  var body: some View {
    VStack(spacing: 0) {
      Text(city).font(.largeTitle)
      Text(forecast.high.degrees)
        .font(.system(size: 96, weight: .thin))
      HStack {
        Text("H:\(forecast.high.value.formatted(.number.rounded(increment: 1)))°")
        Text("L:\(forecast.low.value, specifier: "%.0f")°")
      }
      .font(.title3.weight(.medium))
    }
    .shadow(color: .black.opacity(0.3), radius: 4, y: 2)
    .padding(.vertical, 24)
  }
}

#Preview("Weather") {
  WeatherScreen(model: .preview)
}

#Preview("Failure") {
  struct Offline: ForecastService {
    func forecast(for city: String) async throws -> [Forecast] { throw URLError(.notConnectedToInternet) }
  }
  return WeatherScreen(model: WeatherModel(service: Offline()))
}
