import Foundation

/// A note, a chord or a rest.
struct MusicNote {
  /// The number of a white key, 28 for C4, and its sign.
  struct Pitch {
    let step: Int
    let sign: Character?
  }

  /// Empty for a rest.
  let pitches: [Pitch]
  /// The time from the beginning of the measure, in quarters.
  let start: Double
  /// Quarters.
  let duration: Double
  let beginsSlur: Bool
  let endsSlur: Bool
}

/// A waltz for two hands in D major. Each measure has three quarters.
enum MusicNotes {
  static let measures: [[[MusicNote]]] = zip(right, left).map { [notes(in: $0), notes(in: $1)] }

  /// The loudness from a measure on.
  static let dynamics = [0: "p", 8: "mf", 12: "f", 15: "p"]

  /// Names of notes with a sign before, and e, q or h behind for eighths, quarters or halves; r is a rest.
  private static let right = [
    "(A4q D5e E5e F5q)", "(A5h F5q)", "(G5q F5e E5e D5q)", "E5h rq",
    "(F5e G5e A5e B5e A5e G5e)", "(F5q D5h)", "E5e D5e C5e D5e E5e C5e", "D5h rq",
    "(B5q. A5e G5q)", "(A5h F5q)", "(G5e F5e E5e D5e C5e B4e)", "(A4q ^A4q B4q)",
    "(D5e F5e A5e D6e A5e F5e)", "(B5q ^G5q E5q)", "(A5q. =G5e E5e C5e)", "D5h.",
  ]

  private static let left = [
    "D3q F3+A3q F3+A3q", "A2q F3+A3q F3+A3q", "G2q D3+B3q D3+B3q", "A2q E3+G3q E3+G3q",
    "D3q F3+A3q F3+A3q", "B2q D3+F3q D3+F3q", "A2q E3+G3q E3+G3q", "D3q F3+A3q rq",
    "G2q D3+B3q D3+B3q", "D3q F3+A3q F3+A3q", "E3q G3+B3q G3+B3q", "(A2e C3e E3e G3e) E3q",
    "D3q F3+A3q F3+A3q", "E3q ^G3+B3q G3+B3q", "A2q E3+=G3q E3+G3q", "D3+A3h.",
  ]

  private static func notes(in measure: String) -> [MusicNote] {
    var time = 0.0
    return measure.split(separator: " ").map { word in
      let letters = word.filter { !"()".contains($0) }
      let length = letters.last == "." ? letters.suffix(2) : letters.suffix(1)
      let base = length.first == "h" ? 2.0 : length.first == "q" ? 1 : 0.5
      let duration = length.count == 2 ? base * 1.5 : base
      defer { time += duration }
      return MusicNote(
        pitches: letters.dropLast(length.count).split(separator: "+").compactMap(pitch), start: time,
        duration: duration, beginsSlur: word.first == "(", endsSlur: word.last == ")")
    }
  }

  private static func pitch(_ name: Substring) -> MusicNote.Pitch? {
    let sign = name.first.flatMap { "^=".contains($0) ? $0 : nil }
    let letters = Array(sign == nil ? name : name.dropFirst())
    guard letters.count == 2, let octave = letters[1].wholeNumberValue,
      let letter = Array("CDEFGAB").firstIndex(of: letters[0])
    else { return nil }
    return MusicNote.Pitch(step: octave * 7 + letter, sign: sign)
  }
}
