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
      do {
        let difference = try difference(RandomList(seed: seed).list, format, resolution: 144)
        #expect(difference.map { $0 <= Self.tolerance } == true, "seed \(seed): \(difference ?? .nan)")
      } catch {
        Issue.record(error, "seed \(seed)")
      }
    }
  }

  // MARK: Drawings that documents have to rebuild

  private static let square = Path(CGRect(x: 20, y: 20, width: 60, height: 60))

  private static func fill(
    _ color: PaintColor, _ path: Path = square, _ state: DrawingState = DrawingState()
  ) -> DrawingCommand {
    DrawingCommand(operation: .fill(path, FillStyle(), .solid(color)), state: state)
  }

  private static let orange = PaintColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  private static let teal = PaintColor(red: 0, green: 0.5, blue: 0.6, alpha: 1)
  private static let right = Path(CGRect(x: 50, y: 0, width: 50, height: 100))

  /// A blend mode over a place without page: erased, or transparent from the start.
  @Test(arguments: VectorDocument.Format.allCases, [PaintColor.white, .clear])
  func modesBlendWithNothingWhereThePageIsTransparent(format: VectorDocument.Format, paper: PaintColor) throws
  {
    let commands = [
      Self.fill(Self.teal), Self.fill(.black, Self.right, DrawingState(mode: .destinationOut)),
      Self.fill(Self.orange, Self.square, DrawingState(mode: .difference)),
      Self.fill(Self.teal, Self.right, DrawingState(opacity: 0.5)),
    ]
    // Without the second command a PDF page has no image of itself, and a group takes the place of clear paper.
    for indices in [[0, 2], [0, 1, 2], [0, 1, 2, 3]] {
      try expectSamePicture(indices.map { commands[$0] }, format, background: paper)
    }
  }

  /// A shadow that is composited by itself changes the page where the shape and its shadow are not.
  @Test(arguments: VectorDocument.Format.allCases)
  func aShadowErasesThePage(format: VectorDocument.Format) throws {
    let shadow = FilterOperation.Shadow(
      color: .black, radius: 2, offset: CGSize(width: 5, height: 5), mode: .clear, isAbove: false,
      isShadowOnly: false, invertsAlpha: false, disablesGroup: true)
    let filters = FilterNode(parent: nil, operation: .shadow(shadow), transform: .identity)
    let small = Path(CGRect(x: 60, y: 60, width: 20, height: 20))
    try expectSamePicture(
      [Self.fill(Self.teal), Self.fill(Self.orange, small, DrawingState(filters: filters))], format)
  }

  @Test(arguments: VectorDocument.Format.allCases)
  func whatIsDrawnThroughAMaskBlends(format: VectorDocument.Format) throws {
    let mask = ClipNode(
      parent: nil,
      shape: .layer(
        Fragment(commands: [Self.fill(PaintColor(red: 0, green: 0, blue: 0, alpha: 0.5), Self.right)]),
        opacity: 1),
      transform: .identity)
    let inner = Fragment(commands: [Self.fill(Self.teal), Self.fill(Self.orange, Self.right)])
    for mode in [CompositeMode.difference, .plusDarker] {
      let state = DrawingState(clip: mask, mode: mode)
      try expectSamePicture([Self.fill(Self.teal), Self.fill(Self.orange, Self.square, state)], format)
      try expectSamePicture(
        [Self.fill(Self.teal), DrawingCommand(operation: .layer(inner), state: state)], format)
    }
    let group = DrawingCommand(operation: .fragment(inner), state: DrawingState(clip: mask))
    try expectSamePicture([Self.fill(Self.teal), group], format)
  }

  /// A star by both rules: its center is inside by the winding rule only. Many turns of a star are a path whose outside is a
  /// mask.
  @Test(arguments: VectorDocument.Format.allCases, [false, true])
  func insideAndOutsideOfAPathClip(format: VectorDocument.Format, isInverse: Bool) throws {
    for (turns, isEven) in [(1, false), (1, true), (81, false), (81, true)] {
      let clip = ClipNode(
        parent: nil, shape: .path(Self.star(turns), FillStyle(eoFill: isEven)), transform: .identity,
        isInverse: isInverse)
      let commands = [
        Self.fill(Self.teal), Self.fill(Self.orange, Self.square, DrawingState(clip: clip)),
        DrawingCommand(
          operation: .fragment(Fragment(commands: [Self.fill(.black, Self.right)])),
          state: DrawingState(clip: clip)),
      ]
      try expectSamePicture(commands, format)
    }
  }

  private static func star(_ turns: Int) -> Path {
    var star = Path()
    star.addLines(
      (0..<5 * turns).map { corner in
        let angle = Double(corner) * 0.8 * .pi
        return CGPoint(x: 50 + 35 * sin(angle), y: 50 - 35 * cos(angle))
      })
    star.closeSubpath()
    return star
  }

  /// A material blurs the pixels around it, also those at a distance, but none outside of the page.
  @Test(arguments: VectorDocument.Format.allCases)
  func aMaterialShowsWhatIsAroundIt(format: VectorDocument.Format) throws {
    let tint = PaintColor(red: 1, green: 1, blue: 1, alpha: 0.2)
    let material = MaterialPaint(.init(radius: 15, saturation: 1, tint: tint))
    for area in [Self.square, Path(CGRect(x: 0, y: 0, width: 45, height: 100))] {
      let commands = [
        Self.fill(.black, Self.right),
        DrawingCommand(operation: .fill(area, FillStyle(), .material(material)), state: DrawingState()),
      ]
      try expectSamePicture(commands, format, background: Self.orange)
    }
  }

  @Test(arguments: VectorDocument.Format.allCases)
  func anImageThatDoesNotTileIsDrawnOnce(format: VectorDocument.Format) throws {
    let image = try #require(
      PixelImage(width: 30, height: 30, pixels: [UInt32](repeating: 0xffff_8000, count: 900)))
    let source = ImagePaintSource(
      image: image, source: CGRect(x: 0, y: 0, width: 30, height: 30),
      transform: CGAffineTransform(translationX: 40, y: 40), tiles: false, sampling: .nearest)
    let fill = DrawingCommand(
      operation: .fill(Self.square, FillStyle(), .image(source)), state: DrawingState())
    try expectSamePicture([fill], format)
  }

  @Test(arguments: VectorDocument.Format.allCases)
  func linearLightLooksTheSame(format: VectorDocument.Format) throws {
    let commands = [Self.fill(Self.teal), Self.fill(Self.orange, Self.right, DrawingState(opacity: 0.5))]
    try expectSamePicture(commands, format, colorMode: .linear)
  }

  // MARK: Gradients

  private static func gradientFill(_ gradient: GradientPaint, _ path: Path = square) -> DrawingCommand {
    DrawingCommand(operation: .fill(path, FillStyle(), .gradient(gradient)), state: DrawingState())
  }

  /// Gradients without an extent have the color of their last stop.
  @Test(arguments: VectorDocument.Format.allCases)
  func gradientsWithoutExtentAreSolid(format: VectorDocument.Format) throws {
    let stops: [GradientPaint.Stop] = [
      .init(location: 0, color: .black), .init(location: 1, color: Self.orange),
    ]
    let center = CGPoint(x: 50, y: 50)
    let geometries: [GradientPaint.Geometry] = [
      .linear(start: center, end: center),
      .radial(startCenter: center, startRadius: 20, endCenter: center, endRadius: 20),
      .radial(startCenter: center, startRadius: -1, endCenter: center, endRadius: -2),
    ]
    for geometry in geometries {
      try expectSamePicture([Self.gradientFill(GradientPaint(stops: stops, geometry: geometry))], format)
    }
    let line = GradientPaint.Geometry.linear(start: .zero, end: center)
    let flat = GradientPaint(stops: stops, geometry: line, transform: CGAffineTransform(scaleX: 0, y: 1))
    try expectSamePicture([Self.gradientFill(flat)], format)
    // A negative radius counts as 0.
    let disc = GradientPaint.Geometry.radial(
      startCenter: center, startRadius: -10, endCenter: center, endRadius: 40)
    try expectSamePicture([Self.gradientFill(GradientPaint(stops: stops, geometry: disc))], format)
  }

  /// The colors of a gradient whose alpha changes are sampled.
  @Test(arguments: VectorDocument.Format.allCases)
  func aHardEdgeOfAFadingGradientStaysHard(format: VectorDocument.Format) throws {
    let stops: [GradientPaint.Stop] = [
      .init(location: 0, color: .black), .init(location: 0.5, color: .black),
      .init(location: 0.5, color: .clear), .init(location: 1, color: .clear),
    ]
    let page = CGRect(x: 0, y: 0, width: 640, height: 10)
    let gradient = GradientPaint(
      stops: stops, geometry: .linear(start: .zero, end: CGPoint(x: page.width, y: 0)))
    let drawing = Fragment(commands: [Self.gradientFill(gradient, Path(page))])
    let list = DisplayList(root: drawing, size: page.size, background: .white)
    let document = VectorDocument(format)
    try document.addPage(list)
    let pixels = try DocumentFile(document.data(), format).picture(scale: 1).pixels
    let row = 5 * Int(page.width)
    #expect(pixels[row + 315] & 255 < 4 && pixels[row + 325] & 255 > 251)
  }

  private func expectSamePicture(
    _ commands: [DrawingCommand], _ format: VectorDocument.Format, background: PaintColor = .white,
    colorMode: DisplayList.ColorMode = .nonLinear, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let list = DisplayList(
      root: Fragment(commands: commands), size: CGSize(width: 100, height: 100), background: background,
      colorMode: colorMode)
    let found = try #require(try difference(list, format, resolution: 144))
    #expect(found < 1, sourceLocation: location)
  }
}
