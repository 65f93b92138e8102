import Easel
import Testing

@testable import EaselUI

@Suite("Images drawn with a CGContext")
struct ContextPictureTests {
  private let red: UInt32 = 0xffff_0000
  private let black: UInt32 = 0xff00_0000

  private func context(_ width: Int, _ height: Int, _ info: CGImageAlphaInfo = .premultipliedFirst) throws
    -> CGContext
  {
    let context = try bitmapContext(width, height, info: info)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
    return context
  }

  /// Returns the alpha values of a row, counted from the bottom.
  private func row(_ y: Int, of context: CGContext) -> [UInt32] {
    let start = (context.height - 1 - y) * context.width
    return context.pixels[start..<start + context.width].map { $0 >> 24 }
  }

  @Test func yPointsUpInABitmap() throws {
    let context = try context(3, 4)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(context.pixels.firstIndex(of: red) == 3 * 3 + 1)
  }

  @Test(arguments: [true, false])
  func clockwiseArcsGoTowardsSmallerAngles(isClockwise: Bool) throws {
    let context = try context(20, 20)
    context.addArc(
      center: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: .pi, clockwise: isClockwise)
    context.fillPath()
    #expect(row(isClockwise ? 4 : 15, of: context)[10] == 255)
    #expect(row(isClockwise ? 15 : 4, of: context)[10] == 0)
  }

  @Test func hairlinesAreOnePixelWide() throws {
    let context = try context(20, 5)
    context.scaleBy(x: 5, y: 5)
    context.setLineWidth(0)
    context.setLineWidth(-1)
    context.setLineWidth(.nan)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 4, y: 0.5)])
    #expect(row(2, of: context).allSatisfy { $0 == 255 } && row(1, of: context).allSatisfy { $0 == 0 })
    #expect(row(3, of: context).allSatisfy { $0 == 0 })
  }

  @Test func lineSegmentsArePairsOfPoints() throws {
    let context = try context(12, 1)
    context.strokeLineSegments(
      between: [1, 3, 6, 8, 10].map { CGPoint(x: $0, y: 0.5) })
    #expect(row(0, of: context).map { $0 == 255 ? 1 : 0 } == [0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0])
  }

  // MARK: Compositing

  @Test func clearRemovesPixels() throws {
    let context = try context(2, 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.setAlpha(0.3)
    context.setShadow(offset: .zero, blur: 4)
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.pixels == [0, red])
    let opaque = try self.context(2, 1, .noneSkipLast)
    opaque.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    opaque.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(opaque.pixels == [black, red])
  }

  /// The backdrop of a bitmap without alpha is opaque black; `destinationOver` paints nothing there.
  @Test(arguments: [CGBlendMode.clear, .sourceOut, .destinationOut, .xor, .copy])
  func bitmapsWithoutAlphaHaveNoHoles(mode: CGBlendMode) throws {
    let context = try context(3, 1, .noneSkipLast)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    context.setBlendMode(mode)
    context.setFillColor(gray: 0, alpha: mode == .copy ? 0 : 1)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    context.setBlendMode(.destinationOver)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    #expect(context.pixels == [red, black, red])
  }

  @Test func shadowsDoNotFollowTheTransform() throws {
    let context = try context(30, 30)
    context.scaleBy(x: 3, y: -3)
    context.translateBy(x: 0, y: -10)
    context.setShadow(offset: CGSize(width: 0, height: 6), blur: 0, color: .black)
    // Rows 9...12, counted from the bottom and from the top alike.
    context.fill(CGRect(x: 3, y: 6, width: 1, height: 1))
    let colors = context.pixels.enumerated().filter { $1 != 0 }
    #expect(colors.count == 18)
    #expect(colors.filter { $1 == red }.allSatisfy { 18..<21 ~= $0.offset / 30 })
    // The shadow is six pixels higher in the image.
    #expect(colors.filter { $1 == black }.allSatisfy { 12..<15 ~= $0.offset / 30 })
  }

  @Test func theDefaultShadowIsAThirdBlack() throws {
    let context = try context(4, 1)
    context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.pixels == [red, 0, 85 << 24, 0])
  }

  @Test func blurIsTwiceTheStandardDeviation() throws {
    let context = try context(81, 1)
    context.setShadow(offset: CGSize(width: 0, height: -1000), blur: 20, color: .black)
    context.fill(CGRect(x: 0, y: -5000, width: 0.001, height: 20_000))
    let tall = try self.context(121, 121)
    tall.setShadow(offset: CGSize(width: 200, height: 0), blur: 20, color: .black)
    tall.fill(CGRect(x: -1200, y: -100, width: 1060.5, height: 400))
    // The edge of the shadow is at 60.5; one standard deviation outside it 15.87 % remain.
    let alphas = row(60, of: tall)
    #expect(
      abs(Int(alphas[60]) - 128) <= 4 && abs(Int(alphas[70]) - 40) <= 4 && abs(Int(alphas[50]) - 215) <= 4)
  }

  @Test func alphaAppliesToALayerOnce() throws {
    let context = try context(3, 1)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    #expect(context.pixels.allSatisfy { $0 == 0x7f7f_0000 })
    context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 1, height: 1), auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    context.endTransparencyLayer()
    #expect(context.pixels.map { $0 >> 24 } == [191, 127, 127])
  }

  @Test func openLayersAreNotShownYet() throws {
    let context = try context(1, 1)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.pixels == [0])
    context.endTransparencyLayer()
    #expect(context.pixels == [red])
  }

  @Test @MainActor func blendModesCompositeWithTheCanvas() {
    let pixels = canvasPixels { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 40)), with: .color(.black))
      context.withCGContext { $0.clear(CGRect(x: 0, y: 0, width: 10, height: 10)) }
    }
    #expect(pixels[0] == 0 && pixels[25] == black)
  }

  // MARK: Clips

  @Test func masksMultiplyAlpha() throws {
    let grey = try requireSome(CGImage(grey: [0, 85, 255, 255], width: 4))
    let mask = try requireSome(CGImage(mask: [0, 85, 255, 255], width: 4))
    let translucent = try self.context(4, 1)
    translucent.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    for (image, alphas) in [
      (grey, [0, 85, 255, 255]), (mask, [255, 170, 0, 0]),
      (try requireSome(translucent.makeImage()), [255, 255, 0, 0]),
    ] as [(CGImage, [UInt32])] {
      let context = try context(6, 1)
      context.interpolationQuality = .none
      context.clip(to: CGRect(x: 1, y: 0, width: 4, height: 1), mask: image)
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 1))
      #expect(row(0, of: context) == [0] + alphas + [0])
    }
  }

  @Test func aDrawnImageMaskIsFilledWithTheFillColor() throws {
    let mask = try requireSome(CGImage(mask: [0, 51, 255, 255], width: 2))
    let context = try context(4, 3)
    context.interpolationQuality = .none
    context.move(to: .zero)
    context.draw(mask, in: CGRect(x: 1, y: 0, width: 2, height: 2))
    #expect(!context.isPathEmpty)
    #expect(row(1, of: context) == [0, 255, 204, 0] && row(0, of: context) == [0, 0, 0, 0])
    context.fill(CGRect(x: 3, y: 2, width: 1, height: 1))
    #expect(row(2, of: context) == [0, 0, 0, 255] && context.pixels[5] == red)
  }

  @Test func clipRectanglesAreOneUnion() throws {
    let context = try context(5, 1)
    context.clip(to: [CGRect(x: 0, y: 0, width: 2, height: 1), CGRect(x: 3, y: 0, width: 1, height: 1)])
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 1))
    #expect(row(0, of: context) == [255, 255, 0, 255, 0])
  }

  // MARK: Gradients

  private func gradient(_ colors: [CGColor], _ locations: [CGFloat]? = nil) throws -> CGGradient {
    try requireSome(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: locations))
  }

  /// The pixels of eight that are painted when a gradient runs from the third to the sixth.
  private static let extents: [(options: CGGradientDrawingOptions, painted: [UInt32])] = [
    ([], [0, 0, 1, 1, 1, 1, 0, 0]),
    (.drawsBeforeStartLocation, [1, 1, 1, 1, 1, 1, 0, 0]),
    (.drawsAfterEndLocation, [0, 0, 1, 1, 1, 1, 1, 1]),
    ([.drawsBeforeStartLocation, .drawsAfterEndLocation], [1, 1, 1, 1, 1, 1, 1, 1]),
  ]

  @Test(arguments: 0..<4)
  func gradientsEndAtTheirLocationsByDefault(number: Int) throws {
    let (options, painted) = ContextPictureTests.extents[number]
    let opaque = try gradient([.black, .white])
    let linear = try context(8, 3)
    linear.drawLinearGradient(
      opaque, start: CGPoint(x: 2, y: 1), end: CGPoint(x: 6, y: 1), options: options)
    for y in 0..<3 { #expect(row(y, of: linear).map { $0 / 255 } == painted) }
    // From a circle of radius 2 to one of radius 6, along a radius.
    let radial = try context(8, 1)
    radial.drawRadialGradient(
      opaque, startCenter: CGPoint(x: 0, y: 0.5), startRadius: 2, endCenter: CGPoint(x: 0, y: 0.5),
      endRadius: 6,
      options: options)
    #expect(row(0, of: radial).map { ($0 + 10) / 255 } == painted)
    let inwards = try context(8, 1)
    inwards.drawRadialGradient(
      opaque, startCenter: CGPoint(x: 0, y: 0.5), startRadius: 6, endCenter: CGPoint(x: 0, y: 0.5),
      endRadius: 2,
      options: options)
    let swapped: CGGradientDrawingOptions = [
      options.contains(.drawsBeforeStartLocation) ? .drawsAfterEndLocation : [],
      options.contains(.drawsAfterEndLocation) ? .drawsBeforeStartLocation : [],
    ]
    let outwards = try context(8, 1)
    outwards.drawRadialGradient(
      try gradient([.white, .black]), startCenter: CGPoint(x: 0, y: 0.5), startRadius: 2,
      endCenter: CGPoint(x: 0, y: 0.5), endRadius: 6, options: swapped)
    #expect(inwards.pixels == outwards.pixels)
  }

  @Test func circlesSideBySideFormACone() throws {
    let colors = try gradient([.black, .white])
    let context = try context(60, 21)
    context.drawRadialGradient(
      colors, startCenter: CGPoint(x: 10, y: 10.5), startRadius: 4, endCenter: CGPoint(x: 40, y: 10.5),
      endRadius: 8,
      options: [])
    let middle = context.pixels[10 * 60..<11 * 60]
    let painted = middle.enumerated().filter { $1 >> 24 > 128 }.map(\.offset)
    #expect(painted.first == 6 && painted.last == 47)
    // Later circles lie over earlier ones: pixels show the rear edge of a later circle up to the last one,
    // and inside the last one the front edge of an earlier circle.
    for x in 8..<46 where x != 32 {
      let (front, rear) = ((CGFloat(x) - 13.5) / 34, (CGFloat(x) - 5.5) / 26)
      #expect(abs(CGFloat(middle[10 * 60 + x] & 255) - 255 * (rear <= 1 ? rear : front)) < 3)
    }
    let whole = try self.context(60, 21)
    whole.drawRadialGradient(
      colors, startCenter: CGPoint(x: 10, y: 10.5), startRadius: 4, endCenter: CGPoint(x: 40, y: 10.5),
      endRadius: 8,
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    #expect(row(10, of: whole).allSatisfy { $0 == 255 })
  }

  @Test func colorsAndAlphaOfAGradientAreInterpolatedStraight() throws {
    let context = try context(255, 1)
    let colors = try gradient([.white, CGColor(red: 0, green: 0, blue: 0, alpha: 0)])
    context.drawLinearGradient(colors, start: .zero, end: CGPoint(x: 255, y: 0), options: [])
    // Half gray at half alpha: a quarter.
    for (x, pixel) in context.pixels.enumerated() {
      let rest = 1 - (Double(x) + 0.5) / 255
      #expect(abs(Double(pixel >> 24) - 255 * rest) <= 1.5)
      #expect(abs(Double(pixel & 255) - 255 * rest * rest) <= 1.5)
    }
  }

  @Test func gradientsInLinearSpacesMixLinearLight() throws {
    let context = try context(3, 1)
    let linear = try requireSome(CGColorSpace(name: CGColorSpace.linearSRGB))
    let colors = try requireSome(
      CGGradient(colorSpace: linear, colorComponents: [0, 0, 0, 1, 1, 1, 1, 1], locations: nil, count: 2))
    context.drawLinearGradient(colors, start: .zero, end: CGPoint(x: 3, y: 0), options: [])
    #expect(abs(Int(context.pixels[1] & 255) - 188) <= 1)
  }

  @Test func gradientsWithoutColorsAreNil() {
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    #expect(
      CGGradient(colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [1], locations: nil, count: 0)
        == nil)
  }

  // MARK: Images

  @Test func imagesAreUprightInABitmap() throws {
    let quarters = try requireSome(context(2, 2).makeQuarters())
    let context = try context(4, 4)
    context.interpolationQuality = .none
    context.draw(quarters, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let pixels = context.pixels
    #expect([0, 3, 12, 15].map { pixels[$0] } == [red, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff])
    let same = try self.context(2, 2)
    same.draw(quarters, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(same.pixels == quarters.pixels.pixels)
  }

  @Test func tilesFillTheClip() throws {
    let quarters = try requireSome(context(2, 2).makeQuarters())
    let context = try context(8, 8)
    context.interpolationQuality = .none
    context.clip(to: CGRect(x: 0, y: 0, width: 7, height: 8))
    context.draw(quarters, in: CGRect(x: 2, y: 2, width: 2, height: 2), byTiling: true)
    let pixels = context.pixels
    for y in 0..<8 {
      for x in 0..<8 {
        #expect(pixels[y * 8 + x] == (x == 7 ? 0 : quarters.pixels.pixels[y % 2 * 2 + x % 2]))
      }
    }
  }

  @Test func imagesCarryTheirInterpolationSetting() throws {
    for (isMixed, quality, expected) in [
      (false, CGInterpolationQuality.default, true), (true, .default, false), (true, .none, true),
      (false, .high, false),
    ] {
      let image = try requireSome(CGImage(grey: [0, 255], width: 2, shouldInterpolate: isMixed))
      let context = try context(20, 1)
      context.interpolationQuality = quality
      context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 1))
      let isHard = context.pixels.allSatisfy { $0 == black || $0 == 0xffff_ffff }
      #expect(isHard == expected)
    }
  }

  // MARK: Bad input

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 0, y: 0),
    CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    CGAffineTransform(translationX: .nan, y: 0), CGAffineTransform(scaleX: .infinity, y: 1),
    CGAffineTransform(scaleX: 1e300, y: 1e300), CGAffineTransform(translationX: 1e300, y: -1e300),
  ])
  func singularTransformsDoNotTrap(transform: CGAffineTransform) throws {
    let context = try context(10, 10)
    let image = try requireSome(context.makeImage())
    context.concatenate(transform)
    let rect = CGRect(x: 1, y: 1, width: 5, height: 5)
    let colors = try gradient([.black, .white])
    context.stroke(rect)
    context.addRect(rect)
    _ = (context.path, context.currentPointOfPath, context.boundingBoxOfPath, context.boundingBoxOfClipPath)
    context.strokePath()
    context.drawLinearGradient(colors, start: .zero, end: CGPoint(x: 5, y: 5), options: [])
    context.drawRadialGradient(
      colors, startCenter: .zero, startRadius: 0, endCenter: CGPoint(x: 9, y: 9), endRadius: 3, options: [])
    context.draw(image, in: rect, byTiling: true)
    context.clip(to: rect, mask: image)
    context.fill(rect)
    #expect(context.pixels.count == 100)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
  func notFiniteAndEnormousNumbersDoNotTrap(number: CGFloat) throws {
    let context = try context(10, 10)
    let rect = CGRect(x: number, y: 0, width: number, height: 5)
    context.setLineWidth(number)
    context.setMiterLimit(number)
    context.setLineDash(phase: number, lengths: [number, 1])
    context.setAlpha(number)
    context.setShadow(offset: CGSize(width: number, height: 1), blur: number)
    context.setFillColor(red: number, green: 0, blue: 0, alpha: number)
    context.fill(rect)
    context.strokeEllipse(in: rect)
    context.move(to: CGPoint(x: number, y: 1))
    context.addLine(to: CGPoint(x: 1, y: number))
    context.addArc(center: .zero, radius: number, startAngle: number, endAngle: 1, clockwise: false)
    context.strokePath()
    let colors = try gradient([.black, .white], [0, number])
    context.drawLinearGradient(colors, start: CGPoint(x: number, y: 0), end: .zero, options: [])
    context.drawRadialGradient(
      colors, startCenter: CGPoint(x: number, y: 0), startRadius: number, endCenter: .zero, endRadius: 3,
      options: [])
    let image = try requireSome(context.makeImage())
    context.draw(image, in: rect, byTiling: true)
    context.clip(to: rect)
    context.fill(rect)
    #expect(context.pixels.count == 100)
    #expect(image.cropping(to: rect) == nil || number == 1e300 || image.cropping(to: rect)?.width ?? 0 <= 10)
  }

  @Test func recordedCommandsAreBounded() throws {
    let context = try context(2, 1)
    context.setFillColor(gray: 1, alpha: 0.5)
    for _ in 0..<70_000 { context.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    #expect(try requireSome(context.bitmap).pendingCount < 10_000)
    #expect(context.pixels[0] >> 24 >= 253 && context.pixels[1] == 0)
  }

  /// A layer counts as all of its draws, also within a transparency layer.
  @Test func recordedLayersAreBounded() throws {
    let context = try context(2, 1)
    let bitmap = try requireSome(context.bitmap)
    let layer = try requireSome(CGLayer(context, size: CGSize(width: 2, height: 1), auxiliaryInfo: nil))
    for _ in 0..<4096 { layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    for _ in 0..<17 { context.draw(layer, at: .zero) }
    #expect(bitmap.pendingCount == 4096)
    context.flush()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    for _ in 0..<16 { context.draw(layer, at: .zero) }
    #expect(bitmap.pendingCount == 65_536)
    context.endTransparencyLayer()
    #expect(bitmap.pendingCount == 0)
    #expect(context.pixels == [black, 0])
  }

  /// An image takes the memory of many draws, once for all draws of it, also as a tile and as a mask.
  @Test func recordedImagesAreBounded() throws {
    let context = try context(8, 8)
    context.interpolationQuality = .none
    let bitmap = try requireSome(context.bitmap)
    let image = try requireSome(CGImage(grey: Array(repeating: 255, count: 1 << 20), width: 1 << 10))
    let area = CGRect(x: 0, y: 0, width: 8, height: 8)
    // Other images with the same pixels.
    for _ in 0..<63 { context.draw(CGImage(image.pixels), in: area, byTiling: true) }
    #expect(bitmap.pendingCount == 63 * 1025)
    context.draw(CGImage(image.pixels), in: area, byTiling: true)
    #expect(bitmap.pendingCount == 0)
    context.draw(image, in: area)
    context.draw(image, in: area)
    #expect(bitmap.pendingCount == 1026)
    // The coverage is an image of its own.
    context.clip(to: area, mask: image)
    context.fill(area)
    #expect(bitmap.pendingCount == 1026 + 1025)
  }
}

extension CGImage {
  /// Creates an image from rows of gray values.
  convenience init?(grey bytes: [UInt8], width: Int, shouldInterpolate: Bool = true) {
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    self.init(
      width: width, height: bytes.count / width, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width,
      space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
      shouldInterpolate: shouldInterpolate, intent: .defaultIntent)
  }

  /// Creates an image mask from rows of gray values.
  convenience init?(mask bytes: [UInt8], width: Int) {
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    self.init(
      maskWidth: width, height: bytes.count / width, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width,
      provider: provider, decode: nil, shouldInterpolate: true)
  }
}
