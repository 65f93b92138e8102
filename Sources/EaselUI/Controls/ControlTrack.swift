// What the bars and rings of controls have in common.

extension Color {
  /// What a bar or ring has where nothing is marked.
  static let controlTrack = Color.gray.opacity(0.35)
}

extension View {
  /// The room of a bar: as wide as is proposed, at least 40 points, and so many points high.
  func barFrame(height: CGFloat) -> some View {
    frame(minWidth: 40, idealWidth: 150, maxWidth: .infinity).frame(height: height)
  }
}
