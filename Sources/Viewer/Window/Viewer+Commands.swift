import EaselUI
import EaselWindowing
import Foundation
import SwiftUI

/// Keys and the commands of the interface.
extension Viewer {
  /// Seconds within which digits form one number.
  private static let digitPause = 1.0
  /// Seconds for which a toast and the bar are shown after the last change.
  private static let toastTime = 2.0
  private static let barTime = 4.0
  /// The rows of the gallery by which Page Up and Page Down move.
  private static let galleryPageRows = 3

  func handle(_ event: KeyEvent) {
    guard event.isPressed else { return }
    showBar()
    if model.page == .gallery, handleInGallery(event) { return }
    if let digit = event.text.flatMap({ Int($0) }), event.modifiers.isEmpty, handle(digit: digit) { return }
    if let hotkey = Hotkey(event) { perform(hotkey) }
  }

  /// Shows the demo with the number that the digits so far form. Returns false for a zero that begins no number.
  private func handle(digit: Int) -> Bool {
    let now = MonotonicTime.now
    let continues = now.seconds(since: digits.time) < Self.digitPause && digits.number > 0
    let number = continues ? digits.number * 10 + digit : digit
    guard number > 0 else { return false }
    digits = (model.demos.indices.contains(number - 1) ? number : digit, now)
    if model.demos.indices.contains(digits.number - 1) { show(digits.number - 1) }
    return true
  }

  func perform(_ command: ViewerCommand) {
    showBar()
    switch command {
    case .key(let hotkey): perform(hotkey)
    case .show(let demo, let variant): show(demo, variant: variant)
    case .copyText(let text): copy(text)
    case .measureVariants: measureVariants()
    }
  }

  func perform(_ hotkey: Hotkey) {
    switch hotkey.group {
    case .demos: performDemos(hotkey)
    case .view: performView(hotkey)
    case .time: performTime(hotkey)
    case .measurements: performMeasurements(hotkey)
    case .window: performWindow(hotkey)
    }
  }

  private func performDemos(_ hotkey: Hotkey) {
    switch hotkey {
    case .previousDemo: show(model.demoIndex - 1)
    case .nextDemo: show(model.demoIndex + 1)
    case .firstDemo: show(0)
    case .lastDemo: show(-1)
    case .nextVariant: show(model.demoIndex, variant: model.variant + 1)
    case .previousVariant: show(model.demoIndex, variant: model.variant - 1)
    case .gallery: togglePage(.gallery)
    case .list, .search:
      if model.page != .gallery { model.page = .demo }
      model.showsList = hotkey == .search || !model.showsList
      model.isSearching = hotkey == .search
      arrange()
    default: break
    }
  }

  private func performView(_ hotkey: Hotkey) {
    switch hotkey {
    case .source: showSource()
    case .parameters:
      model.showsParameters.toggle()
      if model.showsParameters, model.demo.parameters.isEmpty { toast("This demo has no parameters") }
    case .zoomIn: zoom.magnify(by: 1, about: zoomCenter)
    case .zoomOut: zoom.magnify(by: -1, about: zoomCenter)
    case .zoomNone: zoom = Zoom()
    case .actualSize:
      model.isActualSize.toggle()
      toast(model.isActualSize ? "Own size" : "Fits the window")
    case .fullScreen: toggleFullScreen()
    case .colorScheme: session.colorScheme = session.colorScheme == .dark ? .light : .dark
    default: break
    }
  }

  /// Opens the file with the problem in the editor, or shows the demo's code.
  private func showSource() {
    if let problem = model.problem, let file = problem.file {
      onEdit?(file, problem.line, problem.column)
    } else {
      model.showsSource.toggle()
      arrange()
    }
  }

  private func performTime(_ hotkey: Hotkey) {
    switch hotkey {
    case .pause:
      session.setPaused(!session.isPaused)
      toast(session.isPaused ? "Paused" : "Running")
    case .step: session.step()
    case .restart:
      session.restart()
      toast("Restarted")
    case .faster, .slower:
      session.speed *= hotkey == .faster ? 2 : 0.5
      toast(String(format: "%g times the speed", session.speed))
    default: break
    }
  }

  private func performMeasurements(_ hotkey: Hotkey) {
    switch hotkey {
    case .hud:
      let all = ViewerModel.Measured.allCases
      setMeasured(all[(all.firstIndex(of: model.measured)! + 1) % all.count])
    case .comparison: togglePage(.comparison)
    case .loupe:
      model.showsLoupe.toggle()
      model.loupe = nil
      refreshLoupe()
    case .damage:
      session.showsDamage.toggle()
      toast(session.showsDamage ? "Redrawn parts are outlined" : "No outlines")
    case .tracking:
      session.tracksDamage.toggle()
      toast(session.tracksDamage ? "Redraws only what changes" : "Redraws every frame completely")
    case .threads:
      session.setThreads(session.threads == 1 ? command.threads : 1)
      toast(session.threads == 1 ? "1 painting thread" : "\(session.threads) painting threads")
    default: break
    }
  }

  private func performWindow(_ hotkey: Hotkey) {
    switch hotkey {
    case .screenshot: saveScreenshot()
    case .copy: copyImage()
    case .help: togglePage(.keys)
    case .dismiss: dismiss()
    case .quit: session.stop()
    default: break
    }
  }

  /// Closes the page, the source or the list; quits if none is open.
  private func dismiss() {
    if model.page != .demo {
      togglePage(.demo)
    } else if model.layout.source != nil {
      perform(.source)
    } else if model.layout.list != nil {
      perform(.list)
    } else {
      session.stop()
    }
  }

  // MARK: Gallery

  /// Handles a key in the gallery. Returns false for keys that keep their usual effect.
  private func handleInGallery(_ event: KeyEvent) -> Bool {
    let columns = GalleryColumns(width: model.layout.page?.width ?? model.size.width).count
    switch event.key {
    case .left: choose(model.demoIndex - 1)
    case .right: choose(model.demoIndex + 1)
    case .up: choose(model.demoIndex - columns)
    case .down: choose(model.demoIndex + columns)
    case .pageUp: choose(max(0, model.demoIndex - Self.galleryPageRows * columns))
    case .pageDown: choose(min(model.demos.count - 1, model.demoIndex + Self.galleryPageRows * columns))
    case .home: choose(0)
    case .end: choose(model.demos.count - 1)
    case .return, .space: show(model.demoIndex)
    case .escape: togglePage(.gallery)
    default: return false
    }
    return true
  }

  /// Marks a demo. Its first variant is the one that would be shown: it may have fewer than the demo before.
  private func choose(_ index: Int) {
    if model.demos.indices.contains(index) { (model.demoIndex, model.variant) = (index, 0) }
  }

  // MARK: Messages

  /// Shows a short message for a moment.
  func toast(_ text: String, isError: Bool = false) {
    guard !model.isBare else { return }
    model.toast = ViewerModel.Toast(text: text, isError: isError)
    timers.once(.toast, after: Self.toastTime) { [unowned self] in
      withAnimation(.easeOut(duration: 0.25)) { model.toast = nil }
    }
  }

  /// Shows the bar until nothing has moved for some seconds.
  func showBar() {
    guard !model.isBare else { return }
    if !model.showsBar { model.showsBar = true }
    timers.once(.bar, after: Self.barTime) { [unowned self] in
      if isPointerOverControl { return showBar() }
      withAnimation(.easeOut(duration: 0.4)) { model.showsBar = false }
    }
  }

  /// Offers text to other programs.
  func copy(_ text: String) {
    let isCopied = session.window.setClipboard(.text(text))
    toast(isCopied ? "Copied" : "The text is too long to copy", isError: !isCopied)
  }

  /// Offers the window's image to other programs.
  private func copyImage() {
    let isCopied = (try? session.frame.encodedPNG()).map { session.window.setClipboard(.png($0)) } == true
    toast(isCopied ? "Copied as an image" : "The image is too large to copy", isError: !isCopied)
  }

  private func saveScreenshot() {
    switch Screenshot.write(session.frame, of: model.demo) {
    case .success(let path): toast("Saved \(path)")
    case .failure(let error): toast("Not saved: \(error)", isError: true)
    }
  }
}

/// The timers of the viewer, at most one of each kind.
@MainActor
final class ViewerTimers {
  enum Kind {
    case readings, toast, bar, comparison, measurement
  }

  private var timers: [Kind: Timer] = [:]

  /// Runs an action after some seconds. A timer of the same kind that runs already is replaced.
  func once(_ kind: Kind, after seconds: Double, _ action: @escaping @MainActor () -> Void) {
    start(kind, seconds, repeats: false, action)
  }

  /// Runs an action again and again.
  func `repeat`(_ kind: Kind, every seconds: Double, _ action: @escaping @MainActor () -> Void) {
    start(kind, seconds, repeats: true, action)
  }

  func stop(_ kind: Kind) { timers.removeValue(forKey: kind)?.invalidate() }

  private func start(
    _ kind: Kind, _ seconds: Double, repeats: Bool, _ action: @escaping @MainActor () -> Void
  ) {
    // The common case, a message that is shown longer, moves the timer rather than making another.
    if !repeats, let timer = timers[kind], timer.isValid {
      timer.fireDate = Date(timeIntervalSinceNow: seconds)
      actions[kind] = action
      return
    }
    stop(kind)
    actions[kind] = action
    timers[kind] = Timer.scheduledTimer(withTimeInterval: seconds, repeats: repeats) { [weak self] _ in
      MainActor.assumeIsolated { self?.fire(kind, repeats: repeats) }
    }
  }

  private var actions: [Kind: @MainActor () -> Void] = [:]

  private func fire(_ kind: Kind, repeats: Bool) {
    if !repeats { timers[kind] = nil }
    actions[kind]?()
  }
}
