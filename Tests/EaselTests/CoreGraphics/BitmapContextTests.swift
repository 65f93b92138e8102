import Easel
import EaselPixels
import Testing

import EaselDrawing

@testable import EaselUI

@Suite("Bitmap contexts")
struct BitmapContextTests {
  private let half = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)

  /// The bytes of a pixel with alpha 128 of 255, premultiplied 128, 64, 0, in one format.
  struct Format: Sendable {
    let info: CGImageAlphaInfo
    var order = CGBitmapInfo.byteOrderDefault
    var isGrey = false
    let bytes: [UInt8]
  }

  static let formats = [
    Format(info: .premultipliedLast, bytes: [127, 64, 0, 127]),
    Format(info: .premultipliedFirst, bytes: [127, 127, 64, 0]),
    Format(info: .premultipliedFirst, order: .byteOrder32Little, bytes: [0, 64, 127, 127]),
    Format(info: .premultipliedLast, order: .byteOrder32Little, bytes: [127, 0, 64, 127]),
    Format(info: .premultipliedLast, order: .byteOrder32Big, bytes: [127, 64, 0, 127]),
    Format(info: .noneSkipLast, bytes: [127, 64, 0, 255]),
    Format(info: .noneSkipFirst, bytes: [255, 127, 64, 0]),
    Format(info: .noneSkipFirst, order: .byteOrder32Little, bytes: [0, 64, 127, 255]),
    Format(info: .alphaOnly, isGrey: true, bytes: [127]),
  ]

  @Test(arguments: formats)
  func everyFormatHoldsThePixels(format: Format) throws {
    let space = format.isGrey ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
    let context = try bitmapContext(3, 2, space: space, info: format.info, order: format.order)
    context.setFillColor(half)
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    let width = format.bytes.count
    // The upper row, as y points up.
    #expect(Array(context.bytes[width..<2 * width]) == format.bytes)
    #expect(context.bitsPerPixel == width * 8 && context.bytesPerRow == width * 3)
    #expect(context.bytes.count == width * 6)
    let image = try requireSome(context.makeImage())
    #expect(image.alphaInfo == format.info && image.bitsPerPixel == width * 8)
    #expect(image.dataProvider?.data.map { Array($0) } == context.bytes)
    let again = try requireSome(image.remade())
    #expect(again.pixels.pixels == image.pixels.pixels)
  }

  @Test func greysHaveTheLuminanceOfTheColors() throws {
    let context = try bitmapContext(4, 1, space: CGColorSpaceCreateDeviceGray(), info: .none)
    let colors = [CGColor(gray: 0.2, alpha: 1), .white, CGColor(red: 1, green: 0, blue: 0, alpha: 1)]
    for (x, color) in colors.enumerated() {
      context.setFillColor(color)
      context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
    }
    // 0.2 with a gamma of 2.2 is 0.1863 encoded as sRGB; 0.2126 in linear light is 0.4987.
    #expect(context.bytes == [48, 255, 127, 0])
    #expect(context.pixels == [0xff30_3030, 0xffff_ffff, 0xff7f_7f7f, 0xff00_0000])
  }

  @Test func linearSpacesBlendInLinearLight() throws {
    let linear = try requireSome(CGColorSpace(name: CGColorSpace.linearSRGB))
    let context = try bitmapContext(1, 1, space: linear, info: .noneSkipLast)
    context.setFillColor(gray: 1, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect((126...129).contains(context.bytes[0]))
    let wide = try requireSome(CGColorSpace(name: CGColorSpace.displayP3))
    let green = try bitmapContext(1, 1, space: wide)
    green.setFillColor(try requireSome(CGColor(colorSpace: wide, components: [0.5, 0.6, 0.4, 1])))
    green.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(zip(green.bytes, [128, 153, 102, 255]).allSatisfy { abs(Int($0) - $1) <= 1 })
  }

  @Test(arguments: [
    (0, 1, 8, 0, CGImageAlphaInfo.premultipliedLast), (1, -1, 8, 0, .premultipliedLast),
    (40_000, 1, 8, 0, .premultipliedLast), (30_000, 30_000, 8, 0, .premultipliedLast),
    (Int.max, Int.max, 8, 0, .premultipliedLast), (4, 4, 16, 0, .premultipliedLast),
    (4, 4, 8, 15, .premultipliedLast), (4, 4, 8, 0, .last), (4, 4, 8, 0, .first),
    (Int.min, 1, 8, 0, .premultipliedLast), (1, Int.max, 8, 0, .premultipliedLast),
    (4, 4, 8, Int.max, .premultipliedLast), (4, 4, 8, 4_611_686_018_427_387_903, .premultipliedLast),
    (4, 4, 8, 1_152_921_504_606_846_976, .premultipliedLast), (4, 4, 8, 268_435_457, .premultipliedLast),
    (4, 4, 8, -1, .premultipliedLast), (4, 4, 8, Int.min, .premultipliedLast),
  ])
  func otherFormatsAreRejected(_ width: Int, _ height: Int, _ bits: Int, _ row: Int, _ info: CGImageAlphaInfo)
  {
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
    #expect(context == nil)
  }

  @Test(arguments: [Int.max, Int.max / 2, 1 << 60, -1, Int.min])
  func rowsOfTheCallerBeyondTheLimitAreRejected(bytesPerRow: Int) {
    var memory: [UInt32] = [1, 2, 3, 4]
    memory.withUnsafeMutableBytes { bytes in
      let context = CGContext(
        data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      #expect(context == nil)
    }
  }

  @Test func rejectionsAreLoggedWithTheReason() {
    let context = CGContext(
      data: nil, width: 3, height: 3, bitsPerComponent: 5, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0)
    #expect(context == nil)
    #expect(
      ProblemLog.hasReported("no bitmap: 5 bits a component; take 8, and no floatComponents"))
  }

  // MARK: Memory of the caller

  @Test func callerMemoryHoldsThePixelsAfterEachDraw() throws {
    var memory = [UInt8](repeating: 0, count: 4 * 3 * 2)
    try memory.withUnsafeMutableBytes { bytes in
      let context = try bitmapContext(3, 2, data: bytes.baseAddress)
      context.setFillColor(half)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(Array(bytes[12..<16]) == [127, 64, 0, 127] && bytes[0] == 0)
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
      #expect(Array(bytes[0..<4]) == [127, 64, 0, 127])
    }
  }

  @Test func drawsCompositeOverPixelsWrittenByTheCaller() throws {
    var memory = [UInt8](repeating: 255, count: 4 * 2)
    try memory.withUnsafeMutableBytes { bytes in
      let context = try bitmapContext(2, 1, data: bytes.baseAddress)
      context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(Array(bytes) == [128, 128, 128, 255, 255, 255, 255, 255])
      bytes.storeBytes(of: 0xff00_00ff, toByteOffset: 0, as: UInt32.self)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      #expect(Array(bytes) == [128, 0, 0, 255, 128, 128, 128, 255])
    }
    let own = try bitmapContext(1, 1)
    own.data?.storeBytes(of: 0xffff_ffff, as: UInt32.self)
    own.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    own.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(own.pixels == [0xff80_8080])
  }

  /// Pixels that the caller writes outside the drawn area are kept, and later draws composite over them.
  @Test func pixelsWrittenElsewhereByTheCallerAreKept() throws {
    let (width, height) = (300, 200)
    var memory = [UInt32](repeating: 0xffff_ffff, count: width * height)
    try memory.withUnsafeMutableBytes { bytes in
      let context = try bitmapContext(
        width, height, data: bytes.baseAddress, info: .premultipliedFirst, order: .byteOrder32Little)
      let pixels = bytes.assumingMemoryBound(to: UInt32.self)
      context.setFillColor(gray: 0, alpha: 0.5)
      for step in 0..<200 {
        pixels[150 * width + 290] = 0xff00_0000 | UInt32(step)
        context.fill(CGRect(x: step, y: 190, width: 5, height: 5))
        #expect(pixels[150 * width + 290] == 0xff00_0000 | UInt32(step))
      }
      context.fill(CGRect(x: 290, y: height - 151, width: 1, height: 1))
      #expect(pixels[150 * width + 290] == 0xff00_0064)
      #expect(pixels[5 * width + 204] == 0xffff_ffff && pixels[5 * width + 203] == 0xff80_8080)
    }
  }

  @Test func memoryIsReleasedWithTheContext() throws {
    final class Counter { var releases: [UnsafeMutableRawPointer?] = [] }
    let counter = Counter()
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
    defer { memory.deallocate() }
    do {
      let context = CGContext(
        data: memory, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 32,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
        releaseCallback: { info, data in
          Unmanaged<Counter>.fromOpaque(info!).takeUnretainedValue().releases.append(data)
        }, releaseInfo: Unmanaged.passUnretained(counter).toOpaque())
      #expect(context?.bytesPerRow == 32 && counter.releases.isEmpty)
    }
    #expect(counter.releases == [memory])
  }

  // MARK: When pixels are rendered

  @Test func theTimeOfRenderingDoesNotChangePixels() throws {
    func draw(_ context: CGContext, after: () -> Void) {
      for step in 0..<150 {
        let t = Double(step)
        context.setFillColor(red: t / 150, green: 1 - t / 150, blue: 0.3, alpha: 0.4)
        context.fillEllipse(in: CGRect(x: 40 + 30 * sin(t), y: 40 + 30 * cos(t * 1.7), width: 33, height: 21))
        if step % 10 == 9 {
          context.setShadow(offset: CGSize(width: 3, height: -2), blur: 5)
          context.strokeEllipse(in: CGRect(x: t / 3, y: 10, width: 40, height: 40))
          context.setShadow(offset: .zero, blur: 0, color: nil)
        }
        after()
      }
    }
    let late = try bitmapContext(120, 100)
    draw(late) {}
    let early = try bitmapContext(120, 100)
    draw(early) { early.flush() }
    var memory = [UInt8](repeating: 0, count: 120 * 100 * 4)
    let immediate = try memory.withUnsafeMutableBytes { bytes in
      draw(try bitmapContext(120, 100, data: bytes.baseAddress)) {}
      return Array(bytes)
    }
    let isSame = late.bytes == early.bytes && late.bytes == immediate
    #expect(isSame && late.bytes.contains { $0 != 0 })
  }

  @Test func imagesDoNotChangeWithTheirContext() throws {
    let context = try bitmapContext(1, 1)
    let before = try requireSome(context.makeImage())
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(before.pixels.pixels == [0] && context.pixels == [0xff00_0000])
  }

  @Test func contextsOfCanvasesHaveNoBitmap() {
    let recorder = FragmentRecorder()
    let context = CGContext(recorder: recorder, state: DrawingState(), bounds: .zero)
    #expect(context.width == 0 && context.data == nil && context.makeImage() == nil)
  }
}

extension CGImage {
  /// Returns an image with the same bytes.
  fileprivate func remade() -> CGImage? {
    guard let dataProvider, let colorSpace else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, space: colorSpace, bitmapInfo: bitmapInfo, provider: dataProvider,
      decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }
}
