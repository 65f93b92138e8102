import Synchronization

/// Tells one place that shows pictures from all others, also when its pictures change: what a renderer needs to go on
/// showing the last one until the next is ready. No two that are made are equal.
public struct PictureIdentity: Hashable, Sendable {
  let number: UInt64

  private static let count = Atomic<UInt64>(0)

  public init() { number = PictureIdentity.count.wrappingAdd(1, ordering: .relaxed).newValue }
}
