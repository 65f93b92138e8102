import CX11

/// The string settings of the desktop's settings manager (freedesktop.org, XSETTINGS 0.5).
struct DesktopSettings: Equatable {
  /// Values by the names of the settings.
  private(set) var texts: [String: String] = [:]

  init() {}

  /// Parses the manager's property. Stops at the first truncated or malformed setting.
  init(bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    reader.isBigEndian = reader.number(byteCount: 1) == 1
    // Skips the padding of the byte order and the serial number.
    guard reader.skip(3 + 4), let count = reader.number(byteCount: 4) else { return }
    for _ in 0..<count {
      guard let setting = reader.setting() else { return }
      if let text = setting.text { texts[setting.name] = text }
    }
  }

  /// Whether the desktop's theme is dark, judged by its name: "Adwaita-dark", "Mint-Y-Dark-Aqua".
  var prefersDark: Bool {
    let words = (texts["Net/ThemeName"] ?? "").lowercased().split { !$0.isLetter }
    return words.contains("dark")
  }
}

/// Reads the bytes of a property in order.
private struct Reader {
  let bytes: [UInt8]
  var isBigEndian = false
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The next unsigned number; nil at the end.
  mutating func number(byteCount: Int) -> Int? {
    guard let taken = take(byteCount) else { return nil }
    return (isBigEndian ? Array(taken) : taken.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Skips that many bytes; false at the end.
  mutating func skip(_ count: Int) -> Bool { take(count) != nil }

  /// The next setting: its name, and its value if that is a string; nil at the end.
  mutating func setting() -> (name: String, text: String?)? {
    guard let type = number(byteCount: 1), skip(1), let length = number(byteCount: 2),
      let name = text(length), skip(4)
    else { return nil }
    switch type {
    case 0: return skip(4) ? (name, nil) : nil
    case 1: return number(byteCount: 4).flatMap { text($0) }.map { (name, $0) }
    case 2: return skip(8) ? (name, nil) : nil
    default: return nil
    }
  }

  /// A string, padded to a multiple of four bytes.
  private mutating func text(_ length: Int) -> String? {
    guard let taken = take(length), skip(-length & 3) else { return nil }
    return String(decoding: taken, as: UTF8.self)
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= bytes.count - position else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }
}

/// The screen's scale factor and refresh rate.
enum ScreenMetrics {
  /// The density that corresponds to 1 pixel per point.
  static let standardDotsPerInch = 96.0
  /// Refreshes per second if the server reports no plausible rate.
  static let standardRefreshRate = 60.0

  /// Pixels per point: the user's `Xft.dpi` setting divided by 96; 1 if it is missing or implausible. Waits
  /// for the server's reply.
  static func scale(_ xcb: OpaquePointer, root: XID) -> Double {
    // Reads the property itself, because Xlib's copy of it never changes.
    let bytes = WindowProperty.bytes(
      xcb, window: root, property: Atom(XA_RESOURCE_MANAGER), type: Atom(XA_STRING))
    return bytes.map { scale(resources: String(decoding: $0, as: UTF8.self)) } ?? 1
  }

  /// The scale factor in the text of X resources ("Xft.dpi:\t144", one per line).
  static func scale(resources: String) -> Double {
    for line in resources.split(separator: "\n") where line.hasPrefix("Xft.dpi:") {
      let value = line.dropFirst("Xft.dpi:".count).drop { $0 == " " || $0 == "\t" }
      let digits = value.prefix { $0.isNumber || $0 == "." }
      guard let dots = Double(digits), dots >= 24, dots <= 960 else { continue }
      return dots / standardDotsPerInch
    }
    return 1
  }

  /// Refreshes per second of each active display, as RANDR reports them.
  static func refreshRates(_ display: OpaquePointer, root: XID) -> [Double] {
    var event: Int32 = 0
    var error: Int32 = 0
    guard XRRQueryExtension(display, &event, &error) != 0,
      let resources = XRRGetScreenResourcesCurrent(display, root)
    else { return [] }
    defer { XRRFreeScreenResources(resources) }
    let modes = UnsafeBufferPointer(start: resources.pointee.modes, count: Int(resources.pointee.nmode))
    return (0..<Int(resources.pointee.ncrtc)).compactMap { index in
      guard let area = XRRGetCrtcInfo(display, resources, resources.pointee.crtcs[index]) else { return nil }
      defer { XRRFreeCrtcInfo(area) }
      return modes.first { $0.id == area.pointee.mode }.map(refreshRate(of:))
    }
  }

  /// Pixels per second divided by the pixels of a frame, including blanking.
  private static func refreshRate(of mode: XRRModeInfo) -> Double {
    var lines = Double(mode.vTotal)
    if mode.modeFlags & UInt(RR_DoubleScan) != 0 { lines *= 2 }
    if mode.modeFlags & UInt(RR_Interlace) != 0 { lines /= 2 }
    return Double(mode.dotClock) / (Double(mode.hTotal) * lines)
  }

  /// The rate if it is plausible for a display, otherwise the standard rate. Servers without a display report
  /// 0.
  static func plausibleRate(_ rate: Double) -> Double {
    isPlausible(rate: rate) ? rate : standardRefreshRate
  }

  /// Whether a display may have that many refreshes per second.
  static func isPlausible(rate: Double) -> Bool { rate >= 20 && rate <= 500 }
}
