extension Double {
  /// The nearest number within 0...1; 0 for one that is none.
  var clampedToUnitInterval: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
