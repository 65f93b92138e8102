import ArgumentParser
import Easel
import EaselWindowing
import EaselUI
import EaselVector

import Foundation

/// `easel-bench documents`: times PDF documents of views.
struct DocumentsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "documents",
    abstract: "Time a chart and an invoice of two pages as PDF documents, cold and warm, as JSON.",
    discussion: """
      Cold is the time from the start of the process to the bytes of its first document; run the command once for each. \
      Warm is the median of further documents, each from new views.
      """)

  @Argument(help: "The document: chart or invoice.") var document = BenchDocument.invoice
  @Option(help: "The number of further documents.") var count = 20
  @Option(help: "The number of points of the chart.") var points = 50_000
  @Option(name: .shortAndLong, help: "Write the first document to this file.") var output: String?

  func validate() throws {
    guard (1...10_000).contains(count) else { throw ValidationError("--count must be from 1 to 10000") }
    guard (2...10_000_000).contains(points) else {
      throw ValidationError("--points must be from 2 to 10000000")
    }
  }

  func run() throws { print(JSONLine.text(of: try MainActor.assumeIsolated { try measure() })) }

  @MainActor func measure() throws -> DocumentTimes {
    let first = try document.data(points: points)
    let cold = ProcessUsage.age
    let warm = try (0..<count).map { _ in
      let start = MonotonicTime.now
      guard try document.data(points: points).count == first.count else { throw DocumentsError.differ }
      return MonotonicTime.now.seconds(since: start)
    }
    if let output { try first.write(to: URL(fileURLWithPath: output)) }
    return DocumentTimes(
      document: document, bytes: first.count, coldMilliseconds: cold * 1000,
      warmMilliseconds: warm.sorted()[warm.count / 2] * 1000)
  }
}

/// The times of documents.
struct DocumentTimes: Encodable {
  var document: BenchDocument
  var bytes: Int
  var coldMilliseconds: Double
  var warmMilliseconds: Double
}

enum DocumentsError: Error, CustomStringConvertible {
  case differ

  var description: String { "two documents of the same views have different lengths" }
}

extension ProcessUsage {
  /// Seconds since the start of the process, to a hundredth: the kernel counts its start in ticks.
  fileprivate static var age: Double {
    let fields = (try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8))?
      .split(separator: ")").last?.split(separator: " ")
    guard let fields, fields.count > 19, let ticks = Double(fields[19]) else { return .nan }
    var now = timespec()
    clock_gettime(CLOCK_BOOTTIME, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9 - ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
