import Foundation
import SwiftUI

// The editor in the picture of README: it opens the file of its first argument, types changes into it as a person does,
// and saves each. `Resources/pictures.sh` starts it with 'easel run' beside the window of 'easel preview'.

/// A text that is edited by a script.
@MainActor @Observable
final class Document {
  /// What is typed in place of what.
  private static let edits = [
    (".blue", ".orange"), ("\"star\"", "\"star.fill\""), (".orange)", ".orange.gradient)"),
    (
      ".frame(width: 220, height: 220)",
      ".frame(width: 220, height: 220)\n    .shadow(color: .orange, radius: 24)"
    ), ("star.fill", "bolt.fill"), (".orange.gradient", ".purple.gradient"),
    ("color: .orange", "color: .purple"),
    ("radius: 24)", "radius: 24)\n    .rotationEffect(.degrees(-12))"),
  ]

  private let path: String
  private(set) var text: String
  /// The place of the cursor, as a number of characters.
  private(set) var cursor = 0
  private(set) var isSaved = true

  init(path: String) {
    self.path = path
    text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  /// Makes all edits, with pauses.
  func play() async {
    try? await Task.sleep(for: .seconds(2))
    for (old, new) in Self.edits {
      await replace(old, by: new)
      try? text.write(toFile: path, atomically: true, encoding: .utf8)
      isSaved = true
      try? await Task.sleep(for: .seconds(1.2))
    }
  }

  /// Removes the part that differs from its end, and types the new one.
  private func replace(_ old: String, by new: String) async {
    guard let range = text.range(of: old) else { return }
    let common = old.commonPrefix(with: new).count
    let end = String(old.dropFirst(common).reversed()).commonPrefix(
      with: String(new.dropFirst(common).reversed())
    ).count
    let start = text.distance(from: text.startIndex, to: range.lowerBound) + common
    cursor = start + old.count - common - end
    isSaved = false
    while cursor > start {
      cursor -= 1
      text.remove(at: text.index(text.startIndex, offsetBy: cursor))
      try? await Task.sleep(for: .milliseconds(30))
    }
    for character in new.dropFirst(common).dropLast(end) {
      text.insert(character, at: text.index(text.startIndex, offsetBy: cursor))
      cursor += 1
      try? await Task.sleep(for: .milliseconds(45))
    }
  }
}

/// The lines of a document with their numbers, the cursor, and whether it is saved.
struct EditorView: View {
  let document: Document
  private static let font = Font.system(size: 14, design: .monospaced)

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Badge.swift").font(.system(size: 13, weight: .semibold))
        Circle().fill(document.isSaved ? .clear : .orange).frame(width: 8, height: 8)
        Spacer()
        Text(document.isSaved ? "saved" : "").font(.system(size: 12)).foregroundStyle(.green)
      }
      .padding(.horizontal, 16)
      .frame(height: 36)
      .background(Color(white: 0.16))
      .padding(.bottom, 6)
      ForEach(Array(lines.enumerated()), id: \.offset) { index, line in
        HStack(spacing: 14) {
          Text("\(index + 1)").foregroundStyle(Color(white: 0.4)).frame(width: 28, alignment: .trailing)
          Self.colored(line)
          Spacer(minLength: 0)
        }
        .font(Self.font)
        .frame(height: 21)
        .background(index == cursorLine ? Color(white: 0.17) : .clear)
      }
      Spacer(minLength: 0)
    }
    .foregroundStyle(Color(white: 0.88))
    .background(Color(white: 0.11))
    .task { await document.play() }
  }

  private var lines: [Substring] { document.text.split(separator: "\n", omittingEmptySubsequences: false) }
  private var cursorLine: Int { document.text.prefix(document.cursor).count { $0 == "\n" } }

  /// A line with keywords, strings and members in colors.
  private static func colored(_ line: Substring) -> Text {
    var result = Text("")
    var rest = line
    while let first = rest.first {
      let word: Substring
      if first == "\"" {
        word = rest.prefix(1 + rest.dropFirst().prefix { $0 != "\"" }.count + 1)
      } else if first.isLetter || first == "." || first == "#" {
        word = rest.prefix(1 + rest.dropFirst().prefix { $0.isLetter }.count)
      } else {
        word = rest.prefix { !$0.isLetter && !".#\"".contains($0) }
      }
      result = Text("\(result)\(Text(word).foregroundStyle(color(of: word)))")
      rest = rest.dropFirst(word.count)
    }
    return result
  }

  private static func color(of word: Substring) -> Color {
    if word.hasPrefix("\"") { return Color(red: 0.95, green: 0.55, blue: 0.45) }
    if word.hasPrefix("#") || ["import", "struct", "var", "some"].contains(word) {
      return Color(red: 0.95, green: 0.5, blue: 0.75)
    }
    if word.hasPrefix("."), word.count > 1 { return Color(red: 0.5, green: 0.8, blue: 0.95) }
    return word.first?.isUppercase == true ? Color(red: 0.65, green: 0.85, blue: 0.7) : Color(white: 0.88)
  }
}

@main
struct EditorApp: App {
  @State private var document = Document(path: CommandLine.arguments.dropFirst().first ?? "")

  var body: some Scene {
    WindowGroup("Editor") { EditorView(document: document).frame(width: 560, height: 480) }
  }
}
