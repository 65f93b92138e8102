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
