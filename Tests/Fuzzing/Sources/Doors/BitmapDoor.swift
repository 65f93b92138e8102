import Foundation
import SwiftUI

/// Bitmaps with foreign widths, heights, strides and formats.
enum BitmapDoor {
  static func run(_ input: [UInt8]) {
    var reader = ByteReader(input)
    let format = Format(&reader)
    switch reader.index(3) {
    case 0: draw(in: format, &reader)
    case 1: readImage(in: format, &reader)
    default: readMask(in: format, &reader)
    }
  }

  private struct Format {
    let width: Int
    let height: Int
    let bitsPerComponent: Int
    let bitsPerPixel: Int
    let bytesPerRow: Int
    let space: CGColorSpace
    let info: UInt32

    init(_ reader: inout ByteReader) {
      (width, height) = (reader.integer(), reader.integer())
      bitsPerComponent = reader.bool() ? 8 : reader.integer()
      bitsPerPixel = reader.bool() ? reader.pick([8, 16, 24, 32]) : reader.integer()
      bytesPerRow = reader.bool() ? 0 : reader.integer()
      space = reader.pick([
        CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray(), CGColorSpaceCreateDeviceCMYK(),
        CGColorSpace(name: CGColorSpace.linearSRGB) ?? CGColorSpaceCreateDeviceRGB(),
      ])
      let order = UInt32(reader.index(6)) << 12
      info =
        reader.index(8) == 0 ? UInt32(truncatingIfNeeded: reader.integer()) : UInt32(reader.index(9)) | order
    }
  }

  /// The largest bitmap that is drawn: 256 x 256. Larger ones are correct and slow.
  private static let largestArea = 1 << 16

  private static func isLarge(_ format: Format) -> Bool {
    let area = format.width.multipliedReportingOverflow(by: format.height)
    return !area.overflow && area.partialValue > largestArea
  }

  private static func draw(in format: Format, _ reader: inout ByteReader) {
    guard !isLarge(format) else { return }
    let context = CGContext(
      data: nil, width: format.width, height: format.height, bitsPerComponent: format.bitsPerComponent,
      bytesPerRow: format.bytesPerRow, space: format.space, bitmapInfo: format.info)
    guard let context else { return }
    context.setFillColor(gray: reader.fraction(), alpha: reader.fraction())
    context.fill(reader.rect())
    // Every byte that the context says it has can be read.
    if let data = context.data, context.height > 0 {
      let bytes = UnsafeRawBufferPointer(
        start: data, count: context.bytesPerRow * (context.height - 1) + context.width)
      _ = bytes.reduce(0) { $0 &+ Int($1) }
    }
    use(context.makeImage(), &reader)
  }

  private static func readImage(in format: Format, _ reader: inout ByteReader) {
    let ranges = (0..<10).map { _ in CGFloat(reader.fraction()) }
    let hasRanges = reader.bool()
    guard let provider = CGDataProvider(data: Data(reader.bytes(1024))) else { return }
    let image = ranges.withUnsafeBufferPointer { ranges in
      CGImage(
        width: format.width, height: format.height, bitsPerComponent: format.bitsPerComponent,
        bitsPerPixel: format.bitsPerPixel, bytesPerRow: format.bytesPerRow, space: format.space,
        bitmapInfo: CGBitmapInfo(rawValue: format.info), provider: provider,
        decode: hasRanges ? ranges.baseAddress : nil, shouldInterpolate: reader.bool(), intent: .defaultIntent
      )
    }
    use(image, &reader)
  }

  private static func readMask(in format: Format, _ reader: inout ByteReader) {
    guard let provider = CGDataProvider(data: Data(reader.bytes(1024))) else { return }
    let mask = CGImage(
      maskWidth: format.width, height: format.height, bitsPerComponent: format.bitsPerComponent,
      bitsPerPixel: format.bitsPerPixel, bytesPerRow: format.bytesPerRow, provider: provider, decode: nil,
      shouldInterpolate: true)
    guard let mask else { return }
    use(ByteReader.bitmap.masking(mask), &reader)
  }

  /// Calls what can be called on an image.
  private static func use(_ image: CGImage?, _ reader: inout ByteReader) {
    guard let image else { return }
    _ = image.cropping(to: reader.rect())
    _ = image.copy(maskingColorComponents: reader.list(below: 9) { CGFloat($0.number()) })
    _ = image.dataProvider?.data
    _ = image.pngData()
  }
}
