import SwiftUI

enum Algorithm: String, CaseIterable, Identifiable {
  case bubble = "Bubble"
  case selection = "Selection"
  case insertion = "Insertion"
  case quick = "Quick"

  var id: Self { self }
}

@MainActor
@Observable
final class Sorter {
  var values: [Int] = []
  var active: Set<Int> = []
  var comparisons = 0
  var isSorting = false
  private var task: Task<Void, Error>?

  init() { shuffle() }

  func shuffle() {
    task?.cancel()
    isSorting = false
    active = []
    comparisons = 0
    values = Array(1...40).shuffled()
  }

  func run(_ algorithm: Algorithm) {
    task?.cancel()
    comparisons = 0
    isSorting = true
    task = Task {
      defer {
        isSorting = false
        active = []
      }
      switch algorithm {
      case .bubble: try await bubble()
      case .selection: try await selection()
      case .insertion: try await insertion()
      case .quick: try await quick(0, values.count - 1)
      }
    }
  }

  private func isAscending(_ a: Int, _ b: Int) async throws -> Bool {
    active = [a, b]
    comparisons += 1
    try await Task.sleep(for: .milliseconds(12))
    return values[a] <= values[b]
  }

  private func bubble() async throws {
    for end in stride(from: values.count - 1, to: 0, by: -1) {
      for i in 0..<end where try await !isAscending(i, i + 1) {
        values.swapAt(i, i + 1)
      }
    }
  }

  private func selection() async throws {
    for i in 0..<values.count - 1 {
      var smallest = i
      for j in i + 1..<values.count where try await isAscending(j, smallest) { smallest = j }
      values.swapAt(i, smallest)
    }
  }

  private func insertion() async throws {
    for i in 1..<values.count {
      var j = i
      while j > 0, try await !isAscending(j - 1, j) {
        values.swapAt(j - 1, j)
        j -= 1
      }
    }
  }

  private func quick(_ low: Int, _ high: Int) async throws {
    guard low < high else { return }
    var store = low
    for i in low..<high where try await isAscending(i, high) {
      values.swapAt(i, store)
      store += 1
    }
    values.swapAt(store, high)
    try await quick(low, store - 1)
    try await quick(store + 1, high)
  }
}

struct BarsView: View {
  let values: [Int]
  let active: Set<Int>

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 2) {
        ForEach(values.indices, id: \.self) { index in
          UnevenRoundedRectangle(topLeadingRadius: 3, topTrailingRadius: 3)
            .fill(active.contains(index) ? AnyShapeStyle(.red) : AnyShapeStyle(gradient(values[index])))
            .frame(height: proxy.size.height * CGFloat(values[index]) / CGFloat(values.count))
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
  }

  private func gradient(_ value: Int) -> LinearGradient {
    let hue = Double(value) / Double(values.count) * 0.7
    return LinearGradient(
      colors: [
        Color(hue: hue, saturation: 0.8, brightness: 0.95), Color(hue: hue, saturation: 0.9, brightness: 0.6),
      ],
      startPoint: .top, endPoint: .bottom)
  }
}

struct ContentView: View {
  @State private var sorter = Sorter()
  @State private var algorithm: Algorithm = .quick

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker("Algorithm", selection: $algorithm) {
        ForEach(Algorithm.allCases) { algorithm in
          Text(algorithm.rawValue).tag(algorithm)
        }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      BarsView(values: sorter.values, active: sorter.active)
        .frame(minHeight: 240)
      HStack {
        Text("Comparisons: \(sorter.comparisons)")
          .monospacedDigit()
          .foregroundStyle(.secondary)
        Spacer()
        Button("Shuffle") { withAnimation(.spring) { sorter.shuffle() } }
        Button("Sort") { sorter.run(algorithm) }
          .buttonStyle(.borderedProminent)
          .disabled(sorter.isSorting)
      }
    }
    .padding()
    .frame(minWidth: 460, minHeight: 380)
    .onAppear { sorter.run(algorithm) }
    .onChange(of: algorithm) {
      sorter.shuffle()
    }
  }
}

@main
struct SortingVisualizerApp: App {
  var body: some Scene {
    WindowGroup("Sorting") {
      ContentView()
    }
  }
}

#Preview { ContentView() }
