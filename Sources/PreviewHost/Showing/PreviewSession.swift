import Easel
import EaselDemos
import EaselWindowing
import Foundation
import PreviewBuild
import Viewer

/// The window of previews: the viewer with previews in place of demos.
@MainActor
final class PreviewSession {
  /// Called once, after the first frame.
  var onFirstFrame: () -> Void = {}
  /// Called to edit a file: with its path, the line and the column.
  var onEdit: (String, Int, Int) -> Void = { _, _, _ in }

  private let viewer: Viewer

  /// Adopts the window. Throws if it is gone.
  init(
    _ previews: [LoadedPreview], window: UInt, scale: Double?, state: PreviewState
  ) throws(WindowingError) {
    viewer = try Viewer(
      previews: previews.isEmpty ? Self.empty : Self.sections(of: previews), window: window, scale: scale,
      state: state)
    viewer.onFirstFrame = { [unowned self] in onFirstFrame() }
    viewer.onEdit = { [unowned self] in onEdit($0, $1, $2) }
  }

  private static var empty: [DemoSection] { [DemoSection(title: "Previews", demos: [.noPreview])] }

  /// The previews by file, in their order.
  private static func sections(of previews: [LoadedPreview]) -> [DemoSection] {
    var sections: [(file: String, demos: [Demo])] = []
    for (index, preview) in previews.enumerated() {
      let file = preview.file.map { ($0 as NSString).lastPathComponent } ?? "Previews"
      let demo = Demo(preview, id: "\(index) \(preview.name)")
      if let place = sections.firstIndex(where: { $0.file == file }) {
        sections[place].demos.append(demo)
      } else {
        sections.append((file, [demo]))
      }
    }
    return sections.map { DemoSection(title: $0.file, demos: $0.demos) }
  }

  var state: PreviewState { viewer.state }

  func report(_ problem: PreviewProblem?) { viewer.report(problem) }

  /// Runs until the window is closed.
  func run() throws(WindowingError) { try viewer.run() }
}
