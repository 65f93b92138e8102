import ArgumentParser
import EaselUI
import Foundation

/// `easel-bench typing`: times the keys that are typed into a long text.
struct TypingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "typing",
    abstract: "Time each key typed into a long text, from the key to the frame, on one thread, as JSON.")

  @Option(help: "Pixels per row of the window.")
  var width = 800

  @Option(help: "Rows of pixels of the window.")
  var height = 600

  @Option(help: "The length of the text in bytes.")
  var bytes = 100_000

  @Option(help: "The number of keys.")
  var keys = 300

  @Flag(help: "The text is one paragraph instead of lines of 60 characters.")
  var paragraph = false

  func validate() throws {
    guard (1...16384).contains(width), (1...16384).contains(height) else {
      throw ValidationError("width and height must be from 1 to 16384")
    }
    guard keys > 0, (0...100_000_000).contains(bytes) else {
      throw ValidationError("there must be a key, and at most 100,000,000 bytes")
    }
  }

  func run() throws { print(JSONLine.text(of: MainActor.assumeIsolated { measure() })) }

  @MainActor func measure() -> TypingTimes {
    let box = TypedText(text)
    let bench = ViewBench(TypingBenchView(box: box), size: CGSize(width: width, height: height))
    bench.frame()
    bench.frame { bench.click(at: bench.center) }
    let times = (0..<keys).map { key in
      bench.frame { bench.press(Character(UnicodeScalar(UInt8(97 + key % 26)))) }
    }
    return TypingTimes(
      bytes: bytes, keys: keys, typed: box.text.utf8.count - bytes, times: ViewTimes(times))
  }

  private var text: String {
    let words = "The quick brown fox jumps over the lazy dog and runs away. "
    let line = paragraph ? words : words + "\n"
    return String(String(repeating: line, count: bytes / line.count + 1).prefix(bytes))
  }
}

/// The times of keys.
struct TypingTimes: Encodable {
  var bytes: Int
  var keys: Int
  /// The bytes that the text has grown by, which is the number of keys.
  var typed: Int
  var times: ViewTimes
}

/// The text of the bench, outside of the view.
@MainActor
private final class TypedText {
  var text: String

  init(_ text: String) { self.text = text }
}

private struct TypingBenchView: View {
  let box: TypedText
  @State private var text: String

  init(box: TypedText) {
    self.box = box
    _text = State(initialValue: box.text)
  }

  var body: some View {
    TextEditor(text: $text).onChange(of: text) { _, text in box.text = text }
  }
}
