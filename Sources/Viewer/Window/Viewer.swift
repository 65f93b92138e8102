import Easel
import EaselDemos
import EaselDrawing
import EaselPixels
import EaselUI
import EaselWindowing
import Foundation

/// The window with the demos: what keys do, what lies over the picture, and what is written about it.
@MainActor
final class Viewer {
  private let command: ViewCommand
  private let session: WindowSession
  private let hud = HeadsUpDisplay()
  private var statistics: StatisticsFile?
  private var demoIndex: Int
  private var variant: Int
  private var showsHelp = false
  private var isFullScreen = false

  init(_ command: ViewCommand) throws(WindowingError) {
    self.command = command
    demoIndex = DemoCatalogue.all.firstIndex { $0.id == command.demo } ?? 0
    variant = command.variant - 1
    let demo = DemoCatalogue.all[demoIndex]
    var options = WindowSession.Options()
    options.size = command.size?.size ?? demo.size
    options.scale = command.scale.map { CGFloat($0) }
    options.threads = command.threads
    options.tracksDamage = !command.noDamage
    options.usesSharedMemory = !command.noShm
    session = try WindowSession(demo.variants[variant].view(), options: options)
    statistics = command.stats.map { StatisticsFile(path: $0) }
    session.onKey = { [unowned self] key in handle(key) }
    session.onFrame = { [unowned self] in frameWasDrawn() }
    if command.hud { hud.isVisible = true }
    if command.paused { session.setPaused(true) }
    updateTitle()
    updateOverlay()
  }

  private var demo: Demo { DemoCatalogue.all[demoIndex] }

  func run() throws(WindowingError) {
    defer { statistics?.finish(session, demo: demo, variant: variant) }
    try session.run(until: command.duration.map { MonotonicTime.now.advanced(by: $0) })
  }

  // MARK: Demos

  private func show(_ index: Int, variant newVariant: Int = 0) {
    let count = DemoCatalogue.all.count
    demoIndex = (index + count) % count
    variant = newVariant % demo.variants.count
    session.show(demo.variants[variant].view())
    updateTitle()
  }

  private func updateTitle() {
    let variantName = demo.variants.count > 1 ? " - \(demo.variants[variant].name)" : ""
    session.window.setTitle("Easel - \(demo.title)\(variantName)")
  }

  // MARK: Keys

  private func handle(_ event: KeyEvent) -> Bool {
    guard event.isPressed, event.modifiers.isDisjoint(with: [.control, .alt, .super]) else { return false }
    if let number = event.text.flatMap({ Int($0) }), DemoCatalogue.all.indices.contains(number - 1) {
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
    case .pause: session.setPaused(!session.isPaused)
    case .step: session.step()
    case .restart: session.restart()
    case .faster: session.speed *= 2
    case .slower: session.speed /= 2
    case .hud: toggleHUD()
    case .screenshot: Screenshot.write(session.frame, of: demo)
    case .fullScreen: toggleFullScreen()
    case .threads: session.setThreads(session.threads == 1 ? command.threads : 1)
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
    hud.isVisible.toggle()
    updateOverlay()
  }

  private func toggleHelp() {
    showsHelp.toggle()
    updateOverlay()
  }

  private func updateOverlay() {
    session.overlayDeadline = hud.isVisible ? .now : nil
    guard hud.isVisible || showsHelp else {
      session.overlay = nil
      return
    }
    session.overlay = { [unowned self] size in overlay(size) }
  }

  private func overlay(_ size: CGSize) -> Fragment {
    let recorder = FragmentRecorder()
    if hud.isVisible {
      recorder.append(hud.fragment(of: session), state: DrawingState())
      session.overlayDeadline = hud.nextUpdate
    }
    if showsHelp { recorder.append(HelpPanel.fragment(in: size), state: DrawingState()) }
    return recorder.finish()
  }

  private func frameWasDrawn() {
    if hud.isVisible, let sample = session.statistics.samples.last { hud.frameWasDrawn(sample) }
    statistics?.add(session, demo: demo, variant: variant)
  }
}
