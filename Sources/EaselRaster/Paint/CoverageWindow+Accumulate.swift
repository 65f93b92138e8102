import EaselKernels

extension CoverageWindow {
  /// Adds the coverage of all that lies to the right of each edge.
  mutating func accumulate(_ edges: UnsafeBufferPointer<Edge>, _ kernels: UnsafePointer<EaselKernelTable>) {
    guard let first = edges.baseAddress else { return }
    var target = EaselCells(
      cells: UnsafeMutableRawPointer(cells).assumingMemoryBound(to: Int32.self), marks: marks,
      column0: column0, strip0: strip0, columns: columns, strips: strips, stride: stride,
      mark_stride: wordStride)
    // An `Edge` is laid out as an `EaselLine`.
    let lines = UnsafeRawPointer(first).assumingMemoryBound(to: EaselLine.self)
    kernels.pointee.accumulate(&target, lines, edges.count)
  }
}
