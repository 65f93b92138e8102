import CTurboJPEG
import EaselGeometry

/// JPEG bytes -> opaque BGRA pixels, by libjpeg-turbo's TurboJPEG interface, which returns errors and never jumps.
enum JPEGCodec {
  /// The first three bytes of every JPEG file: start of image, and the beginning of another marker.
  static let signature: [UInt8] = [0xff, 0xd8, 0xff]

  /// The pixels in `bytes`, rows from the top without padding. Grey and YCbCr pictures are read, others refused.
  static func decode(_ bytes: [UInt8]) throws(ImageFileError) -> (width: Int, height: Int, pixels: [UInt32]) {
    guard bytes.starts(with: signature), let decoder = tjInitDecompress() else { throw .unknownFormat }
    defer { tjDestroy(decoder) }
    var (width, height): (Int32, Int32) = (0, 0)
    var (subsampling, colorSpace): (Int32, Int32) = (0, 0)
    let count = UInt(bytes.count)
    guard tjDecompressHeader3(decoder, bytes, count, &width, &height, &subsampling, &colorSpace) == 0 else {
      throw .damaged(reason: reason(decoder))
    }
    guard PNGCodec.isReadable(width: Int(width), height: Int(height)) else {
      throw .tooLarge(width: Int(width), height: Int(height))
    }
    var isComplete = false
    let size = Int(width) * Int(height)
    let pixels = [UInt32](unsafeUninitializedCapacity: size) { buffer, initializedCount in
      buffer.initialize(repeating: 0)
      initializedCount = size
      let target = UnsafeMutableRawPointer(buffer.baseAddress!).assumingMemoryBound(to: UInt8.self)
      let status = tjDecompress2(
        decoder, bytes, count, target, width, 0, height, Int32(TJPF_BGRA.rawValue), TJFLAG_ACCURATEDCT)
      // A warning, of a file that is cut short for instance, leaves what could be read.
      isComplete = status == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
    }
    guard isComplete else { throw .damaged(reason: reason(decoder)) }
    return (Int(width), Int(height), pixels)
  }

  private static func reason(_ decoder: tjhandle) -> String { String(cString: tjGetErrorStr2(decoder)) }
}
