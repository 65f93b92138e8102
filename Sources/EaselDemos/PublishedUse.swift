import Foundation

/// The processor use, in percent of one processor, that has been published for a drawing on the system where the API comes
/// from.
public struct PublishedUse: Sendable, Equatable, CustomStringConvertible {
  /// Percent; 0 where only "less than" was said.
  public let least: Double
  /// Percent.
  public let most: Double

  static func percent(_ value: Double) -> PublishedUse { PublishedUse(least: value, most: value) }
  static func percent(_ range: ClosedRange<Double>) -> PublishedUse {
    PublishedUse(least: range.lowerBound, most: range.upperBound)
  }
  static func below(_ percent: Double) -> PublishedUse { PublishedUse(least: 0, most: percent) }

  /// The percentage as it was published, such as "14 to 16 %".
  public var description: String {
    if least == most { return String(format: "%g %%", most) }
    return least == 0 ? String(format: "< %g %%", most) : String(format: "%g to %g %%", least, most)
  }

  /// By which factor that is cheaper than another use, such as "1.9 to 2.1x".
  public func factor(below other: PublishedUse) -> String {
    let (smallest, largest) = (other.most / most, other.most / least)
    if least == most { return String(format: "%.1fx", largest) }
    return least == 0
      ? String(format: "> %.1fx", smallest) : String(format: "%.1f to %.1fx", smallest, largest)
  }
}
