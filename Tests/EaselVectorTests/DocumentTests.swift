import Easel
import EaselDemos
import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import EaselVector
import Foundation
import Testing

@testable import Viewer

/// What documents contain, and which drawings have none.
@Suite struct DocumentTests {
  private func data(
    _ lists: [DisplayList], _ format: VectorDocument.Format = .pdf,
    _ information: VectorDocument.Information = .init()
  ) throws -> Data {
    let document = VectorDocument(format, information: information)
    for list in lists { try document.addPage(list) }
    return try document.data()
  }

  private func page(_ width: CGFloat = 100, _ height: CGFloat = 100, _ commands: [DrawingCommand] = [])
    -> DisplayList
  {
    DisplayList(root: Fragment(commands: commands), size: CGSize(width: width, height: height))
  }

  private func fill(_ path: Path, _ paint: Paint = .solid(.black), _ state: DrawingState = .init())
    -> DrawingCommand
  {
    DrawingCommand(operation: .fill(path, FillStyle(), paint), state: state)
  }

  @MainActor private func list(of demo: String) throws -> DisplayList {
    try DemoPlayer(#require(DemoCatalogue.demo(named: demo)), scale: 2).displayList(at: 0)
  }

  // MARK: Text

  /// The greetings of the demo, in twelve scripts.
  private static let greetings = [
    "Good day, world", "Καλημέρα, κόσμε", "Добрый день, мир", "مرحبا أيها العالم", "שלום לעולם",
    "नमस्ते दुनिया", "สวัสดีชาวโลก", "世界，你好", "こんにちは、世界", "안녕, 세상", "Բարեւ, աշխարհ",
    "გამარჯობა, სამყარო",
  ]

  @Test @MainActor func textOfTwelveScriptsCanBeCopied() throws {
    let text = try DocumentFile(data([list(of: "scripts")]), .pdf).text()
    let lines = text.split(separator: "\n").map(String.init)
    for greeting in Self.greetings { #expect(lines.contains(greeting), "\(greeting): \(lines)") }
  }

  @Test @MainActor func textThatAnEffectDrawsLetterByLetterCanBeCopied() throws {
    let text = try DocumentFile(data([list(of: "story-text-effects")]), .pdf).text()
    #expect(text.contains("Every letter is a slice"), "\(text)")
  }

  /// The font of these characters has no bold face, so that Easel emboldens it.
  @Test @MainActor func emboldenedTextCanBeCopiedAndLooksBold() throws {
    let text = Text("世界和平").font(.system(size: 60))
    let recorded = try #require(ImageRenderer(content: text.bold()).recordedView())
    let document = VectorDocument(.pdf)
    try document.addPage(recorded)
    let file = try DocumentFile(document.data(), .pdf)
    #expect(try file.text().contains("世界和平"))
    let image = try #require(recorded.makeImage()).pixels
    let difference = try #require(try meanDifference(image, file.picture(scale: 1)))
    let regular = ImageRenderer(content: text).cgImage
    let boldness = try #require(regular.flatMap { meanDifference(image, $0.pixels) })
    #expect(difference < boldness / 4, "\(difference), \(boldness)")
  }

  /// Cairo refuses texts with them.
  @Test(arguments: VectorDocument.Format.allCases, [0xffff, 0xfdd0, 0x1fffe] as [UInt32])
  @MainActor func textWithNoncharactersIsDrawn(format: VectorDocument.Format, scalar: UInt32) throws {
    let view = Text(verbatim: "a\(try #require(Unicode.Scalar(scalar)))b").font(.system(size: 30))
    let document = VectorDocument(format)
    try document.addPage(#require(ImageRenderer(content: view).recordedView()))
    try DocumentFile(document.data(), format).check()
  }

  // MARK: Recorded views

  @Test @MainActor func aRecordedViewIsAPageWithItsLinks() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let view = Link(destination: url) { Color.red.frame(width: 40, height: 20) }
      .frame(width: 100, height: 50, alignment: .topLeading)
    let document = VectorDocument(.pdf)
    try document.addPage(#require(ImageRenderer(content: view).recordedView()))
    let file = try DocumentFile(document.data(), .pdf)
    #expect(try file.links() == [url.absoluteString] && file.linkAreas() == [[0, 30, 40, 50]])
  }

  // MARK: Bytes

  @Test(arguments: VectorDocument.Format.allCases)
  @MainActor func theSameDrawingsGiveTheSameBytes(format: VectorDocument.Format) throws {
    for demo in ["scripts", "dashboard", "blend-modes"] {
      #expect(try data([list(of: demo)], format) == data([list(of: demo)], format), "\(demo)")
    }
  }

  @Test func aChartOfManyPointsIsSmall() throws {
    var line = Path()
    line.move(to: .zero)
    for index in 0..<50_000 {
      let x = Double(index) / 100
      line.addLine(to: CGPoint(x: x, y: 150 + 100 * sin(x / 20) + 30 * sin(Double(index))))
    }
    let stroke = DrawingCommand.Operation.stroke(
      line, StrokeStyle(lineWidth: 0.5), isAntialiased: true, .solid(.black))
    let chart = page(500, 300, [DrawingCommand(operation: stroke, state: DrawingState())])
    #expect(try data([chart]).count < 1_000_000)
  }

  @Test func anImageThatIsDrawnOftenIsWrittenOnce() throws {
    var random = SplitMix64(seed: 7)
    let pixels = (0..<64 * 64).map { _ in UInt32(random.int(in: 0..<1 << 24)) | 0xff00_0000 }
    let image = try #require(PixelImage(width: 64, height: 64, pixels: pixels))
    let commands = (0..<100).map { index in
      let source = ImagePaintSource(
        image: image, source: CGRect(x: 0, y: 0, width: 64, height: 64), transform: .identity, tiles: false,
        sampling: .linear)
      let state = DrawingState(transform: CGAffineTransform(translationX: CGFloat(index), y: 0))
      return fill(Path(CGRect(x: 0, y: 0, width: 64, height: 64)), .image(source), state)
    }
    #expect(try data([page(200, 100, commands)]).count < 2 * data([page(200, 100, [commands[0]])]).count)
  }

  @Test(arguments: [(3, 3), (64, 64), (65, 1), (20_000, 1)])
  func imagesOfThePageAreLimited(count: Int, images: Int) throws {
    let state = DrawingState(mode: .plusLighter)
    let commands = (0..<count).map { index in
      fill(Path(CGRect(x: Double(index % 90), y: 5, width: 4, height: 4)), .solid(.white), state)
    }
    let text = String(decoding: try data([page(100, 20, commands)]), as: UTF8.self)
    #expect(text.matches(of: /\/Subtype \/Image/).count == images)
  }

  /// Cairo would write the page around the gradient as an image.
  @Test func aConicGradientOfAnSVGImageIsAnImageOfItself() throws {
    let stops = [GradientPaint.Stop(location: 0, color: .black), .init(location: 1, color: .white)]
    let conic = GradientPaint(stops: stops, geometry: .conic(center: CGPoint(x: 50, y: 50), angle: 0))
    let commands = [
      fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 90, height: 90))),
      fill(Path(CGRect(x: 40, y: 40, width: 20, height: 20)), .gradient(conic)),
    ]
    let text = String(decoding: try data([page(100, 100, commands)], .svg), as: UTF8.self)
    let width = Int(VectorDocument.defaultResolution / 72 * 20)
    let sizes = text.matches(of: /<image [^>]*width="(\d+)"/).compactMap { Int($0.output.1) }
    #expect(sizes.count == 1)
    #expect(sizes.allSatisfy { abs($0 - width) < 6 }, "\(sizes)")
  }

  /// Poppler would fill most of it, and librsvg would crash.
  @Test(arguments: VectorDocument.Format.allCases)
  func anAreaWithMillionsOfCrossingsIsAnImage(format: VectorDocument.Format) throws {
    var random = SplitMix64(seed: 3)
    var path = Path()
    path.addLines(
      (0..<6000).map { _ in
        CGPoint(x: .random(in: 0...80, using: &random), y: .random(in: 0...80, using: &random))
      })
    let clip = ClipNode(parent: nil, shape: .path(path, FillStyle(eoFill: true)), transform: .identity)
    let square = Path(CGRect(x: 0, y: 0, width: 90, height: 90))
    for command in [fill(path), fill(square, .solid(.black), DrawingState(clip: clip))] {
      let bytes = try data([page(100, 100, [command])], format)
      try DocumentFile(bytes, format).check()
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains(format == .pdf ? "/Subtype /Image" : "<image"))
    }
  }

  @Test(arguments: VectorDocument.Format.allCases)
  func aGroupOutsideOfThePageIsNothing(format: VectorDocument.Format) throws {
    let outside = Path(CGRect(x: 200, y: 200, width: 10, height: 10))
    let clip = ClipNode(parent: nil, shape: .path(outside, FillStyle()), transform: .identity)
    let group = Fragment(commands: [fill(outside), fill(outside)])
    for mode in [CompositeMode.normal, .multiply] {
      let state = DrawingState(clip: clip, opacity: 0.5, mode: mode)
      let layer = DrawingCommand(operation: .layer(group), state: state)
      try DocumentFile(data([page(100, 100, [layer])], format), format).check()
    }
  }

  // MARK: Pages

  @Test func aDocumentHasItsPagesAndItsInformation() throws {
    // The source of a program cannot have noncharacters.
    let end = try #require(Unicode.Scalar(0xffff))
    let information = VectorDocument.Information(
      title: "Grüße\0\(end)", author: "A. Nobody", subject: "", keywords: "a, b", creator: "Easel",
      creationDate: Date(timeIntervalSince1970: 0))
    let file = try DocumentFile(data([page(100, 200), page(300, 50)], .pdf, information), .pdf)
    let text = try file.information()
    for line in [
      "Title: Grüße", "Author: A. Nobody", "Keywords: a, b", "Creator: Easel", "Pages: 2",
      "Page 1 size: 100 x 200 pts", "Page 2 size: 300 x 50 pts",
    ] { #expect(text.contains(line), "\(text)") }
    #expect(text.contains { $0.hasPrefix("CreationDate: ") && $0.contains("1970") })
  }

  @Test(arguments: [0, -1, .nan, .infinity, 14_401, 1e300])
  func sizesThatPagesCannotHaveAreErrors(side: CGFloat) {
    for format in VectorDocument.Format.allCases {
      #expect(throws: VectorError.self) { try data([page(side, 100)], format) }
      #expect(throws: VectorError.self) { try data([page(100, side)], format) }
    }
  }

  @Test func pagesThatFormatsDoNotHaveAreErrors() {
    #expect(throws: VectorError.secondPage) { try data([page(), page()], .svg) }
    #expect(throws: VectorError.noPages) { try data([]) }
  }

  // MARK: Hostile drawings

  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    1e20, 0, -1,
  ]

  private var hostileCommands: [DrawingCommand] {
    Self.numbers.flatMap { number -> [DrawingCommand] in
      var path = Path(CGRect(x: number, y: 0, width: 50, height: number))
      path.move(to: CGPoint(x: number, y: 1))
      path.addQuadCurve(to: CGPoint(x: 9, y: number), control: CGPoint(x: number, y: number))
      path.addLine(to: CGPoint(x: 20, y: 20))
      path.closeSubpath()
      let gradient = GradientPaint(
        stops: [.init(location: Float(number), color: .black), .init(location: 1, color: .clear)],
        geometry: .radial(
          startCenter: .zero, startRadius: number, endCenter: CGPoint(x: number, y: 5), endRadius: 10))
      let conic = GradientPaint(
        stops: [.init(location: 0, color: .black), .init(location: Float(number), color: .white)],
        geometry: .conic(center: CGPoint(x: number, y: 5), angle: number))
      let linear = GradientPaint(
        stops: [], geometry: .linear(start: .zero, end: CGPoint(x: number, y: number)))
      let style = StrokeStyle(
        lineWidth: number, miterLimit: number, dash: [number, 4], dashPhase: number)
      let transforms = [
        CGAffineTransform(scaleX: number, y: 1), CGAffineTransform(translationX: number, y: number),
      ]
      let clip = ClipNode(
        parent: nil, shape: .path(path, FillStyle()), transform: transforms[0], isInverse: number < 0)
      let mask = ClipNode(
        parent: clip, shape: .layer(Fragment(commands: [fill(path)]), opacity: Float(number)),
        transform: transforms[1], isInverse: number > 0)
      let blur = FilterNode(
        parent: nil, operation: .blur(radius: number, isOpaque: false, dithers: false), transform: .identity)
      let run = TestFace().run([1, 2, 3], size: number, slant: number)
      return [
        fill(path), fill(path, .gradient(gradient)), fill(path, .gradient(conic)),
        fill(path, .gradient(linear)), fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), .gradient(conic)),
        DrawingCommand(
          operation: .stroke(path, style, isAntialiased: true, .solid(.black)), state: DrawingState()),
        fill(path, .solid(.black), DrawingState(clip: mask)),
        fill(path, .solid(.black), DrawingState(filters: blur, opacity: Float(number))),
        DrawingCommand(
          operation: .glyphs(run, origin: CGPoint(x: number, y: 0), .solid(.black)), state: DrawingState()),
      ] + transforms.map { fill(path, .solid(.black), DrawingState(transform: $0)) }
    }
  }

  @Test(arguments: VectorDocument.Format.allCases)
  func hostileDrawingsGiveValidFiles(format: VectorDocument.Format) throws {
    for command in hostileCommands {
      try DocumentFile(data([page(100, 100, [command])], format), format).check()
    }
  }
}
