import ArgumentParser
import EaselPixels
import EaselVector
import Foundation

/// The format of the file that `easel render` writes, by its extension.
enum RenderFormat {
  case image(ImageFormat)
  case document(VectorDocument.Format)

  /// The format for the argument of `--output`; PNG without an extension. Throws an error that lists the formats.
  init(output: String) throws {
    guard !output.isEmpty else { throw ValidationError("--output must not be empty") }
    switch URL(fileURLWithPath: output).pathExtension.lowercased() {
    case "png", "": self = .image(.png)
    case "jpg", "jpeg": self = .image(.jpeg)
    case "pdf": self = .document(.pdf)
    case "svg": self = .document(.svg)
    default:
      throw ValidationError(
        "--output must have the extension .png, .jpg, .jpeg, .pdf or .svg, not \"\(output)\"; "
          + "'easel record' writes films")
    }
  }
}

/// The format of an image file.
enum ImageFormat {
  case png, jpeg

  /// The quality of JPEG files if none is given.
  static let defaultQuality = 92

  /// Writes a file, or prints why it cannot and throws the exit status.
  func write(_ picture: Pixmap, to path: String, quality: Int = defaultQuality) throws {
    do {
      switch self {
      case .png: try picture.writePNG(to: path)
      case .jpeg: try PixelImage(copying: picture).writeJPEG(to: path, quality: quality)
      }
    } catch {
      throw ExitCode.failure("\(error)")
    }
  }
}

/// Creates files under names that no other file has.
enum NewFile {
  /// Creates an empty file with a random name in the folder of temporary files, which only the user can read and
  /// write, and returns its path. Other users can neither guess the name nor place a link there.
  static func temporary(_ name: String, extension ending: String) throws(FileError) -> String {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("\(name)-XXXXXX.\(ending)").path
    var path = file.utf8CString.map { $0 }
    let descriptor = mkstemps(&path, Int32(ending.utf8.count + 1))
    guard descriptor >= 0 else { throw FileError(errno, writing: file) }
    close(descriptor)
    return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Creates an empty file in a folder and returns its path: `name.png`, or `name-2.png` and so on if that exists.
  static func numbered(_ name: String, extension ending: String, in folder: URL) throws(FileError) -> String {
    var number = 1
    while true {
      let path = folder.appendingPathComponent("\(name)\(number > 1 ? "-\(number)" : "").\(ending)").path
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        close(descriptor)
        return path
      }
      guard errno == EEXIST else { throw FileError(errno, writing: path) }
      number += 1
    }
  }
}

extension Error {
  /// The reason why the file at a path cannot be written, in one line.
  func reason(writing path: String) -> String {
    let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let error = (underlying ?? self) as NSError
    guard error.domain == NSPOSIXErrorDomain else { return localizedDescription }
    return FileError(Int32(error.code), writing: path).reason
  }
}
