extension Text {
  /// The characters without their styles and images, with dates as they are now.
  package var string: String { pieces.filter { !$0.isImage }.map(\.string).joined() }
}

extension Text.Piece {
  fileprivate var isImage: Bool { if case .image = content { true } else { false } }

  /// The characters, with dates as they are now.
  var string: String { string(in: EnvironmentValues()) }
}
