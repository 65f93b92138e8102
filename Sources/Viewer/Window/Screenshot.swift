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
    let path = PicturesFolder.url.appendingPathComponent(name).path
    do {
      try frame.writePNG(to: path)
      FileHandle.standardOutput.write(Data("\(path)\n".utf8))
    } catch {
      FileHandle.standardError.write(Data("easel: the screenshot could not be written: \(error)\n".utf8))
    }
  }
}
