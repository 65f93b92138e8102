import Foundation

/// A file that is written beside its destination and replaces it when it is complete. After an error an existing
/// file is unchanged, and no partial file remains.
///
/// The name of the unfinished file is random, and links are not followed, so that it can be used in folders to
/// which other users can write.
package final class UnfinishedFile {
  /// The path of the file until it is finished.
  package let path: String
  /// The path of the finished file.
  private let destination: String
  private let descriptor: Int32

  /// Creates an empty file. If `destination` is a link, the file to which it refers will be replaced.
  package init(for destination: String) throws(FileError) {
    let target = realpath(destination, nil)
    defer { free(target) }
    self.destination = target.map { String(cString: $0) } ?? destination
    // Without the name of the destination, to which file systems allow no addition if it is as long as names can be.
    let name = ".easel-\(String(UInt64.random(in: 0 ... .max), radix: 36)).part"
    let folder = URL(fileURLWithPath: self.destination).deletingLastPathComponent()
    path = folder.appendingPathComponent(name).path
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(errno, writing: destination) }
  }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    do { try descriptor.write(bytes) } catch { throw FileError(error.code, writing: destination) }
  }

  /// Moves the file to its destination, with the permissions of the file that it replaces. Removes it if that fails.
  package func finish() throws(FileError) {
    var replaced = stat()
    if stat(destination, &replaced) == 0 { fchmod(descriptor, replaced.st_mode & 0o7777) }
    guard close(descriptor) == 0, rename(path, destination) == 0 else {
      let code = errno
      unlink(path)
      throw FileError(code, writing: destination)
    }
  }

  /// Removes the file. Call it instead of `finish()`.
  package func discard() {
    close(descriptor)
    unlink(path)
  }

  /// Writes a whole file, and replaces an existing one only when all bytes are written. Devices and pipes are written
  /// directly.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    var existing = stat()
    if stat(path, &existing) == 0, existing.st_mode & S_IFMT != S_IFREG { return try overwrite(path, bytes) }
    let file = try UnfinishedFile(for: path)
    do { try file.write(bytes) } catch {
      file.discard()
      throw error
    }
    try file.finish()
  }

  /// Throws if a file cannot be written to a path. Changes nothing: it is for work that takes long before it writes.
  ///
  /// - Parameter inPlace: Whether an existing file is written to, instead of being replaced.
  package static func check(_ path: String, inPlace: Bool = false) throws(FileError) {
    var existing = stat()
    let isThere = stat(path, &existing) == 0
    let kind = existing.st_mode & S_IFMT
    guard isThere, inPlace || kind != S_IFREG else { return try UnfinishedFile(for: path).discard() }
    guard kind != S_IFDIR else { throw FileError(EISDIR, writing: path) }
    // Opening a pipe would tell its reader that all is written.
    guard access(path, W_OK) == 0 else { throw FileError(errno, writing: path) }
  }

  private static func overwrite(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(errno, writing: path) }
    defer { close(descriptor) }
    do { try descriptor.write(bytes) } catch { throw FileError(error.code, writing: path) }
  }
}

/// The error for a file that cannot be written.
package struct FileError: Error, CustomStringConvertible {
  /// The path as the caller gave it.
  package let path: String
  /// The system's description, or for a missing folder what to do.
  package let reason: String

  /// The message for this error, in lower case and without a full stop.
  package var description: String { "cannot write \(path): \(reason)" }

  /// Creates the error for the path and the system's error number.
  package init(_ code: Int32, writing path: String) {
    self.path = path
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    reason =
      code == ENOENT
      ? "the folder \(folder) does not exist; create it first, or write to another one"
      : String(cString: strerror(code))
  }
}

/// The error number of a system call.
private struct SystemError: Error { let code: Int32 }

extension Int32 {
  /// Writes all bytes to the file that has this descriptor.
  fileprivate func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { Glibc.write(self, $0.baseAddress! + written, $0.count - written) }
      if count < 0, errno != EINTR { throw SystemError(code: errno) }
      written += Swift.max(0, count)
    }
  }
}
