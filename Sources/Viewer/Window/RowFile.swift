import Foundation

/// A text file that grows by a row at a time: what stands in it is never written again.
///
/// JSON is one array. Each row is written over the closing bracket and with a new one, in one go, so that the file can
/// be read as a whole at any time but the very moment of that.
final class RowFile {
  enum Format {
    /// With the line of column names.
    case csv(header: String)
    case json
  }

  private let file: FileHandle
  private let format: Format
  private var rowCount = 0
  /// Bytes of the file without what the next row replaces.
  private var length: UInt64

  /// Makes the file, or empties it.
  init(path: String, format: Format) throws {
    let url = URL(fileURLWithPath: path)
    let start =
      switch format {
      case .csv(let header): header + "\n"
      case .json: "[]\n"
      }
    try Data(start.utf8).write(to: url)
    file = try FileHandle(forWritingTo: url)
    self.format = format
    length = UInt64(start.utf8.count)
    if case .json = format { length = 1 }
  }

  /// Adds a row: a line of values, or a JSON object.
  func append(_ row: String) throws {
    let (added, end) =
      switch format {
      case .csv: (row + "\n", "")
      case .json: ((rowCount == 0 ? "\n" : ",\n") + row, "\n]\n")
      }
    try file.seek(toOffset: length)
    try file.write(contentsOf: Data((added + end).utf8))
    length += UInt64(added.utf8.count)
    rowCount += 1
  }
}
