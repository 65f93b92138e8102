import Easel
import EaselPixels
import Testing

@testable import EaselUI

@Suite("UIKit's text in the current context")
struct UITextTests {
  /// The largest difference of components between two ways to draw the same text.
  private let tolerance = 3
  private let font = UIFont.systemFont(ofSize: 14)
  private let words = "Six words that need several lines"

  private func image(_ draw: () -> Void) -> [UInt32] {
    UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in draw() }.pixels
  }

  /// The rows and the columns of an image of 60 points that have ink.
  private func ink(_ pixels: [UInt32]) throws -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
    let found = pixels.indices.filter { pixels[$0] >> 24 > 64 }
    let (rows, columns) = (found.map { $0 / 60 }, found.map { $0 % 60 })
    return (
      try requireSome(rows.min())...requireSome(rows.max()),
      try requireSome(columns.min())...requireSome(columns.max())
    )
  }

  /// The image of a canvas of 60 x 40 points, whose contexts are UIKit's during the closure.
  @MainActor private func pushedPixels(_ draw: @escaping () -> Void) -> [UInt32] {
    coreGraphicsPixels { context in
      UIGraphicsPushContext(context)
      draw()
      UIGraphicsPopContext()
    }
  }

  @Test("A text is upright in an image, and looks like that of a canvas")
  @MainActor func images() throws {
    let drawn = image {
      "Lg".draw(
        at: CGPoint(x: 5, y: 3), withAttributes: [.font: font, .foregroundColor: UIColor.red])
    }
    let text = Text(verbatim: "Lg").font(.system(size: 14)).foregroundColor(Color(uiColor: .red))
    let renderer = ImageRenderer(
      content: Canvas { context, _ in context.draw(text, at: CGPoint(x: 5, y: 3), anchor: .topLeading) }
        .frame(width: 60, height: 40))
    renderer.scale = 1
    let expected = try requireSome(renderer.cgImage?.pixels.pixels)
    let difference = try requireSome(zip(drawn, expected).map { largestDifference($0, $1) }.max())
    #expect(drawn.count == expected.count && difference <= tolerance)
    let marks = try ink(drawn)
    #expect(marks.rows.lowerBound >= 3 && marks.columns.lowerBound >= 4)
  }

  @Test("Attributes are those of a Text in the pushed context of a canvas")
  @MainActor func attributes() {
    let drawn = pushedPixels {
      "Kern".draw(
        at: CGPoint(x: 4, y: 6),
        withAttributes: [
          .font: UIFont.boldSystemFont(ofSize: 13), .foregroundColor: UIColor.blue, .kern: 1.5,
          .backgroundColor: UIColor.yellow, .underlineStyle: NSUnderlineStyle.single.rawValue,
          .strikethroughStyle: NSUnderlineStyle.patternDot.union(.single).rawValue,
          .strikethroughColor: UIColor.red,
        ])
    }
    var string = AttributedString("Kern")
    string.backgroundColor = Color(uiColor: .yellow)
    let text = Text(string).font(.system(size: 13, weight: .bold)).kerning(1.5).underline()
      .strikethrough(pattern: .dot, color: Color(uiColor: .red)).foregroundColor(Color(uiColor: .blue))
    let expected = canvasPixels {
      $0.draw(text, at: CGPoint(x: 4, y: 6), anchor: .topLeading)
    }
    let isSame = drawn == expected
    #expect(isSame && !drawn.isEmpty)
  }

  @Test("Without attributes a text is black, in the system font of 12 points")
  @MainActor func defaults() {
    let drawn = pushedPixels { "Plain".draw(at: .zero) }
    let text = Text(verbatim: "Plain").font(.system(size: 12)).foregroundColor(.black)
    let expected = canvasPixels { $0.draw(text, at: .zero, anchor: .topLeading) }
    let isSame = drawn == expected
    let isSomething = drawn.contains { $0 != 0 }
    #expect(isSame && isSomething)
  }

  @Test("The size is that of the text, whose height is the line height of the font")
  func sizes() {
    let size = words.size(withAttributes: [.font: font])
    #expect(abs(size.height - font.lineHeight) < 0.01 && size.width > 60)
    #expect(NSString(string: words).size(withAttributes: [.font: font]) == size)
    #expect(NSAttributedString(string: words, attributes: [.font: font]).size() == size)
    let room = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
    func bounds(_ room: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
      words.boundingRect(with: room, options: options, attributes: [.font: font], context: nil)
    }
    let wrapped = bounds(room, .usesLineFragmentOrigin)
    #expect(wrapped.width <= 60 && wrapped.height > 2 * size.height && wrapped.origin == .zero)
    #expect(bounds(room, []).size == size)
    #expect(bounds(.zero, .usesLineFragmentOrigin).size == size)
    let low = bounds(CGSize(width: 60, height: size.height * 1.5), .usesLineFragmentOrigin)
    #expect(abs(low.height - size.height) < 0.01)
  }

  @Test("Lines break at the width, and those without room are left out")
  func wrapping() throws {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    func rows(_ height: CGFloat) throws -> ClosedRange<Int> {
      let rect = CGRect(x: 0, y: 0, width: 60, height: height)
      return try ink(image { words.draw(in: rect, withAttributes: attributes) }).rows
    }
    let (all, first, low) = (try rows(40), try rows(13), try rows(1))
    #expect(all.upperBound > 24 && first.upperBound < 14 && low == first)
    let single = try ink(image { words.draw(at: .zero, withAttributes: attributes) })
    #expect(single.rows.upperBound < 14 && single.columns.upperBound > 55)
  }

  @Test("Lines are aligned in their rectangle")
  func alignment() throws {
    func columns(_ alignment: NSTextAlignment) throws -> ClosedRange<Int> {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      return try ink(
        image {
          "HH".draw(in: CGRect(x: 10, y: 0, width: 50, height: 40), withAttributes: [.paragraphStyle: style])
        }
      ).columns
    }
    let (left, middle, right) = (try columns(.left), try columns(.center), try columns(.right))
    let natural = try columns(.natural)
    #expect(left.lowerBound < 13 && natural == left && right.upperBound > 56)
    #expect(abs(middle.lowerBound + middle.upperBound - 69) <= 2)
  }

  @Test("A mode without line breaks gives one line, with an ellipsis or clipped")
  func lineBreakModes() throws {
    for mode in [NSLineBreakMode.byTruncatingTail, .byClipping] {
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = mode
      let attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
      let drawn = try ink(
        image { words.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40), withAttributes: attributes) })
      #expect(drawn.rows.upperBound < 17 && drawn.columns.upperBound < 40)
    }
  }

  @Test("The parts of an attributed string have their own colors")
  func attributedStrings() {
    let string = NSMutableAttributedString(string: "H😀H", attributes: [.foregroundColor: UIColor.red])
    string.addAttribute(
      .foregroundColor, value: UIColor.blue, range: NSRange(location: 3, length: 1))
    string.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 18), range: NSRange(location: 0, length: 4))
    let drawn = image { string.draw(at: .zero) }
    #expect(drawn.contains(0xffff_0000) && drawn.contains(0xff00_00ff))
  }

  @Test("Odd numbers and no context draw nothing, and do not stop the program")
  func oddNumbers() {
    let numbers = [CGFloat.nan, .infinity, -.infinity]
    let drawn = image {
      for number in numbers {
        "A".draw(at: CGPoint(x: number, y: 0))
        "A".draw(in: CGRect(x: 0, y: 0, width: number, height: 20))
        "A".draw(in: CGRect(x: 0, y: number, width: 20, height: 20))
        "A".draw(with: CGRect(x: number, y: 0, width: 20, height: 20), context: nil)
      }
      "A".draw(in: .zero)
      "".draw(at: .zero)
      NSAttributedString(string: "").draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(drawn.allSatisfy { $0 == 0 })
    for number in numbers + [-1, 0, 1e300, .greatestFiniteMagnitude] {
      let attributes: [NSAttributedString.Key: Any] = [
        .font: font.withSize(number), .kern: number, .underlineStyle: number, .baselineOffset: number,
      ]
      _ = image { "A".draw(in: CGRect(x: 0, y: 0, width: 9, height: number), withAttributes: attributes) }
      _ = image { "A".draw(at: CGPoint(x: number, y: number)) }
      "A".draw(at: .zero, withAttributes: attributes)
    }
  }

  @Test("Fonts have their size and weight, and are fonts of views")
  func fonts() {
    #expect(font.pointSize == 14 && font.withSize(20) == .systemFont(ofSize: 20))
    #expect(Font(UIFont.systemFont(ofSize: 9, weight: .heavy)) == .system(size: 9, weight: .heavy))
    #expect(UIFont.Weight(.nan).value == .regular && UIFont.Weight(.infinity).value == .black)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFont(name: "", size: 12) == nil && UIFont(name: "Courier", size: 12)?.pointSize == 12)
    #expect(font.ascender > 0 && font.descender < 0 && font.xHeight < font.capHeight)
  }
}
