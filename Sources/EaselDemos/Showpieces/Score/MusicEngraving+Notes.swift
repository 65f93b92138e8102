import SwiftUI

extension MusicEngraving {
  private var unit: CGFloat { layout.unit }

  /// Draws the notes of a measure on a staff: first those that a beam joins, then heads, rests and slurs.
  func draw(_ notes: [MusicNote], staff: Int, in frame: CGRect) {
    for group in Self.groups(notes) { drawStems(of: group, staff: staff, in: frame) }
    for note in notes { drawHeads(of: note, staff: staff, in: frame) }
    guard let first = notes.first(where: \.beginsSlur), let last = notes.last(where: \.endsSlur) else {
      return
    }
    drawSlur(from: first, to: last, over: notes, staff: staff, in: frame)
  }

  /// Successive eighths form a group. Other notes are alone.
  private static func groups(_ notes: [MusicNote]) -> [[MusicNote]] {
    var groups: [[MusicNote]] = []
    for note in notes where !note.pitches.isEmpty && note.duration < 4 {
      if note.duration == 0.5, let last = groups.last?.last, last.duration == 0.5,
        last.start + 0.5 == note.start
      {
        groups[groups.count - 1].append(note)
      } else {
        groups.append([note])
      }
    }
    return groups
  }

  private func heads(of note: MusicNote, staff: Int, in frame: CGRect) -> [CGPoint] {
    note.pitches.map { layout.head($0, of: note, staff: staff, in: frame) }
  }

  /// Whether the stems of notes lead up: if most of them are below the middle line.
  private func leadsUp(_ notes: [MusicNote], staff: Int, in frame: CGRect) -> Bool {
    let middle = frame.minY + (CGFloat(staff) * MusicLayout.lowerStaff + 2) * unit
    let heights = notes.flatMap { heads(of: $0, staff: staff, in: frame).map { $0.y - middle } }
    return heights.reduce(0, +) > 0
  }

  private func drawStems(of notes: [MusicNote], staff: Int, in frame: CGRect) {
    let isUp = leadsUp(notes, staff: staff, in: frame)
    let direction: CGFloat = isUp ? -1 : 1
    let side = unit * (isUp ? 0.53 : -0.53)
    let chords = notes.map { heads(of: $0, staff: staff, in: frame).sorted { $0.y < $1.y } }
    guard let first = chords.first?.first, let last = chords.last?.first else { return }
    let slope = max(-0.14, min(0.14, (last.y - first.y) / max(1, last.x - first.x)))
    // The beam is so far away that the shortest stem has the least length.
    let rise =
      chords.map { chord in
        let outer = isUp ? chord[0].y : chord[chord.count - 1].y
        return direction * (outer - slope * (chord[0].x - first.x)) + unit * (notes.count > 1 ? 3 : 3.4)
      }.max() ?? 0
    func end(_ x: CGFloat) -> CGFloat { direction * rise + slope * (x - first.x) }
    for chord in chords {
      let start = isUp ? chord[chord.count - 1].y : chord[0].y
      let stem = CGRect(
        x: chord[0].x + side - unit * 0.06, y: min(start, end(chord[0].x)), width: unit * 0.13,
        height: abs(end(chord[0].x) - start))
      put(Path(stem), scaled: false)
    }
    if notes.count > 1 {
      let beam = Path { path in
        path.addLines([
          CGPoint(x: first.x + side, y: end(first.x)), CGPoint(x: last.x + side, y: end(last.x)),
          CGPoint(x: last.x + side, y: end(last.x) - direction * unit * 0.5),
          CGPoint(x: first.x + side, y: end(first.x) - direction * unit * 0.5),
        ])
        path.closeSubpath()
      }
      put(beam, scaled: false)
    } else if notes[0].duration == 0.5 {
      let flag = MusicGlyphs.flag.applying(CGAffineTransform(scaleX: 1, y: -direction))
      put(flag, at: CGPoint(x: first.x + side, y: end(first.x)))
    }
  }

  private func put(_ path: Path, scaled: Bool) {
    put(path.applying(CGAffineTransform(scaleX: 1 / unit, y: 1 / unit)), at: .zero)
  }

  private func drawHeads(of note: MusicNote, staff: Int, in frame: CGRect) {
    let top = frame.minY + CGFloat(staff) * MusicLayout.lowerStaff * unit
    let isDotted = note.duration == 1.5 || note.duration == 3
    let points = heads(of: note, staff: staff, in: frame)
    if points.isEmpty {
      put(MusicGlyphs.quarterRest, at: CGPoint(x: layout.x(note.start, in: frame), y: top + unit * 2))
    }
    for (point, pitch) in zip(points, note.pitches) {
      put(MusicGlyphs.head(isHollow: note.duration >= 2), at: point)
      drawLedgerLines(at: point, top: top)
      let isOnLine = (pitch.step - (staff == 0 ? 38 : 26)).isMultiple(of: 2)
      let dot = Path(ellipseIn: CGRect(x: 1.0, y: isOnLine ? -0.7 : -0.2, width: 0.4, height: 0.4))
      if isDotted { put(dot, at: point) }
      guard let sign = pitch.sign else { continue }
      put(
        sign == "^" ? MusicGlyphs.sharp : MusicGlyphs.natural,
        at: CGPoint(x: point.x - unit * 1.4, y: point.y))
    }
  }

  private func drawLedgerLines(at point: CGPoint, top: CGFloat) {
    let step = (point.y - top) / unit
    let above = stride(from: -1, through: step - 0.1, by: -1)
    let below = stride(from: 5, through: step + 0.1, by: 1)
    for line in Array(above) + Array(below) {
      let y = (top + line * unit - point.y) / unit
      put(Path(CGRect(x: -1, y: y - 0.06, width: 2, height: 0.12)), at: point)
    }
  }

  private func drawSlur(
    from first: MusicNote, to last: MusicNote, over notes: [MusicNote], staff: Int, in frame: CGRect
  ) {
    let points = notes.flatMap { heads(of: $0, staff: staff, in: frame) }
    guard let start = heads(of: first, staff: staff, in: frame).first,
      let end = heads(of: last, staff: staff, in: frame).first
    else { return }
    // The slur lies above notes whose stems lead down, and below others.
    let sides = Self.groups(notes).filter { leadsUp($0, staff: staff, in: frame) }.count
    let direction: CGFloat = sides * 2 > Self.groups(notes).count ? 1 : -1
    let extreme = points.map { $0.y * direction }.max() ?? 0
    func place(_ point: CGPoint) -> CGPoint {
      let y = (point.y * direction * 0.5 + extreme * 0.5) * direction + unit * 0.95 * direction
      return CGPoint(x: point.x, y: y)
    }
    let bend = direction * unit * min(2.2, 1.2 + (end.x - start.x) / unit / 14)
    put(MusicGlyphs.slur(from: place(start), to: place(end), bend: bend), scaled: false)
  }
}
