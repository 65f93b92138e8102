import ArgumentParser
import EaselDrawing
import EaselUI
import EaselVector
import Foundation
import SwiftUI

/// A document of views that is timed.
enum BenchDocument: String, CaseIterable, Encodable, ExpressibleByArgument {
  case chart, invoice

  /// The sides of a page of A4, in points.
  private static let page = CGSize(width: 595, height: 842)

  /// The bytes of the document.
  @MainActor func data(points: Int) throws -> Data {
    let document = VectorDocument(.pdf, information: .init(title: rawValue))
    switch self {
    case .chart: try BenchDocument.add(ChartPage(points: points), to: document)
    case .invoice:
      try BenchDocument.add(InvoicePage(items: 0..<18, total: nil), to: document)
      try BenchDocument.add(InvoicePage(items: 18..<30, total: 30), to: document)
    }
    return try document.data()
  }

  @MainActor private static func add(_ view: some View, to document: VectorDocument) throws {
    let host = ViewHost(view)
    host.size = page
    let drawing = host.update(to: Date(timeIntervalSinceReferenceDate: 0))
    try document.addPage(RecordedView(DisplayList(root: drawing, size: page), links: host.links))
  }
}

/// A line through many points, with axes.
private struct ChartPage: View {
  let points: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("Load of a day").font(.title)
      Canvas { context, size in
        let values = (0..<points).map { point -> CGPoint in
          let x = Double(point) / Double(points - 1)
          let y = 0.5 + 0.3 * sin(x * 9) + 0.1 * sin(x * 1_000) + 0.05 * sin(x * 77_777)
          return CGPoint(x: x * size.width, y: y * size.height)
        }
        context.stroke(Path { $0.addLines(values) }, with: .color(.blue), lineWidth: 0.5)
        for line in 0...10 {
          let y = size.height * CGFloat(line) / 10
          context.stroke(
            Path { $0.addLines([CGPoint(x: 0, y: y), CGPoint(x: size.width, y: y)]) },
            with: .color(.gray.opacity(0.4)), lineWidth: 0.5)
          context.draw(Text("\(100 - line * 10) %").font(.caption2), at: CGPoint(x: 14, y: y - 6))
        }
      }
    }
    .padding(40)
  }
}

/// A page of an invoice: a logo, an address, a table, a chart and the sum.
private struct InvoicePage: View {
  let items: Range<Int>
  /// The number of all items; nil on pages before the last one.
  let total: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Circle().fill(.linearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
          .frame(width: 44, height: 44)
        Text("Paint & Paper Ltd.").font(.title2).bold()
        Spacer()
        Link("paper.example", destination: URL(string: "https://paper.example")!)
      }
      Text("Invoice 2026-117").font(.title)
      Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 6) {
        GridRow {
          Text("Item")
          Text("Count")
          Text("Price")
          Text("Sum")
        }
        .bold()
        Divider()
        ForEach(items, id: \.self) { item in
          GridRow {
            Text("Paper, \(80 + item) g, white, 500 sheets")
            Text("\(item % 7 + 1)")
            Text("\(Self.price(item), format: .number.precision(.fractionLength(2)))")
            Text("\(Self.sum(item), format: .number.precision(.fractionLength(2)))").monospacedDigit()
          }
        }
      }
      .font(.system(size: 11))
      if let total {
        HStack(alignment: .bottom, spacing: 4) {
          ForEach(0..<total, id: \.self) { item in
            Rectangle().fill(.teal).frame(width: 12, height: CGFloat(Self.sum(item)))
          }
        }
        Text("Total \((0..<total).map(Self.sum).reduce(0, +), format: .number)").font(.headline)
      }
      Spacer()
    }
    .padding(40)
  }

  private static func price(_ item: Int) -> Double { 4.5 + Double(item * 37 % 23) / 4 }

  private static func sum(_ item: Int) -> Double { Double(item % 7 + 1) * price(item) }
}
