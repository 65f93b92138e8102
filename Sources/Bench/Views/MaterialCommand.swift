import ArgumentParser
import EaselDemos
import EaselUI
import Foundation

/// `easel-bench material`: times a moving demo below a panel of a material, and the same demo without it.
struct MaterialCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "material",
    abstract: "Time a panel of a material over a moving demo, and the demo alone, on one thread, as JSON.")

  @Option(help: "Pixels per row of the window.")
  var width = 1920

  @Option(help: "Rows of pixels of the window.")
  var height = 1080

  @Option(help: "The width of the panel as a fraction of the window's width, and likewise its height.")
  var panel = 0.5

  @Option(help: "The number of frames.")
  var frames = 120

  @Argument(help: "The demo below the panel.")
  var demo = "orrery"

  func validate() throws {
    guard (1...16384).contains(width), (1...16384).contains(height) else {
      throw ValidationError("width and height must be from 1 to 16384")
    }
    guard frames > 0, (0...1).contains(panel) else {
      throw ValidationError("there must be a frame, and a panel from 0 to 1")
    }
    guard view != nil else { throw ValidationError("there is no demo \"\(demo)\"; see \"easel list\"") }
  }

  func run() throws { print(JSONLine.text(of: MainActor.assumeIsolated { measure() })) }

  private var view: (@MainActor @Sendable () -> AnyView)? {
    DemoCatalogue.all.first { $0.id == demo }?.variants.first?.view
  }

  @MainActor func measure() -> MaterialTimes {
    MaterialTimes(demo: demo, material: times(hasPanel: true), demoAlone: times(hasPanel: false))
  }

  @MainActor private func times(hasPanel: Bool) -> ViewTimes {
    let size = CGSize(width: width, height: height)
    let area = hasPanel ? CGSize(width: size.width * panel, height: size.height * panel) : nil
    let bench = ViewBench(
      MaterialBenchView(content: view?() ?? AnyView(EmptyView()), panel: area), size: size)
    // Loads fonts and fills caches, which is not measured.
    for _ in 0..<3 { bench.frame() }
    return ViewTimes((0..<frames).map { _ in bench.frame() })
  }
}

/// The times of a demo with and without a panel over it.
struct MaterialTimes: Encodable {
  var demo: String
  var material: ViewTimes
  var demoAlone: ViewTimes

  enum CodingKeys: String, CodingKey {
    case demo, material
    case demoAlone = "demo_alone"
  }
}

private struct MaterialBenchView: View {
  let content: AnyView
  let panel: CGSize?

  var body: some View {
    ZStack {
      content
      if let panel {
        Text("A panel")
          .frame(width: panel.width, height: panel.height)
          .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 24))
      }
    }
  }
}
