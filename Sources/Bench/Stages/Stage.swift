import Foundation

/// One stage of a frame by itself: a piece of work that is repeated, and how many units it does each time.
struct Stage {
  let name: String
  /// What is counted, in the singular: "fill", "point" ...
  let unit: String
  /// Makes what the work needs and gives the work, which says how many units it did.
  let prepare: () -> () -> Int
  /// Clears away, untimed, what a run of the work left.
  var cleanUp: () -> Void = {}

  /// All stages in the order of a frame.
  static var all: [Stage] {
    views + recording + text + hashing + flattening + stroking + rasterizing + memory
  }

  /// Nanoseconds per unit over as many runs as take `budget` seconds.
  func measure(budget: Double) -> StageTime {
    let work = prepare()
    var units = work()
    cleanUp()
    let times = FrameTimes(budget: budget, minimumCount: 5, afterEach: cleanUp) { units = work() }
    let nanoseconds = 1e6 / Double(max(1, units))
    return StageTime(
      stage: name, unit: unit, nanosecondsMinimum: times.minimum * nanoseconds,
      nanosecondsMedian: times.median * nanoseconds)
  }
}

/// The measured time of a stage.
struct StageTime: Encodable {
  var stage: String
  var unit: String
  var nanosecondsMinimum: Double
  var nanosecondsMedian: Double
  /// Of a kernel: how many times as long it takes as copying a pixel, in the second cache and beyond the caches. Below 1
  /// the kernel is faster than the memory that it works on.
  var cachedCopies: Double?
  var uncachedCopies: Double?

  enum CodingKeys: String, CodingKey {
    case stage, unit
    case nanosecondsMinimum = "ns_min"
    case nanosecondsMedian = "ns_median"
    case cachedCopies = "cached_copies"
    case uncachedCopies = "uncached_copies"
  }
}

extension StageTime {
  /// The time of a kernel beside those of plain memory.
  init(_ kernel: KernelTime, beside times: [StageTime]) {
    let nanoseconds = kernel.nanosecondsPerPixel
    self.init(
      stage: "kernel: \(kernel.kernel), \(kernel.level), \(kernel.length) px", unit: "pixel",
      nanosecondsMinimum: nanoseconds, nanosecondsMedian: nanoseconds,
      cachedCopies: Stage.copying(.cache, in: times).map { nanoseconds / $0 },
      uncachedCopies: Stage.copying(.memory, in: times).map { nanoseconds / $0 })
  }

  var tableRow: String {
    let name = stage.padding(toLength: 56, withPad: " ", startingAt: 0)
    let row = name + String(format: "%10.3f ns per ", nanosecondsMinimum) + unit
    guard let cachedCopies, let uncachedCopies else { return row }
    return row + String(format: ", %5.1f x copied in cache, %4.1f x beyond", cachedCopies, uncachedCopies)
  }
}
