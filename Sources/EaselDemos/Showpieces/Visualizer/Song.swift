import Foundation

/// Four bars of drums, bass, chords and arpeggio: what sounds at a time, and how strongly.
struct Song {
  let time: Double
  let beats: Double
  private var peaks: [(place: Double, strength: Double, width: Double)] = []

  private static let chords: [(name: String, notes: [Int])] = [
    ("Am", [57, 60, 64, 69]), ("F", [53, 57, 60, 65]), ("C", [55, 60, 64, 67]), ("G", [55, 59, 62, 67]),
  ]

  init(time: Double) {
    self.time = time
    beats = time * 112 / 60
    let chord = Self.chords[Int(beats / 4) % 4].notes
    add(note: 26, kick * 0.95, 0.05)
    add(place: 0.72, pow(1 - (beats + 1).truncatingRemainder(dividingBy: 2) / 2, 8) * 0.5, 0.2)
    add(place: 0.93, pow(1 - (beats * 2 + 1).truncatingRemainder(dividingBy: 2) / 2, 5) * 0.35, 0.06)
    add(note: chord[0] - 24, 0.75 * pow(1 - (beats * 2).truncatingRemainder(dividingBy: 1), 1.2), 0.02)
    for note in chord { add(note: note, 0.3 + 0.12 * sin(time * 2 + Double(note)), 0.012) }
    for age in 0..<6 {
      let step = Int(beats * 4) - age
      let decay = exp(-((beats * 4).truncatingRemainder(dividingBy: 1) + Double(age)) * 0.55)
      add(
        note: Self.chords[Int(Double(step) / 16) % 4].notes[(step * 3) % 4] + 12 + 12 * (step / 4 % 2),
        0.9 * decay, 0.012)
    }
  }

  /// The time since the last beat, from 0 to 1.
  var beat: Double { beats.truncatingRemainder(dividingBy: 1) }
  /// The loudness of the drum.
  var kick: Double { pow(1 - beat, 3) }
  var chordName: String { Self.chords[Int(beats / 4) % 4].name }

  /// Adds a note by its number, where 69 is the A of 440 hertz, with its overtones.
  private mutating func add(note: Int, _ strength: Double, _ width: Double) {
    for overtone in 1...6 {
      let pitch = Double(note) + 12 * log2(Double(overtone))
      add(place: (pitch - 24) / 90, strength / pow(Double(overtone), 0.8), width)
    }
  }

  private mutating func add(place: Double, _ strength: Double, _ width: Double) {
    peaks.append((place, strength, width))
  }

  /// The level from 0 to 1 at a place of the spectrum, from the lowest pitch at 0 to the highest at 1.
  func level(at place: Double) -> Double {
    let sum = peaks.reduce(0.02 + 0.03 * abs(sin(place * 90 + time * 9))) { sum, peak in
      let distance = (place - peak.place) / peak.width
      return abs(distance) > 3 ? sum : sum + peak.strength * exp(-distance * distance)
    }
    return 1 - exp(-1.3 * sum)
  }

  /// The displacement of the wave at an angle of the ring, from -1 to 1.
  func sample(_ angle: Double, _ line: Double) -> Double {
    let low = sin(angle * 3 + time * 3 + line) * (0.3 + 0.5 * kick)
    let high = sin(angle * 9 - time * 5 + line * 2) * 0.25 + sin(angle * 24 + time * 8) * 0.2 * level(at: 0.5)
    return low + high
  }
}
