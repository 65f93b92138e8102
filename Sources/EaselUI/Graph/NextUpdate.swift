import EaselGeometry

/// When a host wants to be updated again.
package enum NextUpdate: Equatable, Sendable {
  /// Something has changed that is not shown yet.
  case immediately
  /// With the first refresh of the display at or after the date.
  case refresh(notBefore: Date)
  /// At the date.
  case date(Date)
}

extension NextUpdate {
  /// The one that is due first; nil only when both are.
  static func sooner(_ first: NextUpdate?, _ second: NextUpdate?) -> NextUpdate? {
    guard let first, let second else { return first ?? second }
    return first.earliestDate <= second.earliestDate ? first : second
  }

  private var earliestDate: Date {
    switch self {
    case .immediately: .distantPast
    case .refresh(let date), .date(let date): date
    }
  }
}
