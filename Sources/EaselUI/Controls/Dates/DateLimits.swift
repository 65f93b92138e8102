/// The dates that a person can choose from. Both bounds belong to them.
struct DateLimits: Equatable {
  /// The earliest date; `nil` for none.
  var minimum: Date?
  /// The latest date; `nil` for none.
  var maximum: Date?

  init(minimum: Date? = nil, maximum: Date? = nil) { (self.minimum, self.maximum) = (minimum, maximum) }

  init(_ range: ClosedRange<Date>) { self.init(minimum: range.lowerBound, maximum: range.upperBound) }

  init(_ range: PartialRangeFrom<Date>) { self.init(minimum: range.lowerBound) }

  init(_ range: PartialRangeThrough<Date>) { self.init(maximum: range.upperBound) }

  init(_ range: Range<Date>) {
    self.init(minimum: range.lowerBound, maximum: DateLimits.last(before: range.upperBound))
  }

  init(_ range: PartialRangeUpTo<Date>) { self.init(maximum: DateLimits.last(before: range.upperBound)) }

  private static func last(before end: Date) -> Date {
    Date(timeIntervalSinceReferenceDate: end.timeIntervalSinceReferenceDate.nextDown)
  }
}

extension DateLimits {
  /// Whether there is no date that can be chosen.
  var isEmpty: Bool { if let minimum, let maximum { minimum > maximum } else { false } }

  /// The bounds within what calendars support. A bound of NaN is none; a maximum before the minimum counts as that.
  private var range: ClosedRange<Date> {
    let lower = minimum.flatMap { $0.isNumber ? $0.writable : nil } ?? .distantPast
    let upper = maximum.flatMap { $0.isNumber ? $0.writable : nil } ?? .distantFuture
    return lower...max(lower, upper)
  }

  /// The nearest date within the limits and within what calendars support.
  func clamped(_ date: Date) -> Date {
    min(max(date.writable, range.lowerBound), range.upperBound)
  }

  /// Whether a date in a period, without its end, can be chosen.
  func overlaps(_ period: DateInterval) -> Bool {
    !isEmpty && period.start <= range.upperBound && period.end > range.lowerBound
  }
}

extension Date {
  fileprivate var isNumber: Bool { !timeIntervalSinceReferenceDate.isNaN }

  /// The nearest date within the range that calendars support; the reference date for NaN.
  var writable: Date {
    isNumber ? min(max(self, .distantPast), .distantFuture) : Date(timeIntervalSinceReferenceDate: 0)
  }
}
