import EaselTypography

extension Text.Piece {
  init(string: String, style: Text.PieceStyle = Text.PieceStyle()) {
    self.init(content: .string(string), style: style)
  }

  /// What is read in an environment. Where that depends on the time, it tells the environment for how long it holds.
  func string(in environment: EnvironmentValues) -> String {
    switch content {
    case .string(let string): string
    case .image: TextRun.attachmentText
    case .time(let reading):
      environment.readDate { now in (reading.string(at: now, in: environment), reading.nextChange(after: now))
      }
    }
  }

  /// Puts another piece's characters behind those of this one; false, and nothing done, where either is no plain string
  /// or they differ in style.
  mutating func append(_ other: Text.Piece) -> Bool {
    guard case .string(let string) = content, case .string(let more) = other.content, style == other.style
    else { return false }
    content = .string(string + more)
    return true
  }

  /// True when the piece says the same at all times and looks the same whenever it is drawn.
  var isConstant: Bool { if case .string = content { true } else { false } }

  /// The colour of a piece that asks for nothing but that and a font; nil for all others.
  var onlyColor: Color? {
    if style.isPlain, case .color(let color)? = style.foreground { color } else { nil }
  }

  // Not inlined: each part would be copied out of the arrays by itself.
  @inline(never)
  func isIdentical(to other: Text.Piece) -> Bool { hasIdenticalContent(as: other) && style == other.style }

  private func hasIdenticalContent(as other: Text.Piece) -> Bool {
    if case .string(let first) = content, case .string(let second) = other.content {
      return first.hasSameBytes(as: second)
    }
    return content == other.content
  }
}
