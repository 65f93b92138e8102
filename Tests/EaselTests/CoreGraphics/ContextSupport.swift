import Easel
import EaselPixels

/// The picture of a canvas of 60 x 40 points, in two pixels a point.
@MainActor func canvasPixels(_ draw: @escaping (inout GraphicsContext) -> Void) -> [UInt32] {
  let renderer = ImageRenderer(
    content: Canvas { context, _ in draw(&context) }.frame(width: 60, height: 40))
  renderer.scale = 2
  return renderer.cgImage?.pixels.pixels ?? []
}

/// The same, drawn by CoreGraphics' calls.
@MainActor func coreGraphicsPixels(_ draw: @escaping (CGContext) -> Void) -> [UInt32] {
  canvasPixels { $0.withCGContext { draw($0) } }
}

/// A context of a bitmap of its own, of premultiplied RGBA unless another format is named.
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
  /// The bytes of the pixels, as they are in memory.
  var bytes: [UInt8] {
    guard let data else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: bytesPerRow * height))
  }

  /// Premultiplied pixels of sRGB, alpha in the highest byte, the top row first.
  var pixels: [UInt32] { makeImage()?.pixels.pixels ?? [] }
}

/// By how much a component of two pixels differs at most.
func largestDifference(_ first: UInt32, _ second: UInt32) -> Int {
  [0, 8, 16, 24].map { abs(Int(first >> $0 & 255) - Int(second >> $0 & 255)) }.max() ?? 0
}
