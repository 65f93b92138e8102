import EaselWindowing

/// Who asked for a wakeup.
package enum WakeupReason: String, Sendable {
  /// State, input or size: something changed that is not shown yet.
  case change
  /// Something moves with every refresh of the display.
  case refresh
  /// A timeline changes at a date.
  case date
  /// What lies over the view wants to be drawn again.
  case overlay
  /// A timer of the user's.
  case timer
}

/// A moment at which the program goes on, and why.
struct Wakeup: Equatable {
  var time: MonotonicTime
  var reason: WakeupReason

  /// The one that comes first, nil standing for never. Frames ask for it again and again, for which an array of both
  /// would be made each time.
  static func first(_ one: Wakeup?, _ other: Wakeup?) -> Wakeup? {
    guard let one, let other else { return one ?? other }
    return other.time < one.time ? other : one
  }
}
