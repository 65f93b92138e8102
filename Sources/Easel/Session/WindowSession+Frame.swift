import EaselDrawing
import EaselPixels
import EaselTypography
import EaselUI
import EaselWindowing
import Foundation

/// One frame: update the view, rasterize the damage, present it, measure.
extension WindowSession {
  func drawFrame(at start: MonotonicTime) {
    needsFrame = false
    let date = schedule.frameStarted(at: start)
    let root = composed(hidesContent ? .empty : host.update(to: date), at: start)
    if host.takeSizeChange() { limitSize { host.latestSizeThatFits($0) } }
    updateTextInput()
    guard root.hash != shown || host.colorScheme != shownScheme else { return }
    (shown, shownScheme) = (root.hash, host.colorScheme)
    let recorded = MonotonicTime.now
    let report = renderer.render(displayList(root), into: frame) { bands in
      window.prepare(frame, repainting: bands.flatMap(\.self))
    }
    let rasterized = MonotonicTime.now
    if !present(report.damage) { needsPresent = true }
    shownFrames.frameWasSent(startedAt: start)
    statistics.add(
      FrameStatistics.Sample(
        start: start, record: recorded.seconds(since: start), raster: rasterized.seconds(since: recorded),
        present: MonotonicTime.now.seconds(since: rasterized), report: report,
        area: frame.width * frame.height))
    onFrame?()
    tidy(at: start)
  }

  func resized() {
    frame = Pixmap(width: window.width, height: window.height)
    if showsDamage { outlines = DamageOutlines(of: frame, damage: []) }
    layersChanged()
    shown = nil
    needsFrame = true
  }

  /// Presents the damage. Returns false if the window cannot accept it now.
  private func present(_ damage: [PixelRect]) -> Bool {
    let changed = outlines?.update(from: frame, damage: damage) ?? damage
    return changed.isEmpty || window.present(outlines?.picture ?? frame, damage: changed)
  }

  private func displayList(_ root: Fragment) -> DisplayList {
    DisplayList(
      root: root, size: pointSize, scale: scale,
      background: .window(in: host.colorScheme))
  }
}

/// Eviction of unused cache entries. Without it, a view with new texts in every frame would fill all caches to their
/// limits.
extension WindowSession {
  /// Seconds between evictions. Entries live at least this long without use.
  private static let tidyInterval = 5.0

  /// Evicts unused entries if `tidyInterval` has passed. Called after each frame.
  func tidy(at now: MonotonicTime) {
    guard now.seconds(since: lastTidying) >= WindowSession.tidyInterval else { return }
    lastTidying = now
    evictUnused()
  }

  /// Removes the entries that were not used since the last call.
  func evictUnused() {
    TextLayoutEngine.shared.evictUnused()
    FragmentImageCache.rasterized.evictUnused()
  }

  /// Removes all entries. The first call marks every entry as unused, the second removes it.
  func forgetAll() {
    evictUnused()
    evictUnused()
  }
}

extension PaintColor {
  /// The background of windows.
  package static func window(in scheme: ColorScheme) -> PaintColor {
    scheme == .dark ? PaintColor(red: 0.12, green: 0.12, blue: 0.12, alpha: 1) : .white
  }
}
