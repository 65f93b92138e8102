import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import EaselWindowing
import Foundation

/// A window that shows a view: brings the two, the rasterizer and the clock together, and sleeps when nothing is due.
@MainActor
package final class WindowSession {
  package struct Options {
    package var title = "Easel"
    package var applicationName = "easel"
    /// Points.
    package var size = CGSize(width: 800, height: 600)
    /// Pixels per point; nil for what the display asks for.
    package var scale: CGFloat?
    /// Threads that paint; 0 for one per processor.
    package var threads = 0
    /// False: every frame is drawn whole.
    package var tracksDamage = true
    package var usesSharedMemory = true

    package init() {}
  }

  /// Who asked for the next wakeup.
  package enum WakeupReason: String {
    case change, refresh, date, timer, overlay
  }

  package let connection: DisplayConnection
  package let window: DisplayWindow
  package private(set) var renderer: Rasterizer
  package private(set) var statistics = FrameStatistics()
  package private(set) var frame: Pixmap
  /// Pixels per point.
  package let scale: CGFloat
  /// Why the loop will wake up next; nil when only events can wake it.
  package private(set) var nextWakeup: WakeupReason?

  /// Called for each key; true when the key was used.
  package var onKey: ((KeyEvent) -> Bool)?
  /// Called after each frame that was drawn.
  package var onFrame: (() -> Void)?
  /// Called for each pointer event.
  package var onPointer: ((PointerEvent) -> Void)?
  /// A drawing over the view, in points, made anew for each frame; nil for none.
  package var overlay: ((_ size: CGSize) -> Fragment)? { didSet { needsFrame = true } }
  /// When the overlay wants to be drawn again although the view does not; nil for never.
  package var overlayDeadline: MonotonicTime?

  private var host: ViewHost
  private var clock: SessionClock
  private var frameClock: FrameClock
  private let wait = EventWait(servesMainQueue: true)
  private var needsFrame = true
  private var needsExposure = false
  private var isStopped = false
  private var shown: Fragment?
  private var damageTracking: Bool

  package init<Content: View>(_ content: Content, options: Options = Options(), date: Date = Date())
    throws(WindowingError)
  {
    connection = try DisplayConnection()
    scale = options.scale ?? CGFloat(connection.scale)
    let (width, height) = (options.size.width * scale, options.size.height * scale)
    var windowOptions = DisplayWindow.Options(applicationName: options.applicationName)
    if !options.usesSharedMemory { windowOptions.presentation = .connection }
    window = try DisplayWindow(
      connection, title: options.title, width: Int(width.rounded()), height: Int(height.rounded()),
      options: windowOptions)
    damageTracking = options.tracksDamage
    renderer = Rasterizer(threads: WindowSession.threadCount(options.threads))
    renderer.tracksDamage = options.tracksDamage
    frame = Pixmap(width: window.width, height: window.height)
    frameClock = FrameClock(refreshRate: connection.refreshRate)
    clock = SessionClock(date: date, at: .now)
    host = ViewHost(content)
    EventWait.reduceTimerSlack()
    adoptHost()
  }

  private static func threadCount(_ asked: Int) -> Int {
    asked > 0 ? asked : ProcessInfo.processInfo.activeProcessorCount
  }

  // MARK: What is shown

  /// Shows another view from its beginning.
  package func show<Content: View>(_ content: Content) {
    host = ViewHost(content)
    adoptHost()
  }

  private func adoptHost() {
    host.environment.displayScale = scale
    host.size = pointSize
    host.onNeedsUpdate = { [weak self] in self?.needsFrame = true }
    needsFrame = true
  }

  private var pointSize: CGSize {
    CGSize(width: CGFloat(window.width) / scale, height: CGFloat(window.height) / scale)
  }

  /// How many bodies and content closures ran since the view was shown.
  package var bodiesEvaluated: Int { host.bodiesEvaluated }

  package var threads: Int { renderer.threads }

  /// Changes the number of threads that paint.
  package func setThreads(_ count: Int) {
    renderer = Rasterizer(threads: WindowSession.threadCount(count))
    renderer.tracksDamage = damageTracking
    needsFrame = true
    shown = nil
  }

  // MARK: Time

  package var isPaused: Bool { clock.isPaused }

  package func setPaused(_ isPaused: Bool) {
    clock.setPaused(isPaused, at: .now)
    needsFrame = true
  }

  /// Shows one frame later while the clock stands.
  package func step() {
    clock.step(by: frameClock.interval)
    needsFrame = true
  }

  /// Seconds shown per second.
  package var speed: Double {
    get { clock.speed }
    set { clock.setSpeed(newValue, at: .now) }
  }

  package func restart(at date: Date = Date()) {
    clock.restart(at: date, .now)
    needsFrame = true
  }

  // MARK: The loop

  /// Makes the loop return after this turn.
  package func stop() { isStopped = true }

  /// Shows the view until the window closes, `stop` is called or a moment comes. Throws `.connectionLost`.
  package func run(until end: MonotonicTime? = nil) throws(WindowingError) {
    while !isStopped, !window.isClosed {
      let now = MonotonicTime.now
      if let end, now >= end { return }
      if isFrameDue(at: now) { drawFrame(at: now) }
      try sleep(until: end)
    }
  }

  private func sleep(until end: MonotonicTime?) throws(WindowingError) {
    let deadline = [nextDeadline(at: .now), timerDeadline(), end].compactMap { $0 }.min()
    let reasons = wait.wait(for: connection, until: deadline)
    if reasons.contains(.serverLost) { throw .connectionLost(display: connection.name) }
    if reasons.contains(.server) {
      try connection.readEvents()
      for event in window.takeEvents() { handle(event) }
    }
    if reasons.contains(.mainQueue) { wait.runMainQueue() }
  }

  /// Fires the timers of the main run loop that are due and says when the next one is.
  private func timerDeadline() -> MonotonicTime? {
    guard let next = RunLoop.main.limitDate(forMode: .default), next < .distantFuture else { return nil }
    return MonotonicTime.now.advanced(by: next.timeIntervalSinceNow)
  }

  /// When the next frame starts; nil when nothing is due.
  private func nextDeadline(at now: MonotonicTime) -> MonotonicTime? {
    let request = nextRequest()
    nextWakeup = request?.reason
    guard let request, window.canPresent else { return nil }
    return frameClock.deadline(at: now, notBefore: request.time)
  }

  private struct Request {
    /// The earliest moment; the frame starts with the first refresh from then on.
    var time: MonotonicTime
    var reason: WakeupReason

    /// With the next refresh.
    static let change = Request(time: MonotonicTime(nanoseconds: 0), reason: .change)
  }

  private func nextRequest() -> Request? {
    guard window.isVisible else { return nil }
    if needsFrame { return .change }
    let overlayRequest = overlayDeadline.map { Request(time: $0, reason: .overlay) }
    return [viewRequest(), overlayRequest].compactMap { $0 }.min { $0.time < $1.time }
  }

  private func viewRequest() -> Request? {
    switch host.nextUpdate {
    case nil: return nil
    case .immediately: return .change
    case .refresh(let date): return clock.time(of: date).map { Request(time: $0, reason: .refresh) }
    case .date(let date): return clock.time(of: date).map { Request(time: $0, reason: .date) }
    }
  }

  private func isFrameDue(at now: MonotonicTime) -> Bool {
    guard let deadline = nextDeadline(at: now) else { return false }
    return deadline <= now
  }

  // MARK: Frames

  private func drawFrame(at start: MonotonicTime) {
    frameClock.skipTicks(before: start)
    frameClock.frameStarted(at: start)
    needsFrame = false
    let content = host.update(to: clock.date(at: start))
    let root = withOverlay(content)
    let recorded = MonotonicTime.now
    guard root !== shown || needsExposure else { return }
    shown = root
    let report = renderer.render(list(root), into: frame)
    let rasterized = MonotonicTime.now
    if !report.damage.isEmpty { _ = window.present(frame, damage: report.damage) }
    if needsExposure, window.presentAgain() { needsExposure = false }
    statistics.add(
      FrameStatistics.Sample(
        start: start, record: recorded.seconds(since: start), raster: rasterized.seconds(since: recorded),
        present: MonotonicTime.now.seconds(since: rasterized), report: report,
        area: frame.width * frame.height))
  }

  private func withOverlay(_ content: Fragment) -> Fragment {
    guard let overlay else { return content }
    let recorder = FragmentRecorder()
    recorder.append(content, state: DrawingState())
    recorder.append(overlay(pointSize), state: DrawingState())
    return recorder.finish()
  }

  private func list(_ root: Fragment) -> DisplayList {
    let isDark = host.environment.colorScheme == .dark
    let background = isDark ? PaintColor(red: 0.12, green: 0.12, blue: 0.12, alpha: 1) : .white
    return DisplayList(root: root, size: pointSize, scale: scale, background: background)
  }

  // MARK: Events

  private func handle(_ event: WindowEvent) {
    switch event {
    case .resized(let width, let height):
      frame = Pixmap(width: width, height: height)
      host.size = pointSize
      shown = nil
      needsFrame = true
    case .exposed:
      if !window.presentAgain() { needsExposure = true; needsFrame = true }
    case .visibilityChanged(let isVisible):
      if isVisible { needsFrame = true }
    case .key(let key):
      _ = onKey?(key)
    case .pointer(let pointer):
      onPointer?(pointer)
    case .closeRequested:
      window.close()
    case .focusChanged:
      break
    }
  }
}
