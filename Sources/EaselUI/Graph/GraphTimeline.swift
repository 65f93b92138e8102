/// Something in a graph that changes with time.
@MainActor
protocol GraphTimeline: AnyObject {
  var isMounted: Bool { get }

  /// When it will show something new; nil while it does not.
  var nextUpdate: NextUpdate? { get }

  /// Marks what is to be shown anew at the date.
  func advance(to date: Date)
}

/// The elements whose sizes or pictures depend on the date that is shown, and hold for a while only.
///
/// An element is on the list until that while is over; when it reads the date again, it comes back. So what is not
/// measured or drawn any more wants no updates.
@MainActor
final class DateReaders: GraphTimeline {
  private var expiries: [ObjectIdentifier: Expiry] = [:]

  private struct Expiry {
    let element: LayoutElement
    var date: Date
  }

  var isMounted: Bool { true }

  /// Has an element made anew at a date, or earlier if it wanted that before.
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
