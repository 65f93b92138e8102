@testable import EaselUI
import SwiftUI

/// UTF-8 in texts: verbatim, as Markdown, as a format and with attributes, laid out in different widths.
enum TextDoor {
  @MainActor static func run(_ input: [UInt8]) {
    var reader = ByteReader(input)
    let (kind, width, lines) = (reader.index(4), reader.number(), reader.integer())
    let (scale, spacing, fontSize) = (reader.fraction(), reader.number(), reader.number())
    let mode = reader.pick([Text.TruncationMode.head, .middle, .tail])
    let text = text(of: kind, &reader)
    let view = text.font(.system(size: fontSize)).lineLimit(lines).truncationMode(mode).lineSpacing(spacing)
      .minimumScaleFactor(scale).frame(width: width)
    let host = HostedView(view)
    let size = host.host.sizeThatFits(ProposedViewSize.unspecified)
    require(!size.width.isNaN && !size.height.isNaN, "the size of a text is \(size)")
    FrameComparison.requireSameBytes([host.list()])
  }

  private static func text(of kind: Int, _ reader: inout ByteReader) -> Text {
    switch kind {
    case 0: return Text(verbatim: string(&reader))
    // Inline Markdown.
    case 1: return Text(LocalizedStringKey(string(&reader)))
    // The bytes are a format with arguments.
    case 2:
      let (number, word) = (reader.integer(), reader.text())
      let format = string(&reader)
      return Text(LocalizedStringKey("\(number) \(word) \(format)"))
    default: return Text(attributed(&reader))
    }
  }

  private static func attributed(_ reader: inout ByteReader) -> AttributedString {
    var whole = AttributedString()
    while !reader.isAtEnd {
      var part = AttributedString(reader.text())
      part.font = .system(size: reader.number())
      part.foregroundColor = reader.color()
      part.kern = CGFloat(reader.number())
      part.baselineOffset = CGFloat(reader.number())
      if reader.bool() { part.underlineStyle = .single }
      whole += part
    }
    return whole
  }

  private static func string(_ reader: inout ByteReader) -> String {
    String(decoding: reader.remainder(), as: UTF8.self)
  }
}
