/// The parts of a date that a date picker shows and changes.
///
/// ```swift
/// let dayOnly: DatePickerComponents = .date
/// ```
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates a set from the bits of its elements.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute, in the 12-hour or 24-hour form of the locale.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}
