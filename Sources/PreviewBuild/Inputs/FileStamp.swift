import Foundation
import Glibc

/// The properties that distinguish versions of a file without reading it.
struct FileStamp: Equatable {
  /// When the file was last written, in seconds and nanoseconds since 1970.
  let seconds: Int
  let nanoseconds: Int
  private let size: Int64
  private let node: UInt64

  /// Nil if there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    size = Int64(status.st_size)
    node = UInt64(status.st_ino)
  }
}
