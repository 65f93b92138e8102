import EaselDemos
import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import Foundation
import SwiftUI
import Testing

@testable import Viewer

/// The frames of the viewer's parts.
@Suite struct ViewerLayoutTests {
  static let sizes = [(1, 1), (200, 150), (320, 240), (640, 480), (800, 600), (1920, 1080), (3840, 200)].map {
    CGSize(width: $0.0, height: $0.1)
  }

  /// Every combination of parts.
  static let requests: [ViewerLayout.Request] = [ViewerPage.demo, .gallery, .comparison, .keys].flatMap {
    page in
    (0..<64).map { bits in
      ViewerLayout.Request(
        page: page, showsList: bits & 1 != 0, showsSource: bits & 2 != 0, hasColumn: bits & 4 != 0,
        showsBar: bits & 8 != 0, showsToast: bits & 16 != 0,
        hasProblem: bits & 32 != 0)
    }
  }

  @Test(arguments: sizes)
  func noPartLeavesTheWindowOrCoversAnother(size: CGSize) {
    let window = CGRect(origin: .zero, size: size)
    for request in Self.requests {
      let layout = ViewerLayout(request, in: size)
      let parts = layout.parts
      for (index, part) in parts.enumerated() {
        #expect(window.contains(part.frame) || part.frame.isEmpty, "\(part) of \(request)")
        for other in parts[..<index] {
          #expect(part.frame.intersection(other.frame).isEmpty, "\(part) and \(other) of \(request)")
        }
      }
      #expect(window.contains(layout.stage) || layout.stage.isEmpty)
    }
  }

  @Test func wideWindowsShowTheListBesideTheDemoAndNarrowOnesInItsPlace() {
    let request = ViewerLayout.Request(showsList: true)
    let wide = ViewerLayout(request, in: CGSize(width: 800, height: 600))
    #expect(wide.list?.width == 240 && wide.stage.minX == 240 && wide.stage.width == 560)
    let narrow = ViewerLayout(request, in: CGSize(width: 320, height: 240))
    #expect(narrow.list == narrow.stage && narrow.bar == nil)
  }

  @Test func aPageReplacesEverythingExceptTheList() {
    let request = ViewerLayout.Request(
      page: .gallery, showsList: true, showsSource: true, hasColumn: true, showsToast: true)
    let layout = ViewerLayout(request, in: CGSize(width: 1280, height: 800))
    #expect(layout.parts.map(\.name) == ["list", "page"])
  }
}

/// What the parts of the viewer draw.
@Suite @MainActor struct ViewerInterfaceTests {
  private static func model(_ change: (ViewerModel) -> Void, size: CGSize) -> ViewerModel {
    let index = DemoCatalogue.all.firstIndex { $0.id == "clock" }!
    let model = ViewerModel(DemoCatalogue.sections, demoIndex: index, variant: 0, isBare: false)
    model.size = size
    model.readings = Readings.sample
    change(model)
    return model
  }

  /// The interface on a transparent ground.
  private static func draw(_ model: ViewerModel, scale: CGFloat, _ scheme: ColorScheme) -> Pixmap {
    let host = ViewHost(ViewerInterface(model: model))
    host.environment.displayScale = scale
    host.environment.colorScheme = scheme
    host.size = model.size
    let pixmap = Pixmap(width: Int(model.size.width * scale), height: Int(model.size.height * scale))
    let list = DisplayList(root: host.update(to: Date()), size: model.size, scale: scale, background: .clear)
    _ = Rasterizer(threads: 1).render(list, into: pixmap)
    return pixmap
  }

  nonisolated private static let states:
    [(name: String, change: @MainActor @Sendable (ViewerModel) -> Void)] = [
      ("the bar", { _ in }),
      ("the list", { $0.showsList = true }),
      ("a search without results", { ($0.showsList, $0.search) = (true, "no such demo") }),
      ("the source", { $0.showsSource = true }),
      ("measurements and the loupe", { ($0.measured, $0.showsLoupe) = (.all, true) }),
      ("the rate and a message", { ($0.measured, $0.toast) = (.rate, ViewerModel.Toast(text: "Paused")) }),
      ("the gallery", { $0.page = .gallery }),
      ("the comparison", { $0.page = .comparison }),
      ("the keys", { $0.page = .keys }),
    ]

  /// Parts draw something, and nothing outside of their frames.
  @Test(arguments: [(320, 240, 1.0), (800, 600, 2.0), (1920, 1080, 1.0)], states.indices)
  func partsStayWithinTheirFrames(window: (width: Int, height: Int, scale: Double), state: Int) {
    let size = CGSize(width: window.width, height: window.height)
    let model = Self.model(Self.states[state].change, size: size)
    let picture = Self.draw(model, scale: window.scale, state % 2 == 0 ? .light : .dark)
    let frames = model.layout.parts.map { part in
      CGRect(
        x: part.frame.minX * window.scale, y: part.frame.minY * window.scale,
        width: part.frame.width * window.scale, height: part.frame.height * window.scale)
    }
    #expect(!frames.isEmpty)
    var (inside, outside) = (0, 0)
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y] != 0 {
        let pixel = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        if frames.contains(where: { $0.contains(pixel) }) { inside += 1 } else { outside += 1 }
      }
    }
    #expect(outside == 0, "\(Self.states[state].name) at \(window)")
    #expect(inside > 1000, "\(Self.states[state].name) at \(window)")
  }

  @Test func theSearchFindsTitlesSummariesAndVariants() {
    let model = Self.model({ _ in }, size: CGSize(width: 800, height: 600))
    func found(_ text: String) -> [String] {
      model.search = text
      return model.foundSections.flatMap(\.demos).map(\.id)
    }
    #expect(found("").count == DemoCatalogue.all.count)
    #expect(found("turning") == ["card"])
    #expect(found("ROUND JOINS") == ["triangle"])
    #expect(found("no such demo") == [])
  }
}

extension Readings {
  /// Readings of an animation.
  fileprivate static var sample: Readings {
    var measurements = Measurements(
      FrameStatistics(), at: .now, threads: 2, processorPercent: 12.5)
    measurements.threadPercents = [10, 2.5]
    let frames = (0..<120).map { index in
      Frame(
        record: 0.5, raster: 2 + Double(index % 7), present: 0.1, interval: 16.7, isLate: index % 40 == 0)
    }
    return Readings(
      measurements: measurements, frames: frames, threadMilliseconds: [4, 2], isStill: false,
      nextFrame: "Moves at every refresh", pacing: "Paced by the vertical blank",
      caches: [Line(id: "Glyph masks", value: "0.10 MB")], ownCost: 1)
  }
}

/// The colors of the code.
@Suite struct SourceHighlighterTests {
  private func kinds(_ text: String) -> [[String]] {
    SourceHighlighter.lines(of: text).map { line in line.map { "\($0.kind) \($0.text)" } }
  }

  @Test func codeIsSplitIntoKinds() {
    #expect(
      kinds("let size = 0x1f  // \"no\"") == [
        ["keyword let", "plain  size = ", "number 0x1f", "plain   ", "comment // \"no\""]
      ])
    #expect(
      kinds("@State var name: String = \"a \\\" b\"") == [
        [
          "attribute @State", "plain  ", "keyword var", "plain  name: ", "type String", "plain  = ",
          "string \"a \\\" b\"",
        ]
      ])
  }

  @Test func stringsOfSeveralLinesKeepTheirColor() {
    #expect(
      kinds("x = \"\"\"\n  let\n  \"\"\" + y") == [
        ["plain x = ", "string \"\"\""], ["string   let"], ["string   \"\"\"", "plain  + y"],
      ])
  }

  @Test func theTextIsKept() {
    for demo in DemoCatalogue.all {
      let text = demo.source.text()
      #expect(text.contains("struct "), "\(demo.id)")
      let lines = SourceHighlighter.lines(of: text).map { $0.map(\.text).joined() }
      #expect(lines.joined(separator: "\n") + "\n" == text)
    }
    for text in ["", "\"", "\"\"\"", "\\", "@", "#\"", "0", "\u{0}\n\n"] {
      let lines = SourceHighlighter.lines(of: text).map { $0.map(\.text).joined() }
      #expect(lines.joined(separator: "\n") == (text.hasSuffix("\n") ? String(text.dropLast()) : text))
    }
  }
}
