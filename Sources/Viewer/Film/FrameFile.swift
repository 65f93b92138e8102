import CZlib
import EaselPixels
import Foundation

/// The PNG file of a frame, with a text that identifies the frame.
///
/// The text lets a later process distinguish the frame that it would write from one with other arguments. A changed demo
/// or program is not noticed.
struct FrameFile {
  /// The keyword of the text (https://www.w3.org/TR/png-3/#11keywords).
  private static let keyword = "Description"

  let path: String
  /// What the file shows. ASCII.
  let text: String
  /// Pixels.
  let width: Int
  let height: Int

  /// What is at the path now.
  enum State {
    case missing
    /// The whole frame with this text and size.
    case complete
    /// A part of a file, or another file.
    case other
  }

  var state: State {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    // Opening a pipe would wait for its other end.
    guard status.st_mode & S_IFMT == S_IFREG, let data = FileManager.default.contents(atPath: path),
      let chunks = PNGChunk.all(of: [UInt8](data))
    else { return .other }
    let isComplete =
      chunks.first == header && chunks.contains(label) && chunks.contains { $0.type == PNGChunk.data }
    return isComplete ? .complete : .other
  }

  /// The bytes of the file for a picture of its size.
  func bytes(of picture: Pixmap) throws(PNGError) -> [UInt8] {
    var bytes = try picture.encodedPNG()
    // The text follows the header: some programs read no further than the pixels.
    bytes.insert(contentsOf: label.bytes, at: PNGCodec.signature.count + header.bytes.count)
    return bytes
  }

  /// The header for 8 bits of red, green, blue and opacity, which `Pixmap` writes.
  private var header: PNGChunk {
    PNGChunk(
      type: PNGChunk.header,
      content: UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [8, 6, 0, 0, 0])
  }

  private var label: PNGChunk {
    PNGChunk(type: Array("tEXt".utf8), content: Array(Self.keyword.utf8) + [0] + Array(text.utf8))
  }
}

/// A part of a PNG file (https://www.w3.org/TR/png-3/#5Chunk-layout).
struct PNGChunk: Equatable {
  static let header = Array("IHDR".utf8)
  static let data = Array("IDAT".utf8)
  static let end = Array("IEND".utf8)
  /// The length, the type and the checksum.
  private static let frameBytes = 12

  let type: [UInt8]
  let content: [UInt8]

  /// The chunk with its length and its checksum.
  var bytes: [UInt8] { UInt32(content.count).bigEndianBytes + type + content + checksum.bigEndianBytes }

  private var checksum: UInt32 {
    let covered = type + content
    return UInt32(crc32(0, covered, UInt32(covered.count)))
  }

  /// The chunks of a file; nil unless it has all of them, with right checksums, and nothing after them.
  static func all(of file: [UInt8]) -> [PNGChunk]? {
    guard file.starts(with: PNGCodec.signature) else { return nil }
    var (chunks, offset) = ([PNGChunk](), PNGCodec.signature.count)
    while chunks.last?.type != end {
      guard offset + frameBytes <= file.count else { return nil }
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let content = offset + 8
      guard content + length + 4 <= file.count else { return nil }
      let chunk = PNGChunk(
        type: Array(file[offset + 4..<content]), content: Array(file[content..<content + length]))
      let checksum = file[content + length..<content + length + 4]
      guard checksum.elementsEqual(chunk.checksum.bigEndianBytes) else { return nil }
      chunks.append(chunk)
      offset += frameBytes + length
    }
    return offset == file.count ? chunks : nil
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
