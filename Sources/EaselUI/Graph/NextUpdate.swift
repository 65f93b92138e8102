import EaselGeometry

/// When a host wants to be updated again.
package enum NextUpdate: Equatable, Sendable {
  /// Something has changed that is not shown yet.
  case immediately
  /// With the first refresh of the display at or after the date.
  case refresh(notBefore: Date)
  /// At the date.
  case date(Date)
}
