import Easel
import EaselDemos
import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import EaselWindowing
import SwiftUI

/// The variants of a demo, running at once. Each has a view host and a rasterizer of its own, so that its work is measured
/// apart from that of the others.
@MainActor
final class ComparisonRun {
  private struct Runner {
    let host: ViewHost
    let rasterizer = Rasterizer(threads: 1)
    let frame: Pixmap
    var shown: ContentHash?
    var image: Image?
    /// Seconds of processor time, frames, and shares of redrawn pixels since the last reading.
    var work = 0.0
    var frames = 0
    var damage = 0.0
  }

  private let size: CGSize
  private let scale: CGFloat
  private let scheme: ColorScheme
  private let clock = MonotonicTime.now
  private let start: Date
  private var runners: [Runner] = []
  private var lastReading = MonotonicTime.now
  private(set) var cells: [ComparisonResults.Cell] = []

  /// - Parameter start: The date that the variants show first.
  init(
    of demo: Demo, scale: CGFloat = 1, scheme: ColorScheme = .light, from start: Date = HeadlessScreen.epoch
  ) {
    (size, self.scale, self.scheme, self.start) = (demo.size, scale, scheme, start)
    let (width, height) = HeadlessScreen.pixels(of: size, scale: scale)
    runners = demo.variants.map { variant in
      let host = ViewHost(variant.view())
      host.environment.displayScale = scale
      host.environment.colorScheme = scheme
      host.size = demo.size
      return Runner(host: host, frame: Pixmap(width: width, height: height))
    }
    cells = runners.map { _ in ComparisonResults.Cell() }
  }

  /// Draws the frames of all variants that are due.
  func advance() {
    let date = start + MonotonicTime.now.seconds(since: clock)
    for index in runners.indices {
      draw(&runners[index], at: date)
      cells[index].image = runners[index].image
    }
    let elapsed = MonotonicTime.now.seconds(since: lastReading)
    if elapsed >= 1 { read(after: elapsed) }
  }

  private func draw(_ runner: inout Runner, at date: Date) {
    guard runner.shown == nil || runner.host.nextUpdate?.isDue(at: date) == true else { return }
    let start = ProcessUsage.threadSeconds
    let root = runner.host.update(to: date)
    guard root.hash != runner.shown else { return }
    runner.shown = root.hash
    let report = runner.rasterizer.render(
      DisplayList(root: root, size: size, scale: scale, background: .window(in: scheme)), into: runner.frame)
    runner.work += ProcessUsage.threadSeconds - start
    runner.frames += 1
    let area = Double(runner.frame.width * runner.frame.height)
    runner.damage += Double(report.damage.reduce(0) { $0 + $1.area }) / area
    runner.image = Image(decorative: CGImage(PixelImage(copying: runner.frame)), scale: scale)
  }

  private func read(after elapsed: Double) {
    lastReading = .now
    for index in runners.indices {
      let runner = runners[index]
      let frames = Double(max(1, runner.frames))
      cells[index].processorPercent = runner.work / elapsed * 100
      cells[index].frameMilliseconds = runner.work / frames * 1000
      cells[index].damagedPercent = runner.damage / frames * 100
      (runners[index].work, runners[index].frames, runners[index].damage) = (0, 0, 0)
    }
  }
}

extension Viewer {
  /// Seconds between the frames of a comparison, and for which each variant is shown alone.
  private static let refresh = 1.0 / 60
  private static let measuredTime = 5.0
  /// Seconds after a change that are not measured, because the first frames draw everything.
  private static let settling = 0.5

  /// Runs the variants of the demo while the page of the comparison is shown.
  func startComparison() {
    comparison = ComparisonRun(
      of: model.demo, scale: session.scale, scheme: session.colorScheme, from: session.date)
    timers.repeat(.comparison, every: Self.refresh) { [unowned self] in
      guard let comparison, model.page == .comparison else {
        self.comparison = nil
        return timers.stop(.comparison)
      }
      comparison.advance()
      model.comparison.cells = comparison.cells
    }
  }

  /// Shows each variant alone for some seconds, and then the comparison with what they cost.
  func measureVariants() {
    model.comparison.alone = [:]
    measure(0, of: model.demoIndex)
  }

  private func measure(_ variant: Int, of demo: Int) {
    guard variant < model.demos[demo].variants.count else {
      model.comparison.measured = nil
      return togglePage(.comparison)
    }
    show(demo, variant: variant)
    model.comparison.measured = variant
    let name = model.demo.variants[variant].name
    toast("Measuring \(name) for \(Int(Self.measuredTime)) s")
    timers.once(.measurement, after: Self.settling) { [unowned self] in
      let start = (time: MonotonicTime.now, seconds: ProcessUsage.processorSeconds)
      timers.once(.measurement, after: Self.measuredTime) { [unowned self] in
        guard model.demoIndex == demo, model.variant == variant, model.page == .demo else { return }
        let used = ProcessUsage.processorSeconds - start.seconds
        model.comparison.alone[variant] = used / MonotonicTime.now.seconds(since: start.time) * 100
        measure(variant + 1, of: demo)
      }
    }
  }
}
