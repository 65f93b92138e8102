extension EnvironmentValues {
  /// The number of lines for which texts and fields reserve space; nil for none.
  @Entry var reservedLines: Int?
}

nonisolated extension View {
  /// Sets the smallest number of lines of text fields in the view; there is no largest one. Texts are not limited.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil).environment(\.reservedLines, limit.lowerBound)
  }

  /// Sets the largest number of lines of texts and text fields in the view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, nil)
  }

  /// Sets the smallest number of lines of text fields in the view, and the largest one of texts and text fields.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, limit.lowerBound)
  }

  /// Sets the largest number of lines of texts and text fields in the view.
  ///
  /// - Parameter reservesSpace: Whether text fields are as high as that number of lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.reservedLines, reservesSpace ? limit : nil)
  }
}
