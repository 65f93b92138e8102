import EaselDrawing
import EaselPixels
import EaselRaster
import EaselTestSupport
import EaselUI
import SwiftUI
import Testing

@testable import EaselDemos

/// Every demo some seconds after its beginning, light and dark, beside pictures that somebody looked at. They are small:
/// what they are about is which colours are where, and that the demo has gone on.
@MainActor @Suite struct SchemeGoldenTests {
  /// Pixels of the longer side.
  private static let side: CGFloat = 160
  /// What a window shows under a view in the dark scheme.
  private static let darkWindow = PaintColor(red: 0.12, green: 0.12, blue: 0.12, alpha: 1)

  nonisolated static let demos = DemoCatalogue.all.map(\.id)

  /// The picture 4.25 seconds after the beginning, after all tenths of a second before.
  private func picture(of demo: Demo, _ scheme: ColorScheme) -> Pixmap {
    let scale = Self.side / max(demo.size.width, demo.size.height)
    let host = ViewHost(demo.variants[0].view())
    host.size = demo.size
    host.environment.colorScheme = scheme
    host.environment.displayScale = scale
    if !demo.isFunctionOfDate {
      for tenth in 0...42 { _ = host.update(to: DemoPicture.date + Double(tenth) / 10) }
    }
    let list = DisplayList(
      root: host.update(to: DemoPicture.date + 4.25), size: demo.size, scale: scale,
      background: scheme == .dark ? Self.darkWindow : .white)
    let pixmap = Pixmap(
      width: Int((demo.size.width * scale).rounded()), height: Int((demo.size.height * scale).rounded()))
    _ = Rasterizer(threads: 1).render(list, into: pixmap)
    return pixmap
  }

  @Test(arguments: demos, [ColorScheme.light, .dark])
  func demosLookAsTheyDid(name: String, scheme: ColorScheme) throws {
    let demo = try #require(DemoCatalogue.demo(named: name))
    let shown = picture(of: demo, scheme)
    #expect(max(shown.width, shown.height) == Int(Self.side))
    expectGolden(shown, named: "small-\(name)-\(scheme)", tolerance: .text)
  }
}
