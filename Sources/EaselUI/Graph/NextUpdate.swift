/// When a host wants to be updated again.
package enum NextUpdate: Equatable, Sendable {
  /// Something has changed that is not shown yet.
  case immediately
  /// With the first refresh of the display at or after the date.
  case refresh(notBefore: Date)
  /// At the date.
  case date(Date)

  /// The one of two that comes first. A refresh comes some time after its date, so at the same one it is the later.
  static func earlier(_ first: NextUpdate?, _ second: NextUpdate?) -> NextUpdate? {
    guard let first, let second else { return first ?? second }
    return second.sortDate < first.sortDate ? second : first
  }

  private var sortDate: Date {
    switch self {
    case .immediately: .distantPast
    case .refresh(let date), .date(let date): date
    }
  }
}
