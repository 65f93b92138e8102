import SwiftUI

/// A script with its word for light, how to say it, and a letter of the word.
struct PosterScript {
  let name: String
  let word: String
  let sound: String
  let letter: String
  /// The size of the letter relative to those of other scripts, and how far it is moved down to be in the
  /// middle, as a fraction of its size.
  let fit: (scale: CGFloat, drop: CGFloat)
  /// The hues of the letter and of the ground, from 0 to 1.
  let hue: Double
  let ground: Double

  static let all = [
    PosterScript(
      name: "Latin", word: "light", sound: "light", letter: "g", fit: (1.1, -0.16), hue: 0.03, ground: 0.55),
    PosterScript(
      name: "Greek", word: "φως", sound: "fos", letter: "φ", fit: (1.1, -0.14), hue: 0.08, ground: 0.60),
    PosterScript(
      name: "Cyrillic", word: "свет", sound: "svet", letter: "в", fit: (1.5, -0.08), hue: 0.12, ground: 0.66),
    PosterScript(
      name: "Arabic", word: "نور", sound: "nūr", letter: "ن", fit: (1.3, -0.1), hue: 0.42, ground: 0.93),
    PosterScript(
      name: "Hebrew", word: "אור", sound: "or", letter: "א", fit: (1.3, -0.05), hue: 0.47, ground: 0.98),
    PosterScript(
      name: "Devanagari", word: "प्रकाश", sound: "prakāś", letter: "प्र", fit: (1.1, 0), hue: 0.52, ground: 0.04),
    PosterScript(
      name: "Bengali", word: "আলো", sound: "ālo", letter: "আ", fit: (1.1, 0), hue: 0.55, ground: 0.85),
    PosterScript(
      name: "Tamil", word: "ஒளி", sound: "oḷi", letter: "ஒ", fit: (1.1, -0.07), hue: 0.13, ground: 0.76),
    PosterScript(
      name: "Thai", word: "แสง", sound: "sǎeng", letter: "ส", fit: (1.4, -0.08), hue: 0.88, ground: 0.67),
    PosterScript(name: "Korean", word: "빛", sound: "bit", letter: "빛", fit: (1, 0), hue: 0.84, ground: 0.56),
    PosterScript(
      name: "Japanese", word: "ひかり", sound: "hikari", letter: "ひ", fit: (1, 0), hue: 0.95, ground: 0.48),
    PosterScript(
      name: "Chinese", word: "光", sound: "guāng", letter: "光", fit: (1, 0), hue: 0.02, ground: 0.53),
  ]
}

/// The positions and colors of a poster's parts at a moment.
struct PosterFrame {
  /// How often the script in front has changed, from 0 to 12.
  let steps: Double
  let size: CGSize
  let isDark: Bool

  private var share: Double { steps - steps.rounded(.down) }

  /// The index of the script in front.
  var front: Int { Int(steps) % 12 }

  /// How far the script in front has replaced the one before it, from 0 to 1.
  var arrival: Double {
    let clamped = min(1, share / 0.4)
    return clamped * clamped * (3 - 2 * clamped)
  }

  /// The number of the word in front, with a fraction while words move.
  var turn: Double { Double(front) - 1 + arrival }

  var letterSize: CGFloat { min(size.width * 0.7, size.height * 0.56) }
  var wordSize: CGFloat { min(orbit.width * 0.092, size.height * 0.135) }
  var middle: CGPoint { CGPoint(x: size.width / 2, y: size.height * 0.42) }

  /// The ellipse on which the words move.
  var orbit: CGRect {
    let width = min(size.width * 0.82, size.height * 1.5)
    let height = min(size.height * 0.62, width * 0.9)
    return CGRect(
      x: (size.width - width) / 2, y: size.height * 0.84 - height, width: width, height: height)
  }

  /// The position of a word, and 1 in front, 0 behind the letter.
  func place(of index: Double) -> (point: CGPoint, nearness: Double) {
    let angle = (index - turn) * .pi / 6
    let point = CGPoint(
      x: orbit.midX + orbit.width / 2 * sin(angle), y: orbit.midY + orbit.height / 2 * cos(angle))
    return (point, (cos(angle) + 1) / 2)
  }

  /// The hue of the ground, between those of two scripts while one replaces the other.
  private var hue: Double {
    let (last, next) = (PosterScript.all[(front + 11) % 12].ground, PosterScript.all[front].ground)
    let way = next - last - (next - last).rounded()
    return (last + way * arrival + 1).truncatingRemainder(dividingBy: 1)
  }

  /// The color behind everything, in the middle (0) or at the corners (1).
  func ground(_ distance: Double) -> Color {
    isDark
      ? Color(hue: hue, saturation: 0.72, brightness: 0.42 - 0.3 * distance)
      : Color(hue: hue, saturation: 0.06 + 0.2 * distance, brightness: 1 - 0.03 * distance)
  }

  var ray: Color { isDark ? Color(hue: hue, saturation: 0.45, brightness: 1) : .white }

  var ink: Color {
    isDark
      ? Color(red: 1, green: 0.97, blue: 0.92)
      : Color(hue: hue, saturation: 0.75, brightness: 0.25)
  }
}
