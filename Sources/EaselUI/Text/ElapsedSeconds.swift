/// Whole seconds since a date, negative before it. The second that runs out counts until it is over, so that what counts
/// down to a date shows 0 when that has come.
struct ElapsedSeconds: Equatable {
  let value: Double

  /// A tick that comes this much too early counts as in time: dates far from their reference are rounded.
  static let tolerance = 0.001
  /// More than three thousand years; sums stay exact.
  private static let limit = 1e11

  init(from date: Date, to now: Date) {
    let seconds = (now.timeIntervalSince(date) + ElapsedSeconds.tolerance).rounded(.down)
    value = seconds.isNaN ? 0 : min(max(seconds, -ElapsedSeconds.limit), ElapsedSeconds.limit)
  }

  /// How far away the date is.
  var distance: Duration { .seconds(abs(value)) }

  /// The seconds since the date at which a distance in whole units is another one next, for units that depend on the
  /// distance.
  func next(by unit: (Double) -> Double) -> TimeInterval {
    let unit = unit(abs(value))
    let steps = (abs(value) / unit).rounded(.down)
    return value < 0 ? min(0, 1 - steps * unit) : (steps + 1) * unit
  }

  /// The smaller of the two largest units of a distance, but hours for those of a day and more.
  static func smallestOfTwoUnits(_ seconds: Double) -> Double {
    seconds < hour ? 1 : seconds < day ? minute : hour
  }

  /// The largest unit of a distance, but hours for those of a day and more.
  static func largestUnit(_ seconds: Double) -> Double {
    seconds < minute ? 1 : seconds < hour ? minute : hour
  }

  /// Units of the distance that stand next to each other, seconds and minutes for the shortest.
  var twoLargestUnits: Set<Duration.UnitsFormatStyle.Unit> {
    switch abs(value) {
    case ..<ElapsedSeconds.hour: [.minutes, .seconds]
    case ..<ElapsedSeconds.day: [.hours, .minutes]
    case ..<(7 * ElapsedSeconds.day): [.days, .hours]
    default: [.weeks, .days]
    }
  }

  private static let minute = 60.0
  private static let hour = 3600.0
  private static let day = 86_400.0
}
