extension Text {
  /// The characters without their styles, with dates as they are now.
  package var string: String { pieces.map(\.string).joined() }
}

extension Text.Piece {
  /// The characters, with dates as they are now.
  var string: String { string(in: EnvironmentValues()) }
}
