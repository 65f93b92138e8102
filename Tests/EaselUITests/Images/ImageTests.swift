import EaselDrawing
import EaselPixels
import Testing

@testable import EaselUI

@Suite("Images")
@MainActor
struct ImageTests {
  private let folder: ImageFolder

  init() throws { folder = try ImageFolder() }

  private func size(_ image: Image, displayScale: CGFloat = 1) -> CGSize {
    var environment = EnvironmentValues()
    environment.displayScale = displayScale
    return ImageContent(image, in: environment).size
  }

  // MARK: Files

  @Test("A name finds its file, with and without extension")
  func findsFiles() throws {
    try folder.write("tower.png", width: 6, height: 9)
    #expect(size(Image("tower", bundle: folder.bundle)) == CGSize(6, 9))
    #expect(size(Image("tower.png", bundle: folder.bundle)) == CGSize(6, 9))
    #expect(size(Image(decorative: "tower", bundle: folder.bundle)) == CGSize(6, 9))
  }

  @Test("Of several scales the one that fits the display is used")
  func choosesScale() throws {
    try folder.write("card.png", width: 10, height: 4, pixel: 0xffff_0000)
    try folder.write("card@3x.png", width: 30, height: 12, pixel: 0xff00_ff00)
    let image = Image("card", bundle: folder.bundle)
    #expect(size(image) == CGSize(10, 4))
    #expect(size(image, displayScale: 2) == CGSize(10, 4))
    #expect(pixels(image, displayScale: 1) == 0xffff_0000)
    #expect(pixels(image, displayScale: 2) == 0xff00_ff00)
    try folder.write("only@2x.png", width: 10, height: 4)
    #expect(size(Image("only", bundle: folder.bundle)) == CGSize(5, 2))
  }

  private func pixels(_ image: Image, displayScale: CGFloat) -> UInt32? {
    var environment = EnvironmentValues()
    environment.displayScale = displayScale
    guard case .pixels(let found) = ImageContent(image, in: environment).picture else { return nil }
    return found.pixels.pixels[0]
  }

  @Test("Asset catalogs are searched, and define whether an image is a template")
  func findsCatalogs() throws {
    let entries = #"{"images": [{"filename": "a.png", "scale": "1x"}, {"filename": "b.png", "scale": "2x"}],"#
    try folder.write(
      "Assets.xcassets/dot.imageset/Contents.json",
      text: entries + #" "properties": {"template-rendering-intent": "template"}}"#)
    try folder.write("Assets.xcassets/dot.imageset/a.png", width: 2, height: 3)
    try folder.write("Assets.xcassets/dot.imageset/b.png", width: 4, height: 6)
    let image = Image("dot", bundle: folder.bundle)
    #expect(size(image) == CGSize(2, 3))
    #expect(size(image, displayScale: 2) == CGSize(2, 3))
    #expect(ImageContent(image, in: EnvironmentValues()).isTemplate)
    #expect(!ImageContent(image.renderingMode(.original), in: EnvironmentValues()).isTemplate)
  }

  @Test("A missing image is empty and draws nothing")
  func missingIsEmpty() throws {
    try folder.write("broken.png", text: "no picture")
    for image in [Image("missing"), Image("broken", bundle: folder.bundle)] {
      #expect(size(image) == .zero)
      #expect(Stage(image.resizable()).show().isEmpty)
      #expect(record { $0.draw(image, in: CGRect(0, 0, 10, 10)) }.isEmpty)
    }
    #expect(size(Image("")) == .zero)
  }

  @Test("A missing image is logged once")
  func missingIsSaidOnce() throws {
    try folder.write("torn.png", text: "no picture")
    let lines = LockedValue<[String]>([])
    let store = ImageStore { line in lines.withLock { $0.append(line) } }
    for _ in 0..<3 {
      #expect(store.image(ResourceName("nowhere", nil), displayScale: 1) == nil)
      #expect(store.image(ResourceName("torn", folder.bundle), displayScale: 1) == nil)
      store.reportMissing(symbol: "no.such.symbol")
    }
    let said = lines.withLock { $0 }
    #expect(said.count == 3)
    #expect(said[0].contains("nowhere") && said[1].contains("torn.png") && said[2].contains("no.such.symbol"))
  }

  @Test("A file is read once while its image is in use")
  func readsOnce() throws {
    try folder.write("once.png", width: 1, height: 1)
    let name = ResourceName("once", folder.bundle)
    let first = try #require(ImageStore.shared.image(name, displayScale: 1))
    let second = try #require(ImageStore.shared.image(name, displayScale: 1))
    #expect(first.image === second.image)
  }

  // MARK: Layout

  @Test("An image has its own size; a resizable image fills the proposal")
  func layout() {
    let pixels = picture(width: 4, Array(repeating: 0xff00_0000, count: 8))
    let image = Image(decorative: pixels, scale: 2)
    let environment = EnvironmentValues()
    #expect(image.sizeThatFits(ProposedViewSize(width: 50, height: 50), in: environment) == CGSize(2, 1))
    let resizable = image.resizable()
    #expect(
      resizable.sizeThatFits(ProposedViewSize(width: 50, height: 60), in: environment) == CGSize(50, 60))
    #expect(
      resizable.sizeThatFits(ProposedViewSize(width: nil, height: 60), in: environment) == CGSize(2, 60))
    #expect(resizable.sizeThatFits(.unspecified, in: environment) == CGSize(2, 1))
    let fitted = Stage(size: CGSize(40, 100), resizable.scaledToFit())
    #expect(fitted.host.sizeThatFits(ProposedViewSize(CGSize(40, 100)), at: fitted.date) == CGSize(40, 20))
  }

  @Test("The orientation is applied before measuring", arguments: Image.Orientation.allCases)
  func orientation(_ orientation: Image.Orientation) {
    let pixels = picture(width: 2, [1, 2, 3, 4, 5, 6])
    let swaps = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
    let image = Image(pixels, scale: 1, orientation: orientation, label: Text("six"))
    #expect(size(image) == (swaps ? CGSize(3, 2) : CGSize(2, 3)))
    #expect(image == Image(decorative: pixels, scale: 1, orientation: orientation))
  }

  // MARK: Drawing

  @Test("Pixels are drawn with a border, so that the edge of an enlarged image does not fade")
  func drawsPixels() throws {
    let pixels = picture(width: 2, [0xff00_00ff, 0xff00_ff00])
    let commands = record { $0.draw(Image(decorative: pixels, scale: 1), in: CGRect(10, 20, 40, 10)) }
    #expect(commands.count == 1)
    #expect(commands[0].path?.boundingRect == CGRect(10, 20, 40, 10))
    guard case .image(let source)? = commands[0].paint else { Issue.record("not an image"); return }
    #expect((source.image.width, source.image.height) == (4, 3))
    #expect(CGPoint(x: 1, y: 1).applying(source.transform) == CGPoint(x: 10, y: 20))
    #expect(CGPoint(x: 3, y: 2).applying(source.transform) == CGPoint(x: 50, y: 30))
    #expect(source.sampling == .high)
    #expect(sampling(Image(decorative: pixels, scale: 1).interpolation(.none)) == .nearest)
    #expect(sampling(Image(decorative: pixels, scale: 1).interpolation(.low)) == .linear)
  }

  private func sampling(_ image: Image) -> ImagePaintSource.Sampling? {
    guard case .image(let source)? = record({ $0.draw(image, at: .zero) }).first?.paint else { return nil }
    return source.sampling
  }

  @Test("The anchor of an image is placed at the point")
  func anchors() {
    let image = Image(decorative: picture(width: 2, [1, 2, 3, 4]), scale: 1)
    let commands = record { context in
      context.draw(image, at: CGPoint(x: 10, y: 10))
      context.draw(image, at: CGPoint(x: 10, y: 10), anchor: .topLeading)
      context.draw(context.resolve(image), at: CGPoint(x: 10, y: 10), anchor: .bottomTrailing)
    }
    #expect(commands.compactMap { $0.path?.boundingRect.origin.x } == [9, 10, 8])
  }

  @Test("Antialiasing is disabled by the image or the style")
  func antialiasing() {
    let image = Image(decorative: picture(width: 1, [1]), scale: 1)
    let commands = record { context in
      context.draw(image, in: CGRect(0, 0, 1, 1))
      context.draw(image.antialiased(false), in: CGRect(0, 0, 1, 1))
      context.draw(image, in: CGRect(0, 0, 1, 1), style: FillStyle(antialiased: false))
    }
    let flags = commands.map { command in
      if case .fill(_, let style, _) = command.operation { style.isAntialiased } else { false }
    }
    #expect(flags == [true, false, false])
  }

  @Test(
    "Cap insets keep the corners and resize what is between", arguments: [Image.ResizingMode.stretch, .tile])
  func capInsets(_ mode: Image.ResizingMode) {
    let image = Image(decorative: picture(width: 10, Array(repeating: 1, count: 100)), scale: 1)
      .resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: mode)
    let commands = record { $0.draw(image, in: CGRect(0, 0, 100, 50)) }
    #expect(
      commands.compactMap { $0.path?.boundingRect } == [
        CGRect(0, 0, 2, 1), CGRect(2, 0, 94, 1), CGRect(96, 0, 4, 1),
        CGRect(0, 1, 2, 46), CGRect(2, 1, 94, 46), CGRect(96, 1, 4, 46),
        CGRect(0, 47, 2, 3), CGRect(2, 47, 94, 3), CGRect(96, 47, 4, 3),
      ])
    let tiles = commands.map { command in
      if case .image(let source)? = command.paint { source.tiles } else { false }
    }
    #expect(
      tiles
        == (mode == .tile
          ? [false, true, false, true, true, true, false, true, false] : .init(repeating: false, count: 9)))
  }

  @Test("A tiled centre starts at its first pixel and ends at its rectangle")
  func tiledMiddle() throws {
    let image = Image(decorative: picture(width: 10, Array(repeating: 1, count: 100)), scale: 2)
      .resizable(
        capInsets: EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 1), resizingMode: .tile)
    let sources = record { $0.draw(image, in: CGRect(0, 0, 53, 2)) }.compactMap { command in
      if case .image(let source)? = command.paint { source } else { nil as ImagePaintSource? }
    }
    let top = try #require(sources.dropFirst().first)
    // A border of one pixel surrounds the image.
    #expect(sources.map(\.tiles) == [false, true, false, false, true, false])
    #expect(top.source == CGRect(5, 1, 4, 2) && top.tileBounds == CGRect(5, 1, 100, 2))
    #expect(CGPoint(x: 5, y: 1).applying(top.transform) == CGPoint(x: 2, y: 0))
  }

  @Test("Caps larger than the rectangle share its length")
  func crampedCaps() {
    let image = Image(decorative: picture(width: 10, Array(repeating: 1, count: 100)), scale: 1)
      .resizable(capInsets: EdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 2))
    let rects = record { $0.draw(image, in: CGRect(0, 0, 4, 10)) }.compactMap { $0.path?.boundingRect }
    #expect(rects == [CGRect(0, 0, 3, 10), CGRect(3, 0, 1, 10)])
  }

  @Test("Rectangles and sizes with NaN draw nothing")
  func hostileRects() {
    let image = Image(decorative: picture(width: 1, [1]), scale: .nan)
    let rects = [CGRect.null, CGRect(0, 0, CGFloat.nan, 1), CGRect(CGFloat.nan, 0, 1, 1), .zero]
    #expect(record { context in for rect in rects { context.draw(image, in: rect) } }.isEmpty)
    #expect(
      record { $0.draw(image, in: CGRect(5, 5, -2, -2)) }.first?.path?.boundingRect == CGRect(3, 3, 2, 2))
    let drawn = Image(size: CGSize(width: CGFloat.nan, height: .infinity)) { _ in }
    #expect(size(drawn) == .zero)
  }

  // MARK: Shading

  @Test("Symbols and templates have the foreground as shading, other images have none")
  func shadings() {
    let pixels = Image(decorative: picture(width: 1, [1]), scale: 1)
    _ = record { context in
      #expect(context.resolve(Image(systemName: "circle")).shading != nil)
      #expect(context.resolve(pixels).shading == nil)
      #expect(context.resolve(pixels.renderingMode(.template)).shading != nil)
      // Symbols have no colors of their own.
      #expect(context.resolve(Image(systemName: "circle").renderingMode(.original)).shading != nil)
      #expect(context.resolve(pixels).baseline == 1)
      let symbol = context.resolve(Image(systemName: "circle"))
      #expect(symbol.baseline < symbol.size.height)
    }
  }

  @Test("A shading fills the alpha of an image within a layer")
  func shadedPicture() throws {
    let image = Image(decorative: picture(width: 1, [0xffff_ffff]), scale: 1)
    let commands = record { context in
      var resolved = context.resolve(image)
      resolved.shading = .color(.red)
      context.draw(resolved, in: CGRect(0, 0, 8, 8))
    }
    let layer = try #require(commands.first?.layer)
    let modes = layer.commands.map(\.state.mode)
    #expect(commands.count == 1 && modes == [.normal, .sourceIn])
  }

  @Test("A symbol is filled with its shading; gradients stay in the space of the canvas")
  func shadedSymbol() {
    let commands = record { context in
      var resolved = context.resolve(Image(systemName: "house.fill"))
      resolved.shading = .linearGradient(
        Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 200, y: 0))
      context.draw(resolved, in: CGRect(50, 50, 24, 48))
    }
    #expect(commands.count == 1)
    #expect(commands[0].gradient?.geometry == .linear(start: .zero, end: CGPoint(x: 200, y: 0)))
    let ink = commands[0].path?.boundingRect ?? .zero
    #expect(CGRect(50, 50, 24, 48).contains(ink) && ink.height > 30)
  }

  @Test("A symbol view uses the foreground style")
  func symbolView() {
    let stage = Stage(Image(systemName: "circle.fill").foregroundStyle(.red))
    #expect(stage.show().dump().contains("#FF3B30FF"), "\(stage.show().dump())")
  }

  // MARK: Drawn images

  @Test("A drawn image runs its closure with the given size and clips to it")
  func drawnImage() {
    let image = Image(size: CGSize(20, 10)) { context in
      context.fill(Path(context.clipBoundingRect), with: .color(.red))
    }
    #expect(size(image) == CGSize(20, 10))
    let commands = record { $0.draw(image, in: CGRect(0, 0, 40, 40)) }
    #expect(commands.count == 1)
    #expect(commands[0].state.transform == CGAffineTransform(scaleX: 2, y: 4))
    #expect(commands[0].group?.commands.first?.path?.boundingRect == CGRect(0, 0, 20, 10))
    #expect(commands[0].state.clip != nil)
  }

  // MARK: Tiles

  @Test("A tiled shading starts at its origin and repeats the source rectangle")
  func tiledShading() {
    let image = Image(decorative: picture(width: 4, Array(repeating: 1, count: 16)), scale: 2)
    let commands = record { context in
      context.fill(
        Path(CGRect(0, 0, 100, 100)),
        with: .tiledImage(
          image, origin: CGPoint(x: 3, y: 5), sourceRect: CGRect(0.5, 0, 0.5, 1), scale: 3))
    }
    guard case .image(let source)? = commands.first?.paint else { Issue.record("not an image"); return }
    #expect(source.tiles && source.source == CGRect(2, 0, 2, 4))
    #expect(CGPoint(x: 2, y: 0).applying(source.transform) == CGPoint(x: 3, y: 5))
    #expect(CGPoint(x: 4, y: 4).applying(source.transform) == CGPoint(x: 6, y: 11))
  }

  @Test("An image as a style starts at the bounds of the drawing and can have an opacity")
  func imageStyle() {
    let image = Image(decorative: picture(width: 2, [1, 2]), scale: 1)
    let commands = record { context in
      context.fill(Path(CGRect(7, 9, 10, 10)), with: .style(.image(image).opacity(0.5)))
      context.fill(Path(CGRect(7, 9, 10, 10)), with: .style(ImagePaint(image: image, scale: 0)))
      context.fill(
        Path(CGRect(7, 9, 10, 10)),
        with: .tiledImage(image, sourceRect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)))
    }
    guard case .image(let source)? = commands.first?.paint else { Issue.record("not an image"); return }
    #expect(CGPoint.zero.applying(source.transform) == CGPoint(x: 7, y: 9))
    #expect(commands[0].state.opacity == 0.5)
    #expect(commands.dropFirst().allSatisfy { $0.solidColor == .clear })
  }

  @Test("Labels show a symbol beside their title")
  func labels() {
    let stage = Stage(Label("Home", systemImage: "house.fill"))
    let dump = stage.show().dump()
    #expect(dump.contains("fill path(") && dump.contains("glyphs 4"))
  }
}
