@testable import EaselWindowing

/// What other programs of the desktop leave at the X server: the property of the settings manager, and the X resources.
enum DesktopDoor {
  static func run(_ input: [UInt8]) {
    let data = Array(input.dropFirst())
    if input.first == 0 {
      let settings = DesktopSettings(bytes: data)
      // The header of a setting with a string has 12 bytes.
      let count = settings.texts.count
      require(count <= data.count / 12, "\(count) settings in \(data.count) bytes")
      _ = settings.prefersDark
    } else {
      let scale = ScreenMetrics.scale(resources: String(decoding: data, as: UTF8.self))
      require(scale >= 0.25 && scale <= 10, "a scale of \(scale)")
    }
  }
}
