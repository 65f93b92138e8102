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
  static var all: [Stage] { views + recording + text + hashing + flattening + stroking + rasterizing }

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

  enum CodingKeys: String, CodingKey {
    case stage, unit
    case nanosecondsMinimum = "ns_min"
    case nanosecondsMedian = "ns_median"
  }
}
