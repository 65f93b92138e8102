extension Path {
  /// The identity of a path: the addresses of its elements. Two paths of equal identity are equal, provided
  /// that the first one is retained.
  package struct Identity {
    private var verbs: UnsafeRawPointer?
    private var points: UnsafeRawPointer?

    /// The identity of no path.
    package init() {}

    package init(_ path: borrowing Path) {
      guard case .elements(let buffer) = path.storage else { return }
      verbs = buffer.verbs.withUnsafeBytes { $0.baseAddress }
      points = buffer.points.withUnsafeBytes { $0.baseAddress }
    }

    /// Whether both paths have the same elements in memory; false for paths without elements.
    package func isSame(as other: Identity) -> Bool {
      points != nil && points == other.points && verbs == other.verbs
    }
  }
}
