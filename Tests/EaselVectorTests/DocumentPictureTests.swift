import Easel
import EaselDemos
import EaselDrawing
import EaselPixels
import EaselRaster
import EaselTestSupport
import EaselVector
import Foundation
import Testing

@testable import Viewer

/// Documents look as Easel's own pictures of the same drawings.
///
/// `EASEL_LISTS=N` sets the number of random display lists; 3 by default. With `EASEL_EVERY_DEMO=1` all demos are compared, not
/// only every third one.
@Suite struct DocumentPictureTests {
  /// The largest mean difference, in steps of 1/255.
  private static let tolerance = 2.0
  /// Pixels per point of the compared pictures.
  private static let scale = 2.0

  /// The difference between a display list and a document of it.
  private func difference(_ list: DisplayList, _ format: VectorDocument.Format, resolution: CGFloat) throws
    -> Double?
  {
    let document = VectorDocument(format, resolution: resolution)
    try document.addPage(list)
    let file = try DocumentFile(document.data(), format)
    try file.check()
    var list = list
    list.scale = Self.scale
    let (width, height) = HeadlessScreen.pixels(of: list.size, scale: list.scale)
    let expected = Pixmap(width: width, height: height)
    _ = Rasterizer(threads: 1).render(list, into: expected)
    return try meanDifference(PixelImage(copying: expected), file.picture(scale: Self.scale))
  }

  @Test(arguments: VectorDocument.Format.allCases)
  @MainActor func demosLookTheSame(format: VectorDocument.Format) throws {
    let isWhole = ProcessInfo.processInfo.environment["EASEL_EVERY_DEMO"] == "1"
    for (index, demo) in DemoCatalogue.all.enumerated() where isWhole || index % 3 == 0 {
      let list = DemoPlayer(demo, scale: 2).displayList(at: 0)
      let difference = try difference(list, format, resolution: VectorDocument.defaultResolution)
      #expect(difference.map { $0 <= Self.tolerance } == true, "\(demo.id): \(difference ?? .nan)")
    }
  }

  private static var seeds: Range<UInt64> {
    let first = ProcessInfo.processInfo.environment["EASEL_SEED"].flatMap { UInt64($0) } ?? 1
    let count = ProcessInfo.processInfo.environment["EASEL_LISTS"].flatMap { UInt64($0) } ?? 3
    return first..<first + count
  }

  @Test(arguments: VectorDocument.Format.allCases)
  func randomListsLookTheSame(format: VectorDocument.Format) throws {
    for seed in Self.seeds {
      let difference = try difference(RandomList(seed: seed).list, format, resolution: 144)
      #expect(difference.map { $0 <= Self.tolerance } == true, "seed \(seed): \(difference ?? .nan)")
    }
  }
}
