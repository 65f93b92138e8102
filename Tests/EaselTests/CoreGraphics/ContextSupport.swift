import Easel
import EaselPixels
import Testing

/// Returns the image of a canvas of 60 x 40 points at two pixels per point.
@MainActor func canvasPixels(_ draw: @escaping (inout GraphicsContext) -> Void) -> [UInt32] {
  let renderer = ImageRenderer(
    content: Canvas { context, _ in draw(&context) }.frame(width: 60, height: 40))
  renderer.scale = 2
  return renderer.cgImage?.pixels.pixels ?? []
}

/// Returns the image of the same canvas, drawn with CoreGraphics calls.
@MainActor func coreGraphicsPixels(_ draw: @escaping (CGContext) -> Void) -> [UInt32] {
  canvasPixels { $0.withCGContext { draw($0) } }
}

/// Creates a bitmap context, premultiplied RGBA by default.
func bitmapContext(
  _ width: Int, _ height: Int, data: UnsafeMutableRawPointer? = nil,
  space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), info: CGImageAlphaInfo = .premultipliedLast,
  order: CGBitmapInfo = .byteOrderDefault
) throws -> CGContext {
  try requireSome(
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
      bitmapInfo: info.rawValue | order.rawValue))
}

struct NothingThere: Error {}

func requireSome<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw NothingThere() }
  return value
}

extension CGContext {
  /// The bytes of the pixels in memory order.
  var bytes: [UInt8] {
    guard let data else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: bytesPerRow * height))
  }

  /// The premultiplied sRGB pixels, alpha in the highest byte, the top row first.
  var pixels: [UInt32] { makeImage()?.pixels.pixels ?? [] }
}

/// Expects that two contexts have the same pixels, and that something is drawn.
func expectEqualPixels(
  _ context: CGContext, _ plain: CGContext, sourceLocation: SourceLocation = #_sourceLocation
) {
  // Compared before the macros, which would print all pixels.
  let expected = plain.pixels
  let isSomething = expected.contains { $0 != 0 }
  #expect(isSomething, sourceLocation: sourceLocation)
  let isEqual = context.pixels == expected
  #expect(isEqual, sourceLocation: sourceLocation)
}

/// Returns the largest difference between the components of two pixels.
func largestDifference(_ first: UInt32, _ second: UInt32) -> Int {
  [0, 8, 16, 24].map { abs(Int(first >> $0 & 255) - Int(second >> $0 & 255)) }.max() ?? 0
}
