import SwiftUI

struct Forecast: Identifiable, Sendable {
  let id: Int
  let day: String
  let low: Measurement<UnitTemperature>
  let high: Measurement<UnitTemperature>
  let sky: Sky
}

enum Sky: CaseIterable, Sendable {
  case sun, cloud, rain, snow

  var symbol: String {
    switch self {
    case .sun: "sun.max.fill"
    case .cloud: "cloud.sun.fill"
    case .rain: "cloud.rain.fill"
    case .snow: "cloud.snow.fill"
    }
  }

  var colors: [Color] {
    switch self {
    case .sun: [.blue, .cyan, .yellow]
    case .cloud: [.gray, .blue, .teal]
    case .rain: [.indigo, .gray, .blue]
    case .snow: [.teal, .white, .gray]
    }
  }
}

extension Measurement where UnitType == UnitTemperature {
  var degrees: String { converted(to: .celsius).value.formatted(.number.precision(.fractionLength(0))) + "°" }
}

protocol ForecastService: Sendable {
  func forecast(for city: String) async throws -> [Forecast]
}

struct SampleForecastService: ForecastService {
  func forecast(for city: String) async throws -> [Forecast] {
    let days = ["Today", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return days.enumerated().map { index, day in
      let base = Double((city.count * 7 + index * 5) % 14 + 4)
      return Forecast(
        id: index, day: day, low: Measurement(value: base, unit: .celsius),
        high: Measurement(value: base + 8, unit: .celsius), sky: Sky.allCases[(index + city.count) % 4])
    }
  }
}

@MainActor @Observable
final class WeatherModel {
  enum Phase {
    case loading
    case loaded([Forecast])
    case failed(any Error)
  }

  private(set) var phase = Phase.loading
  private let service: any ForecastService
  var city = "Lisbon"

  init(service: some ForecastService = SampleForecastService()) { self.service = service }

  func load() async {
    do {
      phase = .loaded(try await service.forecast(for: city))
    } catch {
      phase = .failed(error)
    }
  }

  /// A model that has its data already.
  static var preview: WeatherModel {
    let model = WeatherModel()
    let days = ["Today", "Tue", "Wed", "Thu"]
    model.phase = .loaded(
      days.enumerated().map { index, day in
        Forecast(
          id: index, day: day, low: .init(value: Double(index) + 9, unit: .celsius),
          high: .init(value: Double(index) * 2 + 16, unit: .celsius), sky: Sky.allCases[index % 4])
      })
    return model
  }
}
