extension Text {
  /// The characters without their styles.
  package var string: String { pieces.map(\.string).joined() }
}
