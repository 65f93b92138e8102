import Observation
import SwiftUI

struct SalesPoint: Identifiable, Equatable {
  let month: String
  var value: Double
  var id: String { month }
}

enum ChartKind: String, CaseIterable, Identifiable {
  case bars = "Bars"
  case line = "Line"
  case donut = "Donut"

  var id: String { rawValue }

  var systemImage: String {
    switch self {
    case .bars: "chart.bar.fill"
    case .line: "chart.xyaxis.line"
    case .donut: "chart.pie.fill"
    }
  }
}

@Observable
final class DashboardModel {
  var points: [SalesPoint] = zip(
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun"], [42, 58, 37, 71, 66, 89]
  ).map { SalesPoint(month: $0, value: $1) }
  var kind: ChartKind = .bars
  var accent: Color = .indigo
  var showsGrid = true
  var smoothing = 0.5
  var currency = "EUR"
  var selection: SalesPoint.ID?

  var total: Double { points.reduce(0) { $0 + $1.value } }
  var best: SalesPoint? { points.max { $0.value < $1.value } }

  func shuffle() {
    for index in points.indices {
      points[index].value = Double((Int(points[index].value) * 31 + index * 17) % 80 + 20)
    }
  }
}
