import Easel

/// What a renewal of the panel costs: its recording, and by how much frames that show a new panel take longer than the
/// others.
struct OverlayCost {
  /// How much a new frame counts against the mean of those before.
  private static let weight = 0.2

  /// Seconds.
  private var recording = 0.0
  private var renewingFrames = 0.0
  private var otherFrames = 0.0
  private var isRenewed = false

  var milliseconds: Double { (recording + max(0, renewingFrames - otherFrames)) * 1000 }

  /// The panel was recorded anew, for the frame that is drawn next.
  mutating func recorded(in seconds: Double) {
    recording = seconds
    isRenewed = true
  }

  mutating func frameWasDrawn(_ sample: FrameStatistics.Sample) {
    let cost = sample.raster + sample.present
    if isRenewed {
      renewingFrames += (cost - renewingFrames) * (renewingFrames == 0 ? 1 : OverlayCost.weight)
    } else {
      otherFrames += (cost - otherFrames) * OverlayCost.weight
    }
    isRenewed = false
  }
}
