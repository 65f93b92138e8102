import CAllocationCounter
import Foundation
import Synchronization

@testable import EaselRaster

/// Counts heap allocations of the calling thread and the threads of a rasterizer.
final class AllocationCount {
  /// False with sanitizers, which have their own allocator.
  static let works = allocation_counter_works()

  private let counter: OpaquePointer?
  private let rasterizer: Rasterizer

  /// - Parameter originCount: The number of allocations whose call stack is recorded.
  init(of rasterizer: Rasterizer, originCount: Int = 8) {
    counter = allocation_counter_create(Int32(originCount))
    self.rasterizer = rasterizer
    joinAll(counter)
  }

  deinit {
    joinAll(nil)
    allocation_counter_destroy(counter)
  }

  /// The number of allocations while `body` runs.
  func count(_ body: () -> Void) -> Int {
    allocation_counter_start(counter)
    body()
    return Int(allocation_counter_stop(counter))
  }

  /// Registers all threads with a counter. Each thread waits until all of them run a piece.
  private func joinAll(_ counter: OpaquePointer?) {
    let threads = rasterizer.threads
    let arrived = Atomic<Int>(0)
    rasterizer.pool.run(threads) { _, _ in
      // The first exclusivity check of a thread allocates memory.
      CheckedNumber().value += 1
      allocation_counter_join(counter)
      arrived.add(1, ordering: .acquiringAndReleasing)
      while arrived.load(ordering: .acquiring) < threads { sched_yield() }
    }
  }

  /// The call stacks of the first allocations, innermost call first. With
  /// the toolchain's `llvm-symbolizer`, they have names.
  var origins: String {
    (0..<allocation_counter_trace_count(counter)).map { number in
      var calls = [AllocationCall](repeating: AllocationCall(), count: 32)
      let count = allocation_counter_trace(counter, number, &calls)
      let places = calls.prefix(Int(count)).map {
        "\"\(String(cString: $0.image))\" 0x\(String($0.offset, radix: 16))"
      }
      return Self.symbolized(places) ?? places.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private static func symbolized(_ places: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["llvm-symbolizer", "--no-inlines", "--basenames", "--output-style=GNU", "-p"] + places
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    guard (try? process.run()) != nil else { return nil }
    let names = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: names, as: UTF8.self) : nil
  }
}

/// A number with dynamic exclusivity checks.
private final class CheckedNumber {
  var value = 0
}
