/// The symbols that `Image(systemName:)` knows, drawn for Easel: familiar names, own drawings.
///
/// A symbol is added by adding a line; `SymbolReader` says in which words.
enum SymbolTable {
  static let sources: [String: SymbolSource] = [
    // Plain figures
    "circle": SymbolSource(lines: "O 12 12 9.5"),
    "circle.fill": SymbolSource(filling: "O 12 12 10.4"),
    "square": SymbolSource(lines: "R 3 3 18 18 3.5"),
    "square.fill": SymbolSource(filling: "R 2.1 2.1 19.8 19.8 4.2"),
    "triangle": SymbolSource(lines: "M 12 4 L 21.5 20 L 2.5 20 Z"),
    "triangle.fill": SymbolSource(filling: "M 12 2.5 L 23 21 L 1 21 Z"),
    "diamond.fill": SymbolSource(filling: "M 12 1.5 L 22.5 12 L 12 22.5 L 1.5 12 Z"),
    "hexagon.fill": SymbolSource(filling: "S 12 12 10.8 9.353 6"),
    "capsule.fill": SymbolSource(filling: "R 1 6.5 22 11 5.5"),
    "star": SymbolSource(lines: "S 12 12.8 10 4.2 5"),
    "star.fill": SymbolSource(filling: "S 12 12.8 11.4 4.7 5"),
    "heart": SymbolSource(
      lines: "M 12 20 C 5.6 15.5 3 12.2 3 8.7 C 3 6 4.9 4.1 7.3 4.1 C 9.3 4.1 11 5.3 12 7.3 "
        + "C 13 5.3 14.7 4.1 16.7 4.1 C 19.1 4.1 21 6 21 8.7 C 21 12.2 18.4 15.5 12 20 Z"),
    "heart.fill": SymbolSource(
      filling: "M 12 21.2 C 5 16.3 2 12.6 2 8.6 C 2 5.4 4.3 3.1 7.2 3.1 C 9.2 3.1 11 4.2 12 6.1 "
        + "C 13 4.2 14.8 3.1 16.8 3.1 C 19.7 3.1 22 5.4 22 8.6 C 22 12.6 19 16.3 12 21.2 Z"),
    "seal.fill": SymbolSource(filling: "S 12 12 11 9 12"),

    // Signs
    "plus": SymbolSource(lines: "M 12 4 L 12 20 M 4 12 L 20 12"),
    "minus": SymbolSource(lines: "M 4 12 L 20 12"),
    "multiply": SymbolSource(lines: "M 6 6 L 18 18 M 18 6 L 6 18"),
    "xmark": SymbolSource(lines: "M 5 5 L 19 19 M 19 5 L 5 19"),
    "checkmark": SymbolSource(lines: "M 4 13 L 9.5 19 L 20 5"),
    "ellipsis": SymbolSource(filling: "O 4.5 12 2 O 12 12 2 O 19.5 12 2"),
    "line.3.horizontal": SymbolSource(lines: "M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18"),
    "plus.circle": SymbolSource(lines: "O 12 12 9.5 M 12 7 L 12 17 M 7 12 L 17 12"),
    "plus.circle.fill": SymbolSource(filling: "O 12 12 10.4", cuts: "M 12 7 L 12 17 M 7 12 L 17 12"),
    "minus.circle": SymbolSource(lines: "O 12 12 9.5 M 7 12 L 17 12"),
    "minus.circle.fill": SymbolSource(filling: "O 12 12 10.4", cuts: "M 7 12 L 17 12"),
    "xmark.circle": SymbolSource(lines: "O 12 12 9.5 M 8.5 8.5 L 15.5 15.5 M 15.5 8.5 L 8.5 15.5"),
    "xmark.circle.fill": SymbolSource(
      filling: "O 12 12 10.4", cuts: "M 8.5 8.5 L 15.5 15.5 M 15.5 8.5 L 8.5 15.5"),
    "checkmark.circle": SymbolSource(lines: "O 12 12 9.5 M 7.5 12.5 L 10.8 16 L 16.5 8"),
    "checkmark.circle.fill": SymbolSource(filling: "O 12 12 10.4", cuts: "M 7.5 12.5 L 10.8 16 L 16.5 8"),
    "info.circle": SymbolSource(lines: "O 12 12 9.5 M 12 11 L 12 17 M 12 7.2 L 12 7.3"),
    "info.circle.fill": SymbolSource(filling: "O 12 12 10.4", cuts: "M 12 11 L 12 17 M 12 7.2 L 12 7.3"),
    "questionmark.circle": SymbolSource(
      lines: "O 12 12 9.5 M 9.2 9.6 C 9.2 5.6 15 5.8 15 9.4 C 15 11.6 12 11.6 12 14 M 12 17.2 L 12 17.3"),
    "exclamationmark.triangle.fill": SymbolSource(
      filling: "M 12 2.2 L 23 21.4 L 1 21.4 Z", cuts: "M 12 9 L 12 14.5 M 12 18 L 12 18.1"),

    // Directions
    "chevron.left": SymbolSource(lines: "M 15.5 4 L 8 12 L 15.5 20"),
    "chevron.right": SymbolSource(lines: "M 8.5 4 L 16 12 L 8.5 20"),
    "chevron.up": SymbolSource(lines: "M 4 15.5 L 12 8 L 20 15.5"),
    "chevron.down": SymbolSource(lines: "M 4 8.5 L 12 16 L 20 8.5"),
    "arrow.left": SymbolSource(lines: "M 21 12 L 3 12 M 10 5 L 3 12 L 10 19"),
    "arrow.right": SymbolSource(lines: "M 3 12 L 21 12 M 14 5 L 21 12 L 14 19"),
    "arrow.up": SymbolSource(lines: "M 12 21 L 12 3 M 5 10 L 12 3 L 19 10"),
    "arrow.down": SymbolSource(lines: "M 12 3 L 12 21 M 5 14 L 12 21 L 19 14"),
    "arrow.clockwise": SymbolSource(lines: "A 12 13 8 5 310 M 17.66 2.3 L 17.66 7.34 L 12.6 7.34"),
    "arrow.counterclockwise": SymbolSource(lines: "A 12 13 8 175 -310 M 6.34 2.3 L 6.34 7.34 L 11.4 7.34"),
    "location.fill": SymbolSource(filling: "M 22 2 L 14 22 L 11.5 12.5 L 2 10 Z"),

    // Players
    "play": SymbolSource(lines: "M 6 4 L 20 12 L 6 20 Z"),
    "play.fill": SymbolSource(filling: "M 5.5 2.8 L 21.5 12 L 5.5 21.2 Z"),
    "pause.fill": SymbolSource(filling: "R 5 3.5 5 17 1.2 R 14 3.5 5 17 1.2"),
    "stop.fill": SymbolSource(filling: "R 4 4 16 16 2"),
    "forward.fill": SymbolSource(filling: "M 2 5 L 12 12 L 2 19 Z M 12 5 L 22 12 L 12 19 Z"),
    "backward.fill": SymbolSource(filling: "M 22 5 L 12 12 L 22 19 Z M 12 5 L 2 12 L 12 19 Z"),
    "play.circle.fill": SymbolSource(filling: "O 12 12 10.4 M 9.5 7.5 L 17 12 L 9.5 16.5 Z"),
    "speaker.wave.2.fill": SymbolSource(
      filling: "M 2 9 L 6 9 L 11.5 4 L 11.5 20 L 6 15 L 2 15 Z", lines: "A 11 12 4.5 -45 90 A 11 12 9 -45 90"),
    "music.note": SymbolSource(lines: "E 8 18.5 3 2.3 M 11 18.5 L 11 4.5 L 19 2.5 L 19 7"),
    "waveform": SymbolSource(
      lines: "M 3 10 L 3 14 M 7.5 6 L 7.5 18 M 12 3 L 12 21 M 16.5 7 L 16.5 17 M 21 10 L 21 14"),

    // Weather and nature
    "sun.max": SymbolSource(lines: "O 12 12 4.5 Y 12 12 8 10.5 8"),
    "sun.max.fill": SymbolSource(filling: "O 12 12 5.2", lines: "Y 12 12 8.2 10.5 8"),
    "moon.fill": SymbolSource(
      filling:
        "M 21 14.5 C 19.8 15.1 18.3 15.4 16.9 15.4 C 12 15.4 8.4 11.9 8.4 7.2 C 8.4 5.5 8.8 3.8 9.6 2.4 "
        + "C 5.3 3.8 2.3 7.5 2.3 12 C 2.3 17.4 6.8 21.7 12.3 21.7 C 16.4 21.7 19.8 18.6 21 14.5 Z"),
    "cloud": SymbolSource(
      lines: "M 6.7 18 C 4.4 18 2.8 16.5 2.8 14.5 C 2.8 12.6 4.2 11.1 6.5 11 C 6.6 7.8 9 5.5 12 5.5 "
        + "C 14.8 5.5 16.8 7.2 17.4 10 C 19.7 10.2 21.2 11.8 21.2 13.9 C 21.2 16.3 19.4 18 17 18 Z"),
    "cloud.fill": SymbolSource(
      filling: "M 6.5 19 C 3.7 19 1.7 17 1.7 14.6 C 1.7 12.3 3.4 10.4 5.7 10.1 C 6 6.8 8.7 4.5 12 4.5 "
        + "C 15 4.5 17.4 6.3 18.2 9 C 20.7 9.4 22.4 11.4 22.4 13.9 C 22.4 16.8 20.2 19 17.3 19 Z"),
    "bolt.fill": SymbolSource(filling: "M 14.5 1.2 L 4.2 13.6 L 11 13.6 L 9.5 22.8 L 19.8 9.8 L 13 9.8 Z"),
    "drop.fill": SymbolSource(
      filling: "M 12 1.4 C 15 6.3 19 10.2 19 15.1 C 19 19.1 15.9 22.4 12 22.4 "
        + "C 8.1 22.4 5 19.1 5 15.1 C 5 10.2 9 6.3 12 1.4 Z"),
    "flame.fill": SymbolSource(
      filling: "M 12.5 1.2 C 13 6 19 8.5 19 15 C 19 19.3 15.9 22.5 12 22.5 C 8.1 22.5 5 19.4 5 15.2 "
        + "C 5 12 6.9 10 8.2 8 C 8.7 9.8 9.4 10.8 10.4 11.5 C 11 8 10.8 4.5 12.5 1.2 Z"),
    "leaf.fill": SymbolSource(
      filling: "M 22 2.5 C 22 14 18.3 20.5 11 20.5 C 6.3 20.5 3 17.5 3 13.4 C 3 7 10 3.6 22 2.5 Z",
      cuts: "M 1.5 22.5 C 6 16 10 12.3 16 9"),
    "snowflake": SymbolSource(
      lines: "Y 12 12 0 10.5 6 M 9.5 3 L 12 5.5 L 14.5 3 M 9.5 21 L 12 18.5 L 14.5 21 "
        + "M 3.3 9.6 L 6.7 8.9 L 5.6 5.6 M 20.7 9.6 L 17.3 8.9 L 18.4 5.6 "
        + "M 3.3 14.4 L 6.7 15.1 L 5.6 18.4 M 20.7 14.4 L 17.3 15.1 L 18.4 18.4"),

    // Things
    "house": SymbolSource(
      lines: "M 2.5 12.2 L 12 3.8 L 21.5 12.2 M 5.2 10.5 L 5.2 20.2 L 18.8 20.2 L 18.8 10.5 "
        + "M 9.8 20 L 9.8 14 L 14.2 14 L 14.2 20"),
    "house.fill": SymbolSource(
      filling: "M 12 2.4 L 23 12.3 L 19.8 12.3 L 19.8 21 L 14.2 21 L 14.2 14.6 L 9.8 14.6 L 9.8 21 "
        + "L 4.2 21 L 4.2 12.3 L 1 12.3 Z"),
    "airplane": SymbolSource(
      filling: "M 23 12 C 23 10.9 21.8 10.3 20 10.3 L 14.8 10.3 L 9 1.8 L 6.9 1.8 L 9.6 10.3 L 5 10.3 "
        + "L 3 7.7 L 1.3 7.7 L 2.5 12 L 1.3 16.3 L 3 16.3 L 5 13.7 L 9.6 13.7 L 6.9 22.2 L 9 22.2 "
        + "L 14.8 13.7 L 20 13.7 C 21.8 13.7 23 13.1 23 12 Z"),
    "car.fill": SymbolSource(
      filling:
        "M 2 17.5 L 2 12.5 L 4 11 L 6 6.5 C 6.3 5.8 6.9 5.5 7.5 5.5 L 16.5 5.5 C 17.1 5.5 17.7 5.8 18 6.5 "
        + "L 20 11 L 22 12.5 L 22 17.5 Z M 6.3 10.5 L 17.7 10.5 L 16.3 7.3 L 7.7 7.3 Z "
        + "R 4 18.2 3.5 2.3 0.8 R 16.5 18.2 3.5 2.3 0.8"),
    "gearshape": SymbolSource(lines: "G 12 12 10 7.8 8 O 12 12 3"),
    "gearshape.fill": SymbolSource(filling: "G 12 12 11 8.6 8 O 12 12 3.6"),
    "magnifyingglass": SymbolSource(lines: "O 10 10 6.8 M 15.2 15.2 L 21.3 21.3"),
    "trash": SymbolSource(
      lines: "M 3 6.2 L 21 6.2 M 8.8 6 L 8.8 3 L 15.2 3 L 15.2 6 M 5 6.5 L 6.2 21.2 L 17.8 21.2 L 19 6.5 "
        + "M 9.7 10.2 L 10 17.5 M 14.3 10.2 L 14 17.5"),
    "pencil": SymbolSource(
      lines: "M 3.5 20.5 L 4.6 15.5 L 16.5 3.6 L 20.4 7.5 L 8.5 19.4 Z M 13.8 6.4 L 17.6 10.2"),
    "person.fill": SymbolSource(
      filling: "O 12 7 4.7 M 3 21.8 C 3 16.5 6.7 13.5 12 13.5 C 17.3 13.5 21 16.5 21 21.8 Z"),
    "person.2.fill": SymbolSource(
      filling:
        "O 7.5 9 3.4 O 16.5 9 3.4 M 1 20.5 C 1 16.3 3.4 14 7.2 14 C 9 14 10.4 14.5 11.3 15.4 L 11.3 20.5 Z "
        + "M 23 20.5 C 23 16.3 20.6 14 16.8 14 C 15 14 13.6 14.5 12.7 15.4 L 12.7 20.5 Z"),
    "bell.fill": SymbolSource(
      filling:
        "M 12 1.8 C 16.2 1.8 18.3 5 18.3 9.2 C 18.3 13.8 19.8 15.5 21.3 17 L 21.3 18.4 L 2.7 18.4 L 2.7 17 "
        + "C 4.2 15.5 5.7 13.8 5.7 9.2 C 5.7 5 7.8 1.8 12 1.8 Z "
        + "M 9.2 19.9 L 14.8 19.9 C 14.8 21.5 13.6 22.6 12 22.6 C 10.4 22.6 9.2 21.5 9.2 19.9 Z"),
    "clock": SymbolSource(lines: "O 12 12 9.5 M 12 6 L 12 12 L 16 14.6"),
    "clock.fill": SymbolSource(filling: "O 12 12 10.4", cuts: "M 12 6 L 12 12 L 16 14.6"),
    "globe": SymbolSource(lines: "O 12 12 9.5 E 12 12 4.3 9.5 M 2.5 12 L 21.5 12"),
    "camera.fill": SymbolSource(
      filling:
        "M 8.3 4 L 15.7 4 L 17.3 6.5 L 22.5 6.5 L 22.5 20 L 1.5 20 L 1.5 6.5 L 6.7 6.5 Z O 12 13 4.2 O 12 13 2.6"
    ),
    "photo": SymbolSource(
      lines: "R 2 4 20 16 2.5 M 2.5 17.5 L 8.5 11.5 L 13.5 16.5 L 16.5 13.8 L 21.5 18 O 16 9 1.4"),
    "folder.fill": SymbolSource(
      filling: "M 1.5 5.5 L 9 5.5 L 11 7.7 L 22.5 7.7 L 22.5 20 L 1.5 20 Z"),
    "bookmark.fill": SymbolSource(filling: "M 5.5 1.8 L 18.5 1.8 L 18.5 22.4 L 12 17 L 5.5 22.4 Z"),
    "lock.fill": SymbolSource(
      filling: "R 4 10.5 16 11.8 2.2", lines: "M 7.7 9 L 7.7 7 C 7.7 1.6 16.3 1.6 16.3 7 L 16.3 9"),
    "eye.fill": SymbolSource(
      filling:
        "M 1 12 C 4 7 7.6 4.8 12 4.8 C 16.4 4.8 20 7 23 12 C 20 17 16.4 19.2 12 19.2 C 7.6 19.2 4 17 1 12 Z "
        + "O 12 12 4.7 O 12 12 3"),
    "paperplane.fill": SymbolSource(
      filling: "M 22.5 1.5 L 15.5 22 L 11.3 13.6 L 19 5 L 10.4 12.7 L 2 8.5 Z"),
    "flag.fill": SymbolSource(
      filling:
        "M 4 2 L 5.8 2 L 5.8 22.5 L 4 22.5 Z M 6.6 3 C 11 1 14 6 20.5 3.5 L 20.5 13.5 C 14 16 11 11 6.6 13 Z"),
    "gamecontroller.fill": SymbolSource(
      filling: "M 7 6 L 17 6 C 20 6 21.5 8.5 22.8 14.5 C 23.6 18.5 20.3 20 18 17 L 16 14.8 L 8 14.8 L 6 17 "
        + "C 3.7 20 0.4 18.5 1.2 14.5 C 2.5 8.5 4 6 7 6 Z O 16.3 10.3 1.6",
      cuts: "M 7.7 8.4 L 7.7 12.2 M 5.8 10.3 L 9.6 10.3"),
    "chart.bar.fill": SymbolSource(filling: "R 2 13 4.8 8.5 0.8 R 9.6 7.5 4.8 14 0.8 R 17.2 2.5 4.8 19 0.8"),
    "slider.horizontal.3": SymbolSource(
      lines:
        "M 2.5 5.5 L 5.5 5.5 M 10.5 5.5 L 21.5 5.5 O 8 5.5 2 M 2.5 12 L 13.5 12 M 18.5 12 L 21.5 12 O 16 12 2 "
        + "M 2.5 18.5 L 5.5 18.5 M 10.5 18.5 L 21.5 18.5 O 8 18.5 2"),
  ]

  private static let outlines = LockedValue<[String: SymbolOutline]>([:])

  /// The symbol of a name; nil for names that are not in the table.
  static func outline(_ name: String) -> SymbolOutline? {
    outlines.withLock { known in
      if let outline = known[name] { return outline }
      guard let source = sources[name] else { return nil }
      let outline = SymbolOutline(source)
      known[name] = outline
      return outline
    }
  }
}
