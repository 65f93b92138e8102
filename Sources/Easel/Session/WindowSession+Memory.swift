import EaselTypography
import EaselUI
import EaselWindowing

/// What is kept for later and not asked for again goes: a view that says something new with every frame would fill all
/// caches to their limits.
extension WindowSession {
  /// Seconds for which texts and pictures are kept at least without being used, while there are frames.
  private static let patience = 5.0

  /// To be called after each frame.
  func tidy(at now: MonotonicTime) {
    guard now.seconds(since: lastTidying) >= WindowSession.patience else { return }
    lastTidying = now
    forgetUnused()
  }

  /// Forgets what was not used since it was called last.
  func forgetUnused() {
    TextLayoutEngine.shared.forgetUnused()
    DrawnPictures.shared.forgetUnused()
  }

  /// Forgets all that another view may not need.
  func forgetAll() {
    forgetUnused()
    forgetUnused()
  }
}
