/// A part of a graph that changes over time.
@MainActor
protocol GraphTimeline: AnyObject {
  var isMounted: Bool { get }

  /// The time of the next change; `nil` if none is scheduled.
  var nextUpdate: NextUpdate? { get }

  /// Invalidates what changes at the date.
  func advance(to date: Date)
}

/// The elements whose size or drawing depends on the current date and is valid for a limited time.
///
/// An element is removed when its validity ends and added again when it next reads the date. Elements that
/// are no longer measured or drawn therefore cause no updates.
@MainActor
final class DateReaders: GraphTimeline {
  private var expiries: [ObjectIdentifier: Expiry] = [:]

  private struct Expiry {
    let element: LayoutElement
    var date: Date
  }

  var isMounted: Bool { true }

  /// Invalidates an element at a date, or at the earlier date of a previous call.
  func add(_ element: LayoutElement, until date: Date) {
    let date = expiries[ObjectIdentifier(element)].map { min($0.date, date) } ?? date
    expiries[ObjectIdentifier(element)] = Expiry(element: element, date: date)
  }

  var nextUpdate: NextUpdate? {
    expiries.values.lazy.filter(\.element.isAttached).map(\.date).min().map { .date($0) }
  }

  func advance(to date: Date) {
    for (key, expiry) in expiries where expiry.date <= date || !expiry.element.isAttached {
      expiries[key] = nil
      if expiry.element.isAttached { expiry.element.dateDidPass() }
    }
  }
}

/// The time at which a host needs its next update.
package enum NextUpdate: Equatable, Sendable {
  /// As soon as possible: there are changes that are not shown yet.
  case immediately
  /// At the first refresh of the display at or after the date.
  case refresh(notBefore: Date)
  /// At the date.
  case date(Date)

  /// The earlier of two updates; the first one if their dates are equal.
  static func earlier(_ first: NextUpdate?, _ second: NextUpdate?) -> NextUpdate? {
    guard let first, let second else { return first ?? second }
    return second.sortDate < first.sortDate ? second : first
  }

  private var sortDate: Date {
    switch self {
    case .immediately: .distantPast
    case .refresh(let date), .date(let date):
      // NaN is never reached, and would compare as neither earlier nor later.
      date.timeIntervalSinceReferenceDate.isNaN ? .distantFuture : date
    }
  }
}
