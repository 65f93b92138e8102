/// One line of the report: a scene's times, or why there are none.
struct SceneReport: Encodable {
  var peer = "easel"
  var version: String? = Bench.version
  var scene: String
  var threads: Int
  var millisecondsMinimum: Double?
  var millisecondsMedian: Double?
  var frames: Int?
  var unsupported: String?

  enum CodingKeys: String, CodingKey {
    case peer, version, scene, threads
    case millisecondsMinimum = "ms_min"
    case millisecondsMedian = "ms_median"
    case frames, unsupported
  }

  init(scene: String, threads: Int, times: FrameTimes) {
    self.scene = scene
    self.threads = threads
    millisecondsMinimum = times.minimum
    millisecondsMedian = times.median
    frames = times.milliseconds.count
  }

  init(scene: String, threads: Int, unsupported: String) {
    self.scene = scene
    self.threads = threads
    self.unsupported = unsupported
  }
}
