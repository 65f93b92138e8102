extension EnvironmentValues {
  /// The number of lines for which texts and fields reserve space, from 1 to 1000; nil for none.
  @Entry var reservedLines: Int?
}

/// Sets the limits of the number of lines.
struct LineLimits {
  let limit: Int?
  let reserved: Int?
}

extension LineLimits: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) {
    (environment.lineLimit, environment.reservedLines) = (limit, reserved)
  }
}

extension Int {
  /// The number as one of lines for which space is reserved.
  fileprivate var reservedLines: Int { Swift.max(1, Swift.min(self, 1000)) }
}

nonisolated extension View {
  /// Sets the smallest number of lines for which texts and text fields in the view have space; there is no largest one.
  /// At most 1000 lines are reserved.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LineLimits(limit: nil, reserved: limit.lowerBound.reservedLines))
  }

  /// Sets the largest number of lines of texts and text fields in the view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(LineLimits(limit: limit.upperBound, reserved: nil))
  }

  /// Sets the smallest number of lines for which texts and text fields in the view have space, and the largest number of
  /// their lines. At most 1000 lines are reserved.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LineLimits(limit: limit.upperBound, reserved: limit.lowerBound.reservedLines))
  }

  /// Sets the largest number of lines of texts and text fields in the view.
  ///
  /// - Parameter reservesSpace: Whether texts and text fields are at least as high as that number of lines, of at most 1000.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LineLimits(limit: limit, reserved: reservesSpace ? limit.reservedLines : nil))
  }
}
