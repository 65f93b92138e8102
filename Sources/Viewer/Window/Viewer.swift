import Easel
import EaselDemos
import EaselUI
import EaselWindowing
import Foundation
import SwiftUI

/// The window with the demos: it connects the session, the model of the interface, keys, and statistics.
@MainActor
package final class Viewer {
  /// Called once, after the first frame.
  package var onFirstFrame: (() -> Void)?
  /// Called to open a file in an editor: with its path, the line and the column.
  package var onEdit: ((String, Int, Int) -> Void)?

  let session: WindowSession
  let model: ViewerModel
  var zoom = Zoom() { didSet { zoomChanged() } }
  /// The position of the pointer in pixels of the window; nil outside.
  var pointer: (x: Int, y: Int)?
  /// Whether the pointer is over a control or a panel.
  var isPointerOverControl = false
  /// Whether a drag moves the picture.
  var isPanning = false
  /// The demo and the variant that were shown when the gallery was opened.
  var choiceBeforeGallery = (demo: 0, variant: 0)
  /// The digits typed so far, and when they were.
  var digits = (number: 0, time: MonotonicTime(nanoseconds: 0))
  let command: ViewCommand
  let timers = ViewerTimers()
  var comparison: ComparisonRun?

  private var readings = ReadingsTaker()
  private var statistics: StatisticsFile?
  private var isFullScreen = false

  /// Opens the window.
  ///
  /// - Parameters:
  ///   - sections: The demos to show, at least one.
  ///   - window: The server's identifier of a window of another process; nil to create one.
  ///   - date: The date that the demo shows first.
  init(
    _ command: ViewCommand, _ sections: [DemoSection], window: UInt? = nil, date: Date = Date()
  ) throws(WindowingError) {
    self.command = command
    let demos = sections.flatMap(\.demos)
    let index = demos.firstIndex { $0.id == command.demo } ?? 0
    model = ViewerModel(sections, demoIndex: index, variant: command.variant - 1, isBare: command.bare)
    var options = command.sessionOptions(for: demos[index])
    options.adoptedWindow = window
    session = try WindowSession(
      DemoContent(model: model, idiom: command.idiom, demo: index, variant: command.variant - 1),
      options: options, date: date)
    statistics = command.stats.map { StatisticsFile(path: $0) }
    session.onKey = { [unowned self] key in handle(key) }
    session.onPointer = { [unowned self] event, isHandled in handle(event, isHandled: isHandled) }
    session.onFrame = { [unowned self] in frameWasDrawn() }
    session.onResize = { [unowned self] in arrange() }
    model.perform = { [unowned self] in perform($0) }
    if command.paused { session.setPaused(true) }
    if let icon = ProgramIcon.image(side: 64) { session.window.setIcon(icon) }
    session.setInterface(ViewerInterface(model: model).environment(\.interfaceIdiom, command.idiom))
    if command.hud { setMeasured(.all) }
    arrange()
    updateTitle()
    showBar()
  }

  /// Runs until the window is closed.
  package func run() throws(WindowingError) {
    defer { statistics?.finish(session, demo: model.demo, variant: model.variant) }
    let end = command.duration.map { MonotonicTime.now.advanced(by: $0) }
    guard let seconds = command.slideshow else { return try session.run(until: end) }
    try runSlideshow(seconds, until: end)
  }

  /// Shows every variant of every demo for some seconds and prints a line about each. Lines that cannot be printed are left
  /// out.
  private func runSlideshow(_ seconds: Double, until end: MonotonicTime?) throws(WindowingError) {
    try? MeasurementTable.write(MeasurementTable.header)
    for index in model.demos.indices {
      for variant in model.demos[index].variants.indices {
        show(index, variant: variant)
        var measurer = Measurer()
        let slideEnd = MonotonicTime.now.advanced(by: seconds)
        try session.run(until: end.map { min($0, slideEnd) } ?? slideEnd)
        guard !session.isStopped, !session.window.isClosed else { return }
        try? MeasurementTable.write(
          MeasurementTable.line(
            MeasuredVariant(
              model.demo, variant, tracksDamage: session.tracksDamage, measurer.measure(session))))
        if let end, MonotonicTime.now >= end { return }
      }
    }
  }

  // MARK: Demos

  func show(_ index: Int, variant: Int = 0) {
    let count = model.demos.count
    let index = (index % count + count) % count
    if index != model.demoIndex { zoom = Zoom() }
    model.page = .demo
    model.demoIndex = index
    let variants = model.demo.variants.count
    model.variant = (variant % variants + variants) % variants
    session.show(
      DemoContent(model: model, idiom: command.idiom, demo: model.demoIndex, variant: model.variant))
    arrange()
    updateTitle()
  }

  /// Shows a page in place of the demo, or the demo again if the page is shown already. The gallery leaves the demo that was
  /// chosen in it to other pages, and nothing if it is closed.
  func togglePage(_ page: ViewerPage) {
    let former = model.page
    switch (former, page) {
    case (.gallery, .gallery): show(choiceBeforeGallery.demo, variant: choiceBeforeGallery.variant)
    case (.gallery, _): show(model.demoIndex)
    case (_, .gallery): choiceBeforeGallery = (model.demoIndex, model.variant)
    default: break
    }
    model.page = former == page ? .demo : page
    if model.page == .comparison { startComparison() }
    arrange()
    updateTitle()
  }

  /// Passes the frames of the layout to the session.
  func arrange() {
    model.size = session.pointSize
    let layout = model.layout
    session.hidesContent =
      model.page != .demo || layout.list == layout.stage || layout.source == layout.stage
    session.contentFrame = layout.stage
  }

  func updateTitle() {
    let page: String? =
      switch model.page {
      case .demo: nil
      case .gallery: "Gallery"
      case .comparison: "\(model.demo.title) - Comparison"
      case .keys: "Keys"
      }
    session.window.setTitle("Easel - " + (page ?? demoTitle))
  }

  private var demoTitle: String {
    let demo = model.demo
    let variantName = demo.variants.count > 1 ? " - \(demo.variants[model.variant].name)" : ""
    let magnification = zoom.isNone ? "" : String(format: " - %.0f %%", zoom.scale * 100)
    return demo.title + variantName + magnification
  }

  private func zoomChanged() {
    session.contentTransform = zoom.transform
    updateTitle()
  }

  func toggleFullScreen() {
    isFullScreen.toggle()
    session.window.setFullScreen(isFullScreen)
  }

  // MARK: Measurements

  func setMeasured(_ measured: ViewerModel.Measured) {
    model.measured = measured
    guard measured != .none else { return timers.stop(.readings) }
    model.readings = readings.take(from: session)
    timers.repeat(.readings, every: 0.25) { [unowned self] in model.readings = readings.take(from: session) }
  }

  private func frameWasDrawn() {
    if let onFirstFrame {
      self.onFirstFrame = nil
      onFirstFrame()
    }
    if model.measured != .none { readings.frameWasDrawn(session) }
    refreshLoupe()
    statistics?.add(session, demo: model.demo, variant: model.variant)
  }
}

/// The demo that the viewer shows, with the values of its parameters.
private struct DemoContent: View {
  let model: ViewerModel
  let idiom: InterfaceIdiom
  let demo: Int
  let variant: Int

  var body: some View {
    let demo = model.demos[demo]
    Group {
      if model.isBare {
        demo.variants[variant].view()
      } else {
        DemoStage(
          demo, variant: variant, isActualSize: model.isActualSize,
          bottomInset: model.size.height < 400 ? 0 : barHeight(of: demo) + 8)
      }
    }
    .environment(\.demoValues, model.values[demo.id] ?? DemoValues())
    .environment(\.interfaceIdiom, idiom)
  }

  private func barHeight(of demo: Demo) -> CGFloat {
    ViewerLayout.barHeight(forWidth: model.size.width, hasVariants: demo.variants.count > 1)
  }
}
