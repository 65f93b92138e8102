extension Subscribers {
  /// How many values are asked for.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// `Int.max` where there is no limit.
    private let count: Int

    private init(count: Int) { self.count = count }

    /// As many as there are.
    public static let unlimited = Demand(count: .max)

    /// No more.
    public static let none = Demand(count: 0)

    /// A number of values; none where it is negative.
    public static func max(_ value: Int) -> Demand { Demand(count: Swift.max(value, 0)) }

    /// The number; nil where there is no limit.
    public var max: Int? { count == .max ? nil : count }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }

    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      let (sum, isTooMuch) = lhs.count.addingReportingOverflow(rhs.count)
      return isTooMuch ? .unlimited : Demand(count: sum)
    }

    /// What is left of a demand; no limit stays so.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      lhs == .unlimited ? .unlimited : .max(lhs.count - rhs.count)
    }

    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }
    public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs == .max(rhs) }
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs > .max(rhs) }
    public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs >= .max(rhs) }
    public static func < (lhs: Demand, rhs: Int) -> Bool { lhs < .max(rhs) }
    public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs <= .max(rhs) }
  }
}
