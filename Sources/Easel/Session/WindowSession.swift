import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import EaselWindowing
import Foundation

/// A window that shows a view: brings view graph, rasterizer and clocks together, and sleeps when nothing is due.
///
/// Programs of users and the viewer both run on it. See `WindowSession+Loop.swift` for the order of things.
@MainActor
package final class WindowSession {
  package struct Options {
    package var title = "Easel"
    /// The name under which window managers group windows and look up their icon.
    package var applicationName = "easel"
    /// Points.
    package var size = CGSize(width: 800, height: 600)
    /// True: the size gives way to the smallest and the largest size of the view.
    package var fitsContent = false
    /// Pixels per point; nil for what the display asks for, now and later.
    package var scale: CGFloat?
    /// Threads that paint; 0 for one per processor.
    package var threads = 0
    /// False: every frame is drawn whole.
    package var tracksDamage = true
    package var usesSharedMemory = true
    /// The display to open the window on; nil for the one that DISPLAY names.
    package var display: String?
    /// Where asynchronous canvases are painted; nil for a thread of the window's own.
    package var background: (any BackgroundExecutor)?

    package init() {}
  }

  package let connection: DisplayConnection
  package let window: DisplayWindow
  /// Pixels per point.
  package private(set) var scale: CGFloat
  /// The picture that the window shows.
  package internal(set) var frame: Pixmap
  package internal(set) var statistics = FrameStatistics()
  /// How often the loop has gone on after waiting.
  package internal(set) var wakeupCount = 0
  /// Refreshes of the display that a moving view should have followed and did not.
  package internal(set) var missedFrames = 0
  /// Who asked for the next wakeup; nil when only the server or Dispatch's main queue can bring one.
  package internal(set) var nextWakeup: WakeupReason?

  /// Called for each key; true when the key was used.
  package var onKey: ((KeyEvent) -> Bool)?
  /// Called after each frame that was drawn.
  package var onFrame: (() -> Void)?
  /// Called for each pointer event.
  package var onPointer: ((PointerEvent) -> Void)?
  /// A drawing over the view, in points, asked for with each frame; nil for none.
  package var overlay: ((_ size: CGSize) -> Fragment)? { didSet { needsFrame = true } }
  /// When the overlay wants to be drawn again although the view does not; nil for never.
  package var overlayDeadline: MonotonicTime?
  /// How the view is shown in the window, in points: magnified and moved, but as sharp as ever. Its overlay is not.
  package var contentTransform = CGAffineTransform.identity { didSet { needsFrame = true } }

  /// Whether the display says how many pixels a point has.
  private let followsDisplayScale: Bool
  var schedule: FrameSchedule
  var host: ViewHost
  var renderer: Rasterizer
  /// False only where something else serves the main queue, as in tests.
  let wait = EventWait(servesMainQueue: Thread.isMainThread)
  /// When memory that nothing needs was given back last.
  var lastTidying = MonotonicTime.now
  /// Pictures of asynchronous canvases.
  let pictures: AsynchronousLayers
  /// Something changed that is not shown yet.
  var needsFrame = true
  /// The window lacks something of the frame.
  var needsPresent = false
  /// True once `stop` was called, until the next `run`.
  package internal(set) var isStopped = false
  /// What the window shows in place of the frame; nil for the frame itself.
  var outlines: DamageOutlines?
  var timers = RunLoopTimers()
  /// What the last frame was made of.
  var shown: ContentHash?
  /// The colour scheme of the last frame's background.
  var shownScheme: ColorScheme?

  /// Opens a window with a view that sees `date` first.
  package init<Content: View>(_ content: Content, options: Options = Options(), date: Date = Date())
    throws(WindowingError)
  {
    connection = try DisplayConnection(name: options.display)
    followsDisplayScale = options.scale == nil
    scale = options.scale ?? CGFloat(connection.scale)
    host = ViewHost(content)
    host.environment.fragmentImages = .rasterized
    host.environment.displayScale = scale
    host.environment.colorScheme = connection.prefersDark ? .dark : .light
    let size = options.fitsContent ? host.nearestSize(to: options.size, at: date) : options.size
    var windowOptions = DisplayWindow.Options(applicationName: options.applicationName)
    if !options.usesSharedMemory { windowOptions.presentation = .connection }
    window = try DisplayWindow(
      connection, title: options.title, width: WindowSession.pixels(size.width, scale),
      height: WindowSession.pixels(size.height, scale), options: windowOptions)
    renderer = Rasterizer(threads: WindowSession.threadCount(options.threads))
    renderer.tracksDamage = options.tracksDamage
    pictures = AsynchronousLayers(on: options.background ?? BackgroundThread()) { [waker = wait.waker] in
      waker.wake()
    }
    renderer.pictures = pictures
    frame = Pixmap(width: window.width, height: window.height)
    schedule = FrameSchedule(
      dates: SessionClock(date: date, at: .now), ticks: FrameClock(refreshRate: connection.refreshRate))
    EventWait.reduceTimerSlack()
    adoptHost()
  }

  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
    let pixels = (length * scale).rounded()
    return pixels.isFinite ? Int(max(1, min(16384, pixels))) : 1
  }

  private static func threadCount(_ asked: Int) -> Int {
    asked > 0 ? asked : ProcessInfo.processInfo.activeProcessorCount
  }

  // MARK: What is shown

  /// Shows another view from its beginning, and gives back the memory that the last one took.
  package func show<Content: View>(_ content: Content) {
    let scheme = colorScheme
    host = ViewHost(content)
    host.environment.displayScale = scale
    host.environment.colorScheme = scheme
    statistics.forgetSamples()
    adoptHost()
    replaceRenderer(threads: threads)
    forgetAll()
    FreeMemory.giveBack()
  }

  private func adoptHost() {
    host.size = pointSize
    host.onNeedsUpdate = { [weak self] in self?.needsFrame = true }
    needsFrame = true
  }

  /// The window's size in points.
  package var pointSize: CGSize {
    CGSize(width: CGFloat(window.width) / scale, height: CGFloat(window.height) / scale)
  }

  /// Goes on with as many pixels per point as the display asks for now. The window keeps its size in points as far as the
  /// window manager lets it.
  func displayScaleChanged() {
    guard followsDisplayScale, scale != CGFloat(connection.scale) else { return }
    let size = pointSize
    scale = CGFloat(connection.scale)
    host.environment.displayScale = scale
    host.size = pointSize
    redraw()
    window.requestSize(
      width: WindowSession.pixels(size.width, scale), height: WindowSession.pixels(size.height, scale))
  }

  /// How many bodies and content closures ran since the view was shown.
  package var bodiesEvaluated: Int { host.bodiesEvaluated }

  /// Light or dark, as the desktop is unless it was set since. Views and the background are shown in it unless a view
  /// prefers another one.
  package var colorScheme: ColorScheme {
    get { host.environment.colorScheme }
    set {
      host.environment.colorScheme = newValue
      redraw()
    }
  }

  /// Threads that paint.
  package var threads: Int { renderer.threads }

  /// Seconds of processor time that each of them has used, the calling thread's first.
  package var threadSeconds: [Double] { [ProcessUsage.threadSeconds] + renderer.threadSeconds }

  /// Changes how many threads paint; 0 for one per processor.
  package func setThreads(_ count: Int) { replaceRenderer(threads: WindowSession.threadCount(count)) }

  /// Goes on with a rasterizer that keeps nothing of what was shown so far.
  private func replaceRenderer(threads: Int) {
    let tracksDamage = renderer.tracksDamage
    renderer = Rasterizer(threads: threads)
    renderer.tracksDamage = tracksDamage
    renderer.pictures = pictures
    redraw()
  }

  /// False: every frame is drawn whole.
  package var tracksDamage: Bool {
    get { renderer.tracksDamage }
    set {
      renderer.tracksDamage = newValue
      redraw()
    }
  }

  /// True: what the last frame drew anew is outlined, in the window only. The outlines stay until the next frame.
  package var showsDamage: Bool {
    get { outlines != nil }
    set {
      outlines =
        newValue ? DamageOutlines(of: frame, damage: statistics.samples.last?.report.damage ?? []) : nil
      needsPresent = !window.present(outlines?.picture ?? frame, damage: [])
    }
  }

  /// Draws the whole frame anew, with the next tick.
  package func redraw() {
    renderer.invalidate()
    shown = nil
    needsFrame = true
  }

  // MARK: Time

  /// The date that the view shows now.
  package var date: Date { schedule.dates.date(at: .now) }

  package var isPaused: Bool { schedule.dates.isPaused }

  /// Stops or starts the view's time. A window whose time stands still shows changes of state.
  package func setPaused(_ isPaused: Bool) {
    schedule.dates.setPaused(isPaused, at: .now)
    needsFrame = true
  }

  /// Goes on by one refresh of the display while the time stands.
  package func step() {
    schedule.dates.advance(by: schedule.ticks.interval)
    needsFrame = true
  }

  /// Seconds shown per second, 1/16 ... 16.
  package var speed: Double {
    get { schedule.dates.speed }
    set { schedule.dates.setSpeed(newValue, at: .now) }
  }

  /// Goes on from another date.
  package func restart(at date: Date = Date()) {
    schedule.dates.restart(from: date, at: .now)
    needsFrame = true
  }
}

extension ViewHost {
  /// What comes nearest to a size of all that the view can take.
  fileprivate func nearestSize(to size: CGSize, at date: Date) -> CGSize {
    let (smallest, largest) = (sizeThatFits(.zero, at: date), sizeThatFits(.infinity, at: date))
    return CGSize(
      width: max(smallest.width, min(largest.width, size.width)),
      height: max(smallest.height, min(largest.height, size.height)))
  }
}
