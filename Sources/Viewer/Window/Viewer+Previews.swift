import EaselDemos
import EaselWindowing
import Foundation
import PreviewBuild

/// The viewer as the window of previews.
extension Viewer {
  /// Seconds by which the date of a window may differ from the present without being chosen by the user.
  private static let presentTolerance = 0.5

  /// Shows previews in a window of another process.
  ///
  /// - Parameters:
  ///   - previews: The previews by file, at least one.
  ///   - window: The server's identifier of the window.
  ///   - scale: Pixels per point; nil to follow the display.
  ///   - state: What the process before this one showed last.
  package convenience init(
    previews: [DemoSection], window: UInt, scale: Double?, state: PreviewState
  ) throws(WindowingError) {
    var command = ViewCommand.withDefaults
    command.scale = scale
    let demos = previews.flatMap(\.demos)
    command.demo = (demos.first { $0.title == state.preview } ?? demos[0]).id
    let variants = demos.first { $0.id == command.demo }?.variants.count ?? 1
    command.variant = min(max(0, state.variant), variants - 1) + 1
    Thumbnails.shared.beginsAtPresent = true
    try self.init(command, previews, window: window, date: state.date ?? Date())
    apply(state)
  }

  /// What the window shows.
  package var state: PreviewState {
    var state = PreviewState()
    state.preview = model.demo.title
    state.variant = model.variant
    state.measured = ViewerModel.Measured.allCases.firstIndex(of: model.measured) ?? 0
    state.showsList = model.showsList
    state.showsSource = model.showsSource
    let isPresent = !session.isPaused && abs(session.date.timeIntervalSinceNow) < Viewer.presentTolerance
    state.date = isPresent ? nil : session.date
    state.isPaused = session.isPaused
    state.speed = session.speed
    state.values = model.values.reduce(into: [:]) { values, entry in
      guard let demo = model.demos.first(where: { $0.id == entry.key }) else { return }
      let changed = demo.parameters.map { ($0.id, entry.value[$0]) }
      values[demo.title] = Dictionary(changed) { first, _ in first }
    }
    return state
  }

  private func apply(_ state: PreviewState) {
    let all = ViewerModel.Measured.allCases
    if all.indices.contains(state.measured) { setMeasured(all[state.measured]) }
    model.showsList = state.showsList
    model.showsSource = state.showsSource
    for demo in model.demos {
      guard let values = state.values[demo.title] else { continue }
      for parameter in demo.parameters {
        if let value = values[parameter.id] {
          model.values[demo.id, default: DemoValues()][parameter] = value
        }
      }
    }
    if let device = state.device { chooseDevice(device) }
    // The bar stays hidden with each save. It appears with the pointer or a key.
    if state.preview != nil { model.showsBar = false }
    session.speed = state.speed
    session.setPaused(state.isPaused)
    arrange()
  }

  /// Sets the parameter of all previews that has the device as a choice.
  private func chooseDevice(_ name: String) {
    for demo in model.demos {
      for parameter in demo.parameters {
        guard case .choice(let names) = parameter.control, let screen = DeviceScreen.named(name),
          let index = names.firstIndex(of: screen.name)
        else { continue }
        model.values[demo.id, default: DemoValues()][parameter] = Double(index)
      }
    }
  }

  /// Shows why the last save cannot be shown, or that it can.
  package func report(_ problem: PreviewProblem?) {
    model.problem = problem
    arrange()
  }
}

extension ViewCommand {
  /// The command without arguments.
  fileprivate static var withDefaults: ViewCommand {
    // Without arguments nothing can be wrong.
    // swift-format-ignore: NeverUseForceTry
    try! ViewCommand.parse([])
  }
}
