import EaselDemos
import EaselPixels
import Foundation

/// Writes what a window shows to the user's pictures.
enum Screenshot {
  /// Writes a PNG file named after the demo and the time, and says where or why not.
  static func write(_ frame: Pixmap, of demo: Demo) {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd-HHmmss"
    let name = "easel-\(demo.id)-\(formatter.string(from: Date())).png"
    let path = directory.appendingPathComponent(name).path
    do {
      try frame.writePNG(to: path)
      print(path)
    } catch {
      FileHandle.standardError.write(Data("easel: the screenshot could not be written: \(error)\n".utf8))
    }
  }

  /// `XDG_PICTURES_DIR`, `~/Pictures`, or the working directory, whichever is there first.
  private static var directory: URL {
    let files = FileManager.default
    let home = files.homeDirectoryForCurrentUser.appendingPathComponent("Pictures").path
    let candidates = [ProcessInfo.processInfo.environment["XDG_PICTURES_DIR"], home].compactMap { $0 }
    var isDirectory: ObjCBool = false
    let found = candidates.first {
      files.fileExists(atPath: $0, isDirectory: &isDirectory) && isDirectory.boolValue
    }
    return URL(fileURLWithPath: found ?? files.currentDirectoryPath, isDirectory: true)
  }
}
