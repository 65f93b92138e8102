/// The characters that a text field shows for its text, with the places of the text in them.
struct InputDisplay: Equatable {
  /// What is shown.
  let string: String
  private let mapping: Mapping

  private enum Mapping: Equatable {
    case same
    /// Each character is a bullet. The boundaries of the characters of the text.
    case bullets([Int])
    /// A part that an input method has not committed lies at an offset.
    case marked(at: Int, length: Int)
  }

  private static let bullet = "\u{2022}"

  /// Shows a text as it is.
  init(_ text: String) { (string, mapping) = (text, .same) }

  /// Shows a text in one line: each line break, also CR LF, becomes one blank with the same number of bytes.
  init(inOneLine text: String) {
    guard text.utf8.contains(where: { 0x0a...0x0d ~= $0 || $0 == 0xc2 || $0 == 0xe2 }) else {
      self.init(text)
      return
    }
    var line = ""
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      switch scalar.value {
      case 0x0a where isAfterReturn:
        line.unicodeScalars.removeLast()
        line.unicodeScalars.append("\u{A0}")
      case 0x0a...0x0d: line.unicodeScalars.append(" ")
      case 0x85: line.unicodeScalars.append("\u{A0}")
      case 0x2028, 0x2029: line.unicodeScalars.append("\u{2002}")
      default: line.unicodeScalars.append(scalar)
      }
    }
    self.init(line)
  }

  /// Shows a bullet for each character.
  init(hiding text: String) {
    var boundaries: [Int] = [0]
    var offset = 0
    for character in text {
      offset += character.utf8.count
      boundaries.append(offset)
    }
    string = String(repeating: InputDisplay.bullet, count: boundaries.count - 1)
    mapping = .bullets(boundaries)
  }

  /// Shows a part that an input method has not committed inside of a shown text.
  init(_ display: InputDisplay, marked: String, at offset: Int) {
    var string = display.string
    string.replacePart(offset..<offset, with: marked)
    self.string = string
    mapping = .marked(at: offset, length: marked.utf8.count)
  }

  /// The place of an offset of the text.
  func displayed(_ offset: Int) -> Int {
    switch mapping {
    case .same: return offset
    case .bullets(let boundaries):
      return (boundaries.lastIndex { $0 <= offset } ?? 0) * InputDisplay.bullet.utf8.count
    case .marked(let place, let length): return offset <= place ? offset : offset + length
    }
  }

  /// The offset of the text at a place.
  func offset(_ displayed: Int) -> Int {
    switch mapping {
    case .same: return displayed
    case .bullets(let boundaries):
      return boundaries[max(0, min(displayed / InputDisplay.bullet.utf8.count, boundaries.count - 1))]
    case .marked(let place, let length):
      return displayed <= place ? displayed : max(place, displayed - length)
    }
  }

  func displayed(_ position: TextPosition) -> TextPosition {
    TextPosition(displayed(position.offset), position.affinity)
  }

  func position(_ displayed: TextPosition) -> TextPosition {
    TextPosition(offset(displayed.offset), displayed.affinity)
  }
}
