import Easel
import EaselDemos
import EaselDrawing
import EaselUI
import EaselWindowing
import Foundation

/// The window with the demos, its keys, its overlays and its statistics.
@MainActor
final class Viewer {
  let session: WindowSession
  let demos: [Demo]
  var zoom = Zoom() { didSet { zoomChanged() } }
  /// The position of the pointer in pixels of the window; nil outside.
  var pointer: (x: Int, y: Int)?
  /// Whether the left button is down.
  var isDragging = false
  var showsLoupe = false
  /// The pixels that the loupe shows.
  var loupeSample: LoupeSample?

  /// All demos, and the index of the selected one; the index is nil while the gallery is closed.
  let gallery: DemoGallery
  var galleryChoice: Int?
  private(set) var demoIndex: Int
  private(set) var variant: Int

  private let command: ViewCommand
  private let hud = HeadsUpDisplay()
  private let comparison = ComparisonPanel()
  private var statistics: StatisticsFile?
  private var showsHelp = false
  private var isFullScreen = false

  /// Opens the window.
  ///
  /// - Parameter demos: The demos to show. Not empty.
  init(_ command: ViewCommand, demos: [Demo]) throws(WindowingError) {
    self.command = command
    self.demos = demos
    gallery = DemoGallery(demos)
    demoIndex = demos.firstIndex { $0.id == command.demo } ?? 0
    variant = command.variant - 1
    let demo = demos[demoIndex]
    session = try WindowSession(
      demo.variants[variant].view(in: command.idiom), options: command.sessionOptions(for: demo))
    statistics = command.stats.map { StatisticsFile(path: $0) }
    session.onKey = { [unowned self] key in handle(key) }
    session.onPointer = { [unowned self] event in handle(event) }
    session.onFrame = { [unowned self] in frameWasDrawn() }
    if command.hud { hud.extent = .full }
    if command.paused { session.setPaused(true) }
    if let icon = ProgramIcon.image(side: 64) { session.window.setIcon(icon) }
    updateTitle()
    updateOverlay()
    updateComparison()
  }

  var demo: Demo { demos[demoIndex] }
  /// The platform whose metrics all views use.
  var idiom: InterfaceIdiom { command.idiom }

  func run() throws(WindowingError) {
    defer { statistics?.finish(session, demo: demo, variant: variant) }
    let end = command.duration.map { MonotonicTime.now.advanced(by: $0) }
    guard let seconds = command.slideshow else { return try session.run(until: end) }
    try runSlideshow(seconds, until: end)
  }

  /// Shows every variant of every demo for some seconds and prints a line about each.
  private func runSlideshow(_ seconds: Double, until end: MonotonicTime?) throws(WindowingError) {
    MeasurementTable.write(MeasurementTable.header)
    for index in demos.indices {
      for variant in demos[index].variants.indices {
        show(index, variant: variant)
        var measurer = Measurer()
        let slideEnd = MonotonicTime.now.advanced(by: seconds)
        try session.run(until: end.map { min($0, slideEnd) } ?? slideEnd)
        guard !session.isStopped, !session.window.isClosed else { return }
        MeasurementTable.write(
          MeasurementTable.line(
            MeasuredVariant(
              demo, self.variant, tracksDamage: session.tracksDamage, measurer.measure(session))))
        if let end, MonotonicTime.now >= end { return }
      }
    }
  }

  // MARK: Demos

  func show(_ index: Int, variant newVariant: Int = 0) {
    if galleryChoice != nil {
      galleryChoice = nil
      updateOverlay()
    }
    let newIndex = (index + demos.count) % demos.count
    if newIndex != demoIndex { zoom = Zoom() }
    demoIndex = newIndex
    variant = newVariant % demo.variants.count
    session.show(demo.variants[variant].view(in: command.idiom))
    updateTitle()
    updateComparison()
  }

  private func updateTitle() {
    let variantName = demo.variants.count > 1 ? " - \(demo.variants[variant].name)" : ""
    let magnification = zoom.isNone ? "" : String(format: " - %.0f %%", zoom.scale * 100)
    session.window.setTitle("Easel - \(demo.title)\(variantName)\(magnification)")
  }

  private func zoomChanged() {
    session.contentTransform = zoom.transform
    updateTitle()
  }

  // MARK: Keys

  private func handle(_ event: KeyEvent) -> Bool {
    guard event.isPressed, event.modifiers.isDisjoint(with: [.control, .alt, .super]) else { return false }
    if handleInGallery(event.key) { return true }
    if let number = event.text.flatMap({ Int($0) }), demos.indices.contains(number - 1) {
      show(number - 1)
      return true
    }
    guard let hotkey = Hotkey(event) else { return false }
    perform(hotkey)
    return true
  }

  private func perform(_ hotkey: Hotkey) {
    switch hotkey {
    case .previousDemo: show(demoIndex - 1)
    case .nextDemo: show(demoIndex + 1)
    case .variant: show(demoIndex, variant: variant + 1)
    case .pause:
      session.setPaused(!session.isPaused)
      updateComparison()
    case .step: session.step()
    case .restart: session.restart()
    case .faster: session.speed *= 2
    case .slower: session.speed /= 2
    case .zoomIn: zoom.magnify(by: 1, about: zoomCenter)
    case .zoomOut: zoom.magnify(by: -1, about: zoomCenter)
    case .zoomNone: zoom = Zoom()
    case .gallery: toggleGallery()
    case .hud: toggleHUD()
    case .comparison: toggleComparison()
    case .loupe: toggleLoupe()
    case .screenshot: Screenshot.write(session.frame, of: demo)
    case .fullScreen: toggleFullScreen()
    case .colorScheme: session.colorScheme = session.colorScheme == .dark ? .light : .dark
    case .threads: session.setThreads(session.threads == 1 ? command.threads : 1)
    case .tracking:
      session.tracksDamage.toggle()
      updateComparison()
    case .damage: session.showsDamage.toggle()
    case .help: toggleHelp()
    case .quit: session.stop()
    }
  }

  private func toggleFullScreen() {
    isFullScreen.toggle()
    session.window.setFullScreen(isFullScreen)
  }

  // MARK: Overlays

  private func toggleHUD() {
    hud.extent = hud.extent.next
    updateOverlay()
  }

  private func toggleHelp() {
    showsHelp.toggle()
    updateOverlay()
  }

  private func toggleComparison() {
    comparison.isVisible.toggle()
    updateOverlay()
  }

  private func toggleLoupe() {
    showsLoupe.toggle()
    updateOverlay()
  }

  func updateOverlay() {
    let hasOverlay = galleryChoice != nil || hud.isVisible || comparison.isVisible || showsHelp || showsLoupe
    session.overlay = hasOverlay ? { [unowned self] size in overlay(size) } : nil
  }

  private func overlay(_ size: CGSize) -> Fragment {
    let recorder = FragmentRecorder()
    if let mark = galleryMark(in: size) { recorder.append(mark, state: DrawingState()) }
    if hud.isVisible { recorder.append(hud.fragment(of: session), state: DrawingState()) }
    if comparison.isVisible {
      let panel = comparison.fragment(of: demo, showing: variant, in: size)
      recorder.append(panel, state: DrawingState())
    }
    let updates = [hud.isVisible ? hud.nextUpdate : nil, comparison.isVisible ? comparison.nextUpdate : nil]
    session.overlayDeadline = updates.compactMap { $0 }.min()
    if showsHelp { recorder.append(HelpPanel.fragment(in: size), state: DrawingState()) }
    if let loupe = loupe(in: size) { recorder.append(loupe, state: DrawingState()) }
    return recorder.finish()
  }

  /// Passes the current variant to the comparison of costs.
  func updateComparison() {
    let shown = VariantCosts.Case(demo: demo.id, variant: variant, tracksDamage: session.tracksDamage)
    comparison.show(session.isPaused || galleryChoice != nil ? nil : shown)
  }

  private func frameWasDrawn() {
    comparison.frameWasDrawn()
    if hud.isVisible, let sample = session.statistics.samples.last { hud.frameWasDrawn(sample) }
    refreshLoupe()
    statistics?.add(session, demo: demo, variant: variant)
  }
}
