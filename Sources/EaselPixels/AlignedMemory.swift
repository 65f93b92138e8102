/// Memory that begins at a cache line. Its owner deallocates it.
///
/// Aligned here and not by the allocator: the one of glibc before 2.38 finds no room for an aligned piece where one of
/// the same size was freed, so that a program that comes and goes with pictures and rasterizers would grow.
package struct AlignedMemory {
  /// Bytes.
  package static let alignment = 64

  private let memory: UnsafeMutableRawPointer
  /// The first byte, a multiple of `alignment`.
  package let base: UnsafeMutableRawPointer

  package init(byteCount: Int) {
    memory = .allocate(byteCount: byteCount + AlignedMemory.alignment, alignment: 16)
    base = memory.alignedUp(toMultipleOf: AlignedMemory.alignment)
  }

  package func deallocate() { memory.deallocate() }
}
