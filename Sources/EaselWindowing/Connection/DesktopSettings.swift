/// What the desktop's settings manager says, as far as texts go (freedesktop.org, XSETTINGS 0.5).
struct DesktopSettings: Equatable {
  /// Texts by the names of settings.
  private(set) var texts: [String: String] = [:]

  init() {}

  /// Reads the manager's property; what is cut off or makes no sense ends it.
  init(bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    reader.isBigEndian = reader.number(byteCount: 1) == 1
    // After what fills up the word, and a serial number.
    guard reader.skip(3 + 4), let count = reader.number(byteCount: 4) else { return }
    for _ in 0..<count {
      guard let setting = reader.setting() else { return }
      if let text = setting.text { texts[setting.name] = text }
    }
  }

  /// Whether the theme of the desktop is a dark one, going by its name: "Adwaita-dark", "Mint-Y-Dark-Aqua".
  var prefersDark: Bool {
    let words = (texts["Net/ThemeName"] ?? "").lowercased().split { !$0.isLetter }
    return words.contains("dark")
  }
}

/// Goes through the bytes of a property.
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

  /// Goes on by some bytes; false at the end.
  mutating func skip(_ count: Int) -> Bool { take(count) != nil }

  /// The next setting: its name, and its value if that is a text; nil at the end.
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

  /// A text, which is filled up to a multiple of four bytes.
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
