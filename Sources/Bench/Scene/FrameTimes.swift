/// How long each of a series of frames took.
struct FrameTimes {
  /// Milliseconds, ascending.
  let milliseconds: [Double]

  var minimum: Double { milliseconds[0] }
  var median: Double { milliseconds[milliseconds.count / 2] }

  /// Enough frames for any statistics.
  private static let maximumCount = 5000
  /// Frames so slow that `minimumCount` of them would take more than so many budgets are cut short.
  private static let patience = 4.0

  /// Draws frames until `budget` seconds are spent and there are `minimumCount` of them. When even 4 budgets do not
  /// suffice for so many, two are enough. What comes after each frame is not part of its time.
  init(budget: Double, minimumCount: Int, afterEach: () -> Void = {}, frame: () -> Void) {
    let clock = ContinuousClock()
    var milliseconds: [Double] = []
    var spent = 0.0
    let start = clock.now
    repeat {
      let elapsed = clock.measure(frame)
      milliseconds.append(elapsed / .milliseconds(1))
      afterEach()
      spent = (clock.now - start) / .seconds(1)
      let isEnough =
        milliseconds.count >= minimumCount
        || (spent >= FrameTimes.patience * budget && milliseconds.count >= 2)
      if spent >= budget && isEnough { break }
    } while milliseconds.count < FrameTimes.maximumCount
    self.milliseconds = milliseconds.sorted()
  }
}
