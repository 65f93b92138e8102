/// The memory of one cache that lives longer than a frame, for the display of measurements.
package struct CacheUsage: Equatable, Sendable {
  /// What the cache contains, in lower case.
  package var name: String
  /// The bytes of memory, of which a small part may be estimated.
  package var bytes: Int
  /// The largest number of bytes. The entries that one frame needs may exceed it until the next frame. Nil for working
  /// memory, which is as large as the largest recent frame needs.
  package var limit: Int?

  package init(_ name: String, bytes: Int, limit: Int?) {
    (self.name, self.bytes, self.limit) = (name, bytes, limit)
  }
}
