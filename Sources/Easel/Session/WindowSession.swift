import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import EaselWindowing
import Foundation

/// A window that shows a view. Connects the view graph, the rasterizer and the clocks, and sleeps while nothing is due.
///
/// Programs and the viewer use it alike. `WindowSession+Loop.swift` has the loop.
@MainActor
package final class WindowSession {
  package struct Options {
    package var title = "Easel"
    /// The name by which window managers group windows and find their icon.
    package var applicationName = "easel"
    /// The size of the window in points.
    package var size = CGSize(width: 800, height: 600)
    /// Whether the size is clamped to the smallest and the largest size of the view.
    package var fitsContent = false
    /// The limits within which the user can resize the window; nil for any size.
    package var resizability: WindowResizability?
    /// Pixels per point; nil to follow the display.
    package var scale: CGFloat?
    /// The number of threads that paint; 0 for one per processor.
    package var threads = 0
    /// Whether only damaged pixels are drawn.
    package var tracksDamage = true
    package var usesSharedMemory = true
    /// What starts the frames.
    package var pacing = PacingMode.auto
    /// The name of the display; nil for the value of DISPLAY.
    package var display: String?
    /// The server's identifier of a window that another process created; nil to create one.
    package var adoptedWindow: UInt?
    /// The executor that paints asynchronous canvases; nil for a thread of the window's own.
    package var background: (any BackgroundExecutor)?

    package init() {}
  }

  package let connection: DisplayConnection
  package let window: DisplayWindow
  /// Pixels per point.
  package private(set) var scale: CGFloat
  /// The frame that the window shows.
  package internal(set) var frame: Pixmap
  package internal(set) var statistics = FrameStatistics()
  /// The number of wakeups so far.
  package internal(set) var wakeupCount = 0
  /// The number of refreshes for which an animation had no frame.
  package internal(set) var missedFrames = 0
  /// The reason for the next wakeup; nil if only the server or Dispatch's main queue can wake the loop.
  package internal(set) var nextWakeup: WakeupReason?

  /// Called for each key event that no view handled.
  package var onKey: ((KeyEvent) -> Void)?
  /// Called after each drawn frame.
  package var onFrame: (() -> Void)?
  /// Called for each pointer event, with whether a view under the pointer responds to it.
  package var onPointer: ((_ event: PointerEvent, _ isHandled: Bool) -> Void)?
  /// Called after the size or the scale of the window has changed, before the views adopt it.
  package var onResize: (() -> Void)?
  /// Whether the view is not drawn, and its animations stand still.
  package var hidesContent = false { didSet { if hidesContent != oldValue { needsFrame = true } } }
  /// The frame of the view in points of the window; nil for the whole window. The view is clipped to it.
  package var contentFrame: CGRect? { didSet { if contentFrame != oldValue { layersChanged() } } }
  /// A transform of the view in points of the window. It is applied to the vector drawing, and not to the interface.
  package var contentTransform = CGAffineTransform.identity { didSet { needsFrame = true } }

  /// The options with which the window was opened.
  let options: Options
  var schedule: FrameSchedule
  /// The times at which frames were shown, as far as the server reports them.
  var shownFrames = ShownFrames()
  var host: ViewHost
  /// The limits of resizing that the window manager knows; nil for none.
  var sizeLimits: WindowSizeLimits?
  /// The views above the content; nil for none.
  var interface: InterfaceLayer?
  /// The layer that a press began in, until it ends; nil between presses.
  var pressedLayer: Layer?
  var renderer: Rasterizer
  /// Serves the main queue only on the main thread; tests run on others.
  let wait = EventWait(servesMainQueue: Thread.isMainThread)
  /// The time of the last eviction of unused cache entries.
  var lastTidying = MonotonicTime.now
  /// Where the views copy texts to, and paste them from.
  let pasteboard: WindowPasteboard
  /// The layers of asynchronous canvases.
  let pictures: AsynchronousLayers
  /// Whether a change is not shown yet.
  var needsFrame = true
  /// Whether a part of the frame has not reached the window.
  var needsPresent = false
  /// Whether `stop` was called since the last `run`.
  package internal(set) var isStopped = false
  /// The outlined copy that the window shows instead of the frame; nil for the frame itself.
  var outlines: DamageOutlines?
  var timers = RunLoopTimers()
  /// The hash of the last drawn fragment.
  var shown: ContentHash?
  /// The color scheme of the last frame's background.
  var shownScheme: ColorScheme?

  /// Opens a window with a view whose first frame shows `date`. Throws if the display cannot be opened.
  package init<Content: View>(_ content: Content, options: Options = Options(), date: Date = Date())
    throws(WindowingError)
  {
    connection = try DisplayConnection(name: options.display)
    scale = options.scale ?? CGFloat(connection.scale)
    host = ViewHost(content)
    host.environment.displayScale = scale
    host.environment.colorScheme = connection.prefersDark ? .dark : .light
    host.size = options.size
    self.options = options
    let sizes = ContentSizes(options, scale: scale) { [host] in host.sizeThatFits($0, at: date) }
    let size = sizes.nearest(to: options.size)
    var windowOptions = DisplayWindow.Options(
      applicationName: options.applicationName, pacing: options.pacing)
    sizeLimits = sizes.limits(options.resizability, scale: scale)
    windowOptions.sizeLimits = sizeLimits
    if !options.usesSharedMemory { windowOptions.presentation = .connection }
    if let identifier = options.adoptedWindow { windowOptions.role = .adopted(identifier) }
    window = try DisplayWindow(
      connection, title: options.title, width: WindowSession.pixels(size.width, scale),
      height: WindowSession.pixels(size.height, scale), options: windowOptions)
    pasteboard = WindowPasteboard(window)
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

  /// The largest width and height of a window, in pixels.
  package nonisolated static let largestSide: CGFloat = 16_384

  static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
    let pixels = (length * scale).rounded()
    return pixels.isFinite ? Int(max(1, min(largestSide, pixels))) : 1
  }

  private static func threadCount(_ asked: Int) -> Int {
    asked > 0 ? asked : ProcessInfo.processInfo.activeProcessorCount
  }

  // MARK: Content

  /// Replaces the view and releases the memory of the previous one.
  package func show<Content: View>(_ content: Content) {
    let scheme = colorScheme
    do {
      // The actions of the views that disappear run at the end of the block, when `host` may be read.
      let previous = host
      host = ViewHost(content)
      withExtendedLifetime(previous) {}
    }
    host.environment.displayScale = scale
    host.environment.colorScheme = scheme
    statistics.forgetSamples()
    adoptHost()
    limitSize { host.sizeThatFits($0, at: date) }
    replaceRenderer(threads: threads)
    forgetAll()
    FreeMemory.giveBack()
  }

  private func adoptHost() {
    host.environment.fragmentImages = .rasterized
    host.size = contentFrame?.size ?? pointSize
    host.wrapsFocus = interface == nil
    host.pasteboard = pasteboard
    host.urlOpener = DesktopURLOpener.shared
    host.onNeedsUpdate = { [weak self] in self?.needsFrame = true }
    needsFrame = true
  }

  /// The window's size in points.
  package var pointSize: CGSize {
    CGSize(width: CGFloat(window.width) / scale, height: CGFloat(window.height) / scale)
  }

  /// Adopts the scale of the display. Requests a window size that keeps the size in points; the window manager may refuse
  /// it.
  func displayScaleChanged() {
    guard options.scale == nil, scale != CGFloat(connection.scale) else { return }
    let size = pointSize
    scale = CGFloat(connection.scale)
    host.environment.displayScale = scale
    layersChanged()
    redraw()
    limitSize { host.sizeThatFits($0, at: date) }
    window.requestSize(
      width: WindowSession.pixels(size.width, scale), height: WindowSession.pixels(size.height, scale))
  }

  /// Whether nothing will change by itself.
  package var isStill: Bool { host.nextUpdate == nil || hidesContent || isPaused }

  /// The reason for the next frame of the view; nil if it has none.
  package var contentWakeup: WakeupReason? {
    guard !isStill else { return nil }
    return switch host.nextUpdate {
    case nil: nil
    case .immediately: .change
    case .refresh: .refresh
    case .date: .date
    }
  }

  /// The number of bodies and content closures that ran since the view was shown.
  package var bodiesEvaluated: Int { host.bodiesEvaluated }

  /// The color scheme of views and background: that of the desktop until it is set. A view's `preferredColorScheme` takes
  /// precedence.
  package var colorScheme: ColorScheme {
    get { host.environment.colorScheme }
    set {
      host.environment.colorScheme = newValue
      layersChanged()
      redraw()
    }
  }

  /// The number of threads that paint.
  package var threads: Int { renderer.threads }

  /// Seconds of processor time of each painting thread, beginning with the calling thread.
  package var threadSeconds: [Double] { [ProcessUsage.threadSeconds] + renderer.threadSeconds }

  /// Sets the number of threads that paint; 0 for one per processor.
  package func setThreads(_ count: Int) { replaceRenderer(threads: WindowSession.threadCount(count)) }

  /// Replaces the rasterizer by one with empty caches.
  private func replaceRenderer(threads: Int) {
    let tracksDamage = renderer.tracksDamage
    renderer = Rasterizer(threads: threads)
    renderer.tracksDamage = tracksDamage
    renderer.pictures = pictures
    redraw()
  }

  /// Whether only damaged pixels are drawn.
  package var tracksDamage: Bool {
    get { renderer.tracksDamage }
    set {
      renderer.tracksDamage = newValue
      redraw()
    }
  }

  /// Whether the damage of the last frame is outlined in the window.
  package var showsDamage: Bool {
    get { outlines != nil }
    set {
      outlines =
        newValue ? DamageOutlines(of: frame, damage: statistics.samples.last?.report.damage ?? []) : nil
      needsPresent = !window.present(outlines?.picture ?? frame, damage: [])
    }
  }

  /// The memory of each cache that lives longer than a frame: those of the window, then those that all windows share.
  package var cacheUsage: [CacheUsage] {
    renderer.cacheUsage + [FragmentImageCache.rasterized.cacheUsage] + ViewHost.sharedCacheUsage
  }

  /// Draws the whole frame again at the next refresh.
  package func redraw() {
    renderer.invalidate()
    shown = nil
    needsFrame = true
  }

  // MARK: Time

  /// The date that the view shows.
  package var date: Date { schedule.dates.date(at: .now) }

  package var isPaused: Bool { schedule.dates.isPaused }

  /// Pauses or resumes the view's time. A paused window still shows changes of state.
  package func setPaused(_ isPaused: Bool) {
    schedule.dates.setPaused(isPaused, at: .now)
    needsFrame = true
  }

  /// Advances a paused view by one refresh of the display.
  package func step() {
    schedule.dates.advance(by: schedule.ticks.interval)
    needsFrame = true
  }

  /// Seconds of the view's time per second, 1/16...16.
  package var speed: Double {
    get { schedule.dates.speed }
    set { schedule.dates.setSpeed(newValue, at: .now) }
  }

  /// Continues from another date.
  package func restart(at date: Date = Date()) {
    schedule.dates.restart(from: date, at: .now)
    needsFrame = true
  }
}
