extension Pixmap {
  /// All pixels without what lies between rows, top row first: four bytes each, blue, green, red, alpha.
  package var packedBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: pixels + row * stride, count: width * 4))
    }
    return bytes
  }
}
