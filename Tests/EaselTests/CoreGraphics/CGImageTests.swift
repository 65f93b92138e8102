import Easel
import EaselDrawing
import EaselPixels
import Testing

@testable import EaselUI

@Suite("Images made from bytes")
struct CGImageTests {
  @Test func croppingTakesWholePixelsFromTheTop() throws {
    let image = try requireSome(CGImage(grey: Array(0..<12), width: 4))
    let part = try requireSome(image.cropping(to: CGRect(x: 0.6, y: 1.2, width: 1.5, height: 0.5)))
    #expect((part.width, part.height, part.bytesPerRow) == (3, 1, 3))
    #expect(part.dataProvider?.data.map { Array($0) } == [4, 5, 6])
    #expect(part.colorSpace?.model == .monochrome && part.alphaInfo == .none)
    #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 2, height: 2)) == nil)
    #expect(image.cropping(to: .null) == nil)
    #expect(image.cropping(to: .infinite)?.width == 4)
  }

  @Test func imageMasksPaintWhereTheyAreBlack() throws {
    let white = try requireSome(CGImage(grey: [255, 255, 255, 255], width: 4))
    let mask = try requireSome(CGImage(mask: [0, 255], width: 2))
    #expect(mask.isMask && mask.colorSpace == nil)
    #expect(white.masking(mask)?.pixels.pixels == [0xffff_ffff, 0xffff_ffff, 0, 0])
    let grey = try requireSome(CGImage(grey: [0, 51, 102, 255], width: 4))
    #expect(white.masking(grey)?.pixels.pixels == [0, 0x3333_3333, 0x6666_6666, 0xffff_ffff])
    #expect(grey.copy(maskingColorComponents: [40, 110])?.pixels.pixels == [0xff00_0000, 0, 0, 0xffff_ffff])
    #expect(grey.copy(maskingColorComponents: [40]) == nil)
  }

  /// The hash of what a new context records of a mask and of a clip by it.
  private func hash(drawing mask: CGImage) throws -> ContentHash {
    let context = try bitmapContext(4, 4)
    let area = CGRect(x: 0, y: 0, width: 4, height: 4)
    context.draw(mask, in: area)
    context.clip(to: area, mask: mask)
    context.fill(area)
    return context.takeRecording().hash
  }

  @Test func drawingsThroughTheSameMaskAreEqual() throws {
    let mask = try requireSome(CGImage(mask: [0, 255], width: 2))
    #expect(mask.coverage === mask.coverage)
    #expect(try hash(drawing: mask) == hash(drawing: mask))
    let grey = try requireSome(CGImage(grey: [0, 51], width: 2))
    #expect(grey.coverage === grey.coverage && grey.coverage !== grey)
    let other = try requireSome(CGImage(mask: [0, 255], width: 2))
    #expect(try hash(drawing: mask) != hash(drawing: other))
  }

  @Test(arguments: [false, true])
  func maskedImagesKeepTheirSettings(isMixed: Bool) throws {
    let provider = try requireSome(CGDataProvider(data: Data([0, 51, 255]) as CFData))
    let image = try requireSome(
      CGImage(
        width: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
        shouldInterpolate: isMixed, intent: .saturation))
    let mask = try requireSome(CGImage(mask: [0, 255], width: 2))
    for made in [image.masking(mask), image.copy(maskingColorComponents: [40, 110]), image.coverage] {
      #expect(made?.shouldInterpolate == isMixed && made?.renderingIntent == .saturation)
    }
  }

  @Test func aDecodeArrayInvertsComponents() throws {
    let provider = try requireSome(CGDataProvider(data: Data([0, 51, 255]) as CFData))
    let image = CGImage(
      width: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3,
      space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: [1, 0],
      shouldInterpolate: true, intent: .perceptual)
    #expect(image?.pixels.pixels == [0xffff_ffff, 0xffcc_cccc, 0xff00_0000])
    #expect(image?.renderingIntent == .perceptual)
  }

  @Test func straightAlphaIsPremultiplied() throws {
    let provider = try requireSome(CGDataProvider(data: Data([255, 128, 0, 128, 9]) as CFData))
    let image = try requireSome(
      CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    #expect(image.pixels.pixels == [0x8080_4000])
    let own = try requireSome(image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(own.dataProvider?.data.map { Array($0) } == [255, 128, 0, 128])
  }

  @Test func threeBytesPerPixelAreRead() throws {
    let provider = try requireSome(
      CGDataProvider(data: Data([1, 2, 3, 4, 5, 6, 0, 0, 7, 8, 9, 10, 11, 12]) as CFData))
    let image = CGImage(
      width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [], provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
    #expect(image?.pixels.pixels == [0xff01_0203, 0xff04_0506, 0xff07_0809, 0xff0a_0b0c])
  }

  @Test func tooFewBytesAreRejectedAndLogged() throws {
    let provider = try requireSome(CGDataProvider(data: Data(count: 11) as CFData))
    let image = CGImage(
      width: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: 1), provider: provider,
      decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
    #expect(image == nil)
    #expect(ProblemLog.hasReported("no bitmap: 11 bytes of pixels; 12 are needed"))
  }

  /// Whether an image and a mask can be made from 64 bytes.
  private func canBeMade(
    width: Int, height: Int, bytesPerRow: Int, bitsPerPixel: Int = 8
  ) throws -> [Bool] {
    let provider = try requireSome(CGDataProvider(data: Data(count: 64) as CFData))
    let image = CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
      space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
    let mask = CGImage(
      maskWidth: width, height: height, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, provider: provider, decode: nil, shouldInterpolate: true)
    return [image != nil, mask != nil]
  }

  @Test(arguments: [Int.max, Int.max / 2, 1 << 60, 1 << 30, -1, Int.min])
  func rowsBeyondTheLimitAreRejected(bytesPerRow: Int) throws {
    #expect(try canBeMade(width: 4, height: 3, bytesPerRow: bytesPerRow) == [false, false])
  }

  @Test(arguments: [Int.max, Int.max / 2, 30_001, 0, -1, Int.min])
  func sizesBeyondTheLimitAreRejected(side: Int) throws {
    #expect(try canBeMade(width: side, height: 3, bytesPerRow: 0) == [false, false])
    #expect(try canBeMade(width: 4, height: side, bytesPerRow: 4) == [false, false])
    #expect(try canBeMade(width: side, height: side, bytesPerRow: side) == [false, false])
  }

  @Test(arguments: [Int.max - 7, 1 << 60, -8, Int.min])
  func pixelsBeyondTheLimitAreRejected(bitsPerPixel: Int) throws {
    let made = try canBeMade(width: 30, height: 2, bytesPerRow: 0, bitsPerPixel: bitsPerPixel)
    #expect(made == [false, false])
    #expect(try canBeMade(width: 4, height: 2, bytesPerRow: 60) == [true, true])
  }

  @Test func anotherColorSpaceKeepsTheBytesAndChangesTheColors() throws {
    let image = try requireSome(CGImage(grey: [0, 51, 128, 255], width: 4))
    let linear = try requireSome(CGColorSpace(name: CGColorSpace.linearGray))
    let copy = try requireSome(image.copy(colorSpace: linear))
    #expect(copy.colorSpace == linear && copy.width == 4 && copy.height == 1)
    #expect(copy.dataProvider?.data == image.dataProvider?.data)
    let (old, new) = (image.pixels.pixels, copy.pixels.pixels)
    #expect(new[0] == old[0] && new[3] == old[3] && new[1] & 255 > 51 && new[2] & 255 > 128)
    #expect(copy.copy(colorSpace: CGColorSpaceCreateDeviceGray())?.pixels.pixels == old)
    #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceRGB()) == nil)
    let rgb = try requireSome(bitmapContext(2, 2).makeQuarters())
    let wide = try requireSome(CGColorSpace(name: CGColorSpace.displayP3))
    #expect(rgb.copy(colorSpace: wide)?.colorSpace == wide)
    let mask = try requireSome(CGImage(mask: [0, 255], width: 2))
    #expect(mask.copy(colorSpace: linear) == nil)
  }

  @Test func anotherColorSpaceKeepsTheDecodedRanges() throws {
    let provider = try requireSome(CGDataProvider(data: Data([0, 51, 255]) as CFData))
    let inverted = try requireSome(
      CGImage(
        width: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: [1, 0],
        shouldInterpolate: false, intent: .perceptual))
    let copy = try requireSome(inverted.copy(colorSpace: CGColorSpaceCreateDeviceGray()))
    #expect(copy.pixels.pixels == [0xffff_ffff, 0xffcc_cccc, 0xff00_0000])
    #expect(!copy.shouldInterpolate && copy.renderingIntent == .perceptual)
  }

  @Test func filesAreRead() throws {
    let picture = try requireSome(bitmapContext(5, 3).makeQuarters())
    let png = try requireSome(picture.pngData())
    let provider = try requireSome(CGDataProvider(data: png as CFData))
    let image = try requireSome(
      CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    #expect(image.pixels.pixels == picture.pixels.pixels)
    let broken = try requireSome(CGDataProvider(data: png.prefix(40) as CFData))
    #expect(
      CGImage(pngDataProviderSource: broken, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        == nil)
    #expect(
      CGImage(jpegDataProviderSource: broken, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        == nil)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try picture.writePNG(to: file)
    #expect(CGDataProvider(url: file as CFURL)?.data != nil)
    #expect(CGDataProvider(filename: file.path)?.data == CGDataProvider(url: file)?.data)
    #expect(CGDataProvider(filename: "/nowhere/at all") == nil)
  }

  @Test func callerMemoryIsReleased() {
    final class Counter { var sizes: [Int] = [] }
    let counter = Counter()
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 4)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 7, count: 64)
    do {
      let provider = CGDataProvider(
        dataInfo: Unmanaged.passUnretained(counter).toOpaque(), data: memory, size: 64
      ) { info, _, size in Unmanaged<Counter>.fromOpaque(info!).takeUnretainedValue().sizes.append(size) }
      #expect(provider?.data.map { Array($0) } == Array(repeating: 7, count: 64) && counter.sizes.isEmpty)
    }
    #expect(counter.sizes == [64])
  }
}
