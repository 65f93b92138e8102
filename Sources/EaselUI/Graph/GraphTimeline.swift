/// Something in a graph that changes with time.
@MainActor
protocol GraphTimeline: AnyObject {
  var isMounted: Bool { get }

  /// When it will show something new; nil while it does not.
  var nextUpdate: NextUpdate? { get }

  /// Marks what is to be shown anew at the date.
  func advance(to date: Date)
}
