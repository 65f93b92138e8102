import EaselPixels

/// The memory layout and the color space of a bitmap.
struct BitmapFormat: Sendable {
  var bitsPerComponent = 8
  var bitsPerPixel = 32
  var bytesPerRow: Int
  var space: CGColorSpace
  var info: CGBitmapInfo
  /// The layout in the terms of `EaselPixels`.
  var layout: BitmapLayout

  /// The format of Easel's own images: premultiplied sRGB in 32 bits, in memory blue, green, red, alpha.
  init(width: Int) {
    bytesPerRow = width * 4
    space = .standard
    info = [CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue), .byteOrder32Little]
    layout = .own
  }

  /// Creates a format with 8 bits per component.
  ///
  /// - Parameter bytesPerRow: The number of bytes from one row to the next, or 0 for the minimum.
  /// - Returns: Nil, with the reason on standard error, for unsupported formats, for sizes beyond 30,000
  ///   pixels per side or 2^27 in total, and for more than 2^30 bytes in all rows.
  init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int?, bytesPerRow: Int,
    space: CGColorSpace, info: CGBitmapInfo
  ) {
    do throws(BitmapFormatError) {
      guard ImageLimits.allow(width: width, height: height) else {
        throw BitmapFormatError.size(width, height)
      }
      let layout = try BitmapFormat.layout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, info: info)
      self.bytesPerRow = try BitmapFormat.rowLength(
        bytesPerRow, width: width, height: height, bytesPerPixel: layout.bytesPerPixel)
      self.bitsPerPixel = layout.bytesPerPixel * 8
      (self.space, self.info, self.layout) = (space, info, layout)
    } catch {
      ProblemLog.report("no bitmap: \(error.text)")
      return nil
    }
  }

  /// The number of bytes from one row to the next, where 0 requests the minimum. The bytes of all rows are within
  /// `ImageLimits`, so that positions in them do not overflow.
  private static func rowLength(
    _ requested: Int, width: Int, height: Int, bytesPerPixel: Int
  ) throws(BitmapFormatError) -> Int {
    let (needed, isTooWide) = width.multipliedReportingOverflow(by: bytesPerPixel)
    guard !isTooWide else { throw BitmapFormatError.byteCount(.max, height) }
    guard requested == 0 || requested >= needed else { throw BitmapFormatError.rowLength(requested, needed) }
    let length = max(requested, needed)
    guard length <= ImageLimits.byteCount / height else { throw BitmapFormatError.byteCount(length, height) }
    return length
  }

  private static func layout(
    bitsPerComponent: Int, bitsPerPixel: Int?, space: CGColorSpace, info: CGBitmapInfo
  ) throws(BitmapFormatError) -> BitmapLayout {
    guard bitsPerComponent == 8, !info.contains(.floatComponents) else {
      throw BitmapFormatError.depth(bitsPerComponent)
    }
    guard let alphaInfo = info.alphaInfo, [.rgb, .monochrome].contains(space.model) else {
      throw BitmapFormatError.components(space, info)
    }
    let isAlphaOnly = alphaInfo == .alphaOnly
    let alpha = alphaInfo.layoutAlpha
    let componentCount = isAlphaOnly ? 0 : space.numberOfComponents
    let least = componentCount + (alpha == .none ? 0 : 1)
    let order = info.byteOrder
    let knownOrders: [CGImageByteOrderInfo] = [.orderDefault, .order32Little, .order32Big]
    let isKnownOrder = knownOrders.contains(order)
    guard isKnownOrder, (bitsPerPixel ?? 0) % 8 == 0 else { throw BitmapFormatError.components(space, info) }
    let layout = BitmapLayout(
      componentCount: componentCount, alpha: alpha, alphaIsFirst: alphaInfo.isFirst,
      isReversed: order == .order32Little, bytesPerPixel: (bitsPerPixel ?? least * 8) / 8)
    guard let layout else { throw BitmapFormatError.components(space, info) }
    return layout
  }

  /// Converts an sRGB pixel to the bitmap's space; nil if no conversion is needed.
  var conversion: ((UInt32) -> UInt32)? {
    let space = space
    return space.isOwn || isAlphaOnly ? nil : BitmapFormat.remembering { space.pixel(ofStandard: $0) }
  }

  /// Converts pixels from the bitmap's space to sRGB.
  func standard(_ pixels: [UInt32]) -> [UInt32] {
    space.isOwn || isAlphaOnly || (space.components == .grey && space.encoding == .standard)
      ? pixels : pixels.map(BitmapFormat.remembering { space.sRGBPixel(of: $0) })
  }

  /// A conversion that converts equal pixels in a row once.
  private static func remembering(_ convert: @escaping (UInt32) -> UInt32) -> (UInt32) -> UInt32 {
    var (last, result) = (UInt32(0), convert(0))
    return { pixel in
      if pixel != last { (last, result) = (pixel, convert(pixel)) }
      return result
    }
  }

  private var isAlphaOnly: Bool { info.alphaInfo == .alphaOnly }
}

/// The reason why a bitmap cannot be created.
enum BitmapFormatError: Error {
  case size(Int, Int)
  case depth(Int)
  case components(CGColorSpace, CGBitmapInfo)
  case rowLength(Int, Int)
  case byteCount(Int, Int)
  case missingBytes(Int, Int)

  var text: String {
    switch self {
    case .size(let width, let height):
      "\(width) x \(height) pixels; \(ImageLimits.description)"
    case .depth(let bits): "\(bits) bits a component; take 8, and no floatComponents"
    case .components(let space, let info):
      "bitmapInfo \(info.rawValue) with \(space.name ?? ""); take grey or RGB, alpha in a byte of its own or none, "
        + "the default order or byteOrder32 of pixels of 32 bits"
    case .rowLength(let bytes, let needed): "\(bytes) bytes in a row; \(needed) at least, or 0"
    case .byteCount(let bytes, let rows):
      "\(bytes) bytes in each of \(rows) rows; \(ImageLimits.byteCount) in all rows at most"
    case .missingBytes(let bytes, let needed): "\(bytes) bytes of pixels; \(needed) are needed"
    }
  }
}

extension CGImageAlphaInfo {
  fileprivate var layoutAlpha: BitmapLayout.Alpha {
    switch self {
    case .none: .none
    case .premultipliedLast, .premultipliedFirst, .alphaOnly: .premultiplied
    case .last, .first: .straight
    case .noneSkipLast, .noneSkipFirst: .skipped
    }
  }

  fileprivate var isFirst: Bool { self == .premultipliedFirst || self == .first || self == .noneSkipFirst }
}
