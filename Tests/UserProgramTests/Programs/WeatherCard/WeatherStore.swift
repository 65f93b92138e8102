import Foundation
import SwiftUI

enum Condition: String, CaseIterable, Identifiable {
  case sunny, cloudy, rainy, stormy, snowy

  var id: String { rawValue }

  var symbol: String {
    switch self {
    case .sunny: return "sun.max.fill"
    case .cloudy: return "cloud.fill"
    case .rainy: return "cloud.rain.fill"
    case .stormy: return "cloud.bolt.rain.fill"
    case .snowy: return "snowflake"
    }
  }

  var colors: [Color] {
    switch self {
    case .sunny: return [Color(red: 0.25, green: 0.6, blue: 0.98), Color(red: 0.55, green: 0.82, blue: 1)]
    case .cloudy: return [Color(red: 0.42, green: 0.5, blue: 0.6), Color(red: 0.66, green: 0.72, blue: 0.78)]
    case .rainy: return [Color(red: 0.13, green: 0.2, blue: 0.33), Color(red: 0.36, green: 0.46, blue: 0.6)]
    case .stormy: return [.black, .indigo]
    case .snowy: return [Color(red: 0.5, green: 0.62, blue: 0.78), Color(red: 0.86, green: 0.91, blue: 0.97)]
    }
  }
}

struct HourForecast: Identifiable {
  let id = UUID()
  let hour: String
  let condition: Condition
  let temperature: Int
}

final class WeatherStore: ObservableObject {
  @Published var condition: Condition = .rainy
  @Published var isCelsius = true

  let city = "Lisbon"
  let hours: [HourForecast] = (0..<12).map { index in
    HourForecast(
      hour: index == 0 ? "Now" : "\((14 + index) % 24)",
      condition: Condition.allCases[(index * 3 + 2) % 5],
      temperature: 12 + Int(6 * sin(Double(index) / 3)))
  }

  func formatted(_ celsius: Int) -> String {
    isCelsius ? "\(celsius)°" : "\(celsius * 9 / 5 + 32)°"
  }
}
