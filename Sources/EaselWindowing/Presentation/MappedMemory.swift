/// Memory that is mapped into the process as long as somebody refers to it.
final class MappedMemory {
  let address: UnsafeMutableRawPointer
  let byteCount: Int

  private let unmap: (UnsafeMutableRawPointer) -> Void

  init(
    _ address: UnsafeMutableRawPointer, byteCount: Int, unmap: @escaping (UnsafeMutableRawPointer) -> Void
  ) {
    self.address = address
    self.byteCount = byteCount
    self.unmap = unmap
  }

  deinit { unmap(address) }
}
