import EaselKernels
import EaselTestSupport
import Testing

@testable import EaselRaster

/// Sampled rows of images as `EaselKernels.h` defines them.
private struct ImageTwin {
  let pixels: [UInt32]
  let image: EaselImage
  let map: EaselImageMap

  func pixel(_ column: Int64, _ row: Int64) -> UInt32 {
    func place(_ value: Int64, _ low: Int32, _ high: Int32, _ first: Int32, _ end: Int32) -> Int64? {
      let (low, high, first, end) = (Int64(low), Int64(high), Int64(first), Int64(end))
      if value >= low && value < high { return value }
      let wrapped = { (value: Int64) in low + ((value - low) % (high - low) + (high - low)) % (high - low) }
      switch image.edge {
      case .transparent: return nil
      case .tile: return wrapped(value)
      case .boundedTile where image.bounds.has_margin != 0 && (value < first || value >= end):
        return value < first ? low - 1 : high
      case .boundedTile: return wrapped(max(first, min(end - 1, value)))
      }
    }
    let bounds = image.bounds
    guard let x = place(column, image.x0, image.x1, bounds.x0, bounds.x1),
      let y = place(row, image.y0, image.y1, bounds.y0, bounds.y1)
    else { return 0 }
    return pixels[Int(y) * Int(image.stride) + Int(x)]
  }

  /// The device row.
  let y: Int32

  func point(_ x: Int32) -> (u: Int64, v: Int64) {
    (
      map.u &+ Int64(x) &* map.u_dx &+ Int64(y) &* map.u_dy,
      map.v &+ Int64(x) &* map.v_dx &+ Int64(y) &* map.v_dy
    )
  }

  func nearest(_ x: Int32) -> UInt32 {
    let (u, v) = point(x)
    return pixel(u >> 32, v >> 32)
  }

  func bilinear(_ x: Int32) -> UInt32 {
    let (u, v) = point(x)
    let (wx, wy) = (UInt32(u >> 24 & 255), UInt32(v >> 24 & 255))
    let (column, row) = (u >> 32, v >> 32)
    let (p00, p10) = (pixel(column, row), pixel(column + 1, row))
    let (p01, p11) = (pixel(column, row + 1), pixel(column + 1, row + 1))
    return [UInt32(0), 8, 16, 24].reduce(0) { result, shift in
      let upper = (p00 >> shift & 255) * (256 - wx) * (256 - wy) + (p10 >> shift & 255) * wx * (256 - wy)
      let lower = (p01 >> shift & 255) * (256 - wx) * wy + (p11 >> shift & 255) * wx * wy
      return result | ((upper + lower + 32768) >> 16) << shift
    }
  }
}

@Suite("Image kernels equal their scalar twins")
struct KernelImageTests {
  private let edges: [EaselEdge] = [.transparent, .tile, .boundedTile]

  /// Bounds around the used part of the images below. With a margin, there are other pixels beside that part.
  private func bounds(hasMargin: Bool, _ random: inout SplitMix64) -> EaselTileBounds {
    EaselTileBounds(
      x0: Int32(random.int(in: -30..<1)), y0: Int32(random.int(in: -30..<1)),
      x1: Int32(random.int(in: 23..<60)), y1: Int32(random.int(in: 17..<60)), has_margin: hasMargin ? 1 : 0)
  }

  /// Compares both kernels with the twin for a transform, with all instruction sets and edges.
  private func expectTwin(_ map: EaselImageMap, x: Int32, n: Int, _ random: inout SplitMix64) {
    let (width, height) = (23, 17)
    let pixels = random.pixels(width * height)
    let edge = edges[random.int(in: edges.indices)]
    pixels.withPointer { base in
      let part = random.oneIn(2)
      let image = EaselImage(
        pixels: base, stride: Int32(width), x0: part ? 3 : 0, y0: part ? 2 : 0, x1: part ? 20 : 23,
        y1: part ? 3 : 17, edge: edge, bounds: bounds(hasMargin: part, &random))
      let twin = ImageTwin(pixels: pixels, image: image, map: map, y: Int32(random.int(in: -3..<4)))
      let columns = (0..<n).map { x + Int32($0) }
      for table in KernelTable.available {
        var row = [UInt32](repeating: 7, count: n + 1)
        withUnsafePointer(to: image) { image in
          withUnsafePointer(to: map) { table.image_bilinear(&row, x, twin.y, n, image, $0) }
        }
        #expect(Array(row[..<n]) == columns.map(twin.bilinear), "\(table.name), \(n), \(edge), \(map)")
        withUnsafePointer(to: image) { image in
          withUnsafePointer(to: map) { table.image_nearest(&row, x, twin.y, n, image, $0) }
        }
        #expect(Array(row[..<n]) == columns.map(twin.nearest), "\(table.name), \(n), \(edge), \(map)")
        #expect(row[n] == 7, "\(table.name), \(n), \(edge)")
      }
    }
  }

  private func fixed(_ value: Double) -> Int64 { Int64(value * 4_294_967_296) }

  @Test func affineMaps() {
    var random = SplitMix64(announcing: "image kernels", seed: 11)
    for n in kernelLengths where n <= 256 {
      for scale in [0.1, 1, 3] {
        let map = EaselImageMap(
          u: fixed(random.double(in: -5..<25)), v: fixed(random.double(in: -5..<20)),
          u_dx: fixed(random.double(in: -scale..<scale)),
          v_dx: random.oneIn(3) ? 0 : fixed(random.double(in: -scale..<scale)),
          u_dy: fixed(random.double(in: -scale..<scale)), v_dy: fixed(random.double(in: -scale..<scale)))
        expectTwin(map, x: Int32(random.int(in: -5..<5)), n: n, &random)
      }
    }
  }

  @Test("Translations by whole pixels and fractions")
  func translations() {
    var random = SplitMix64(announcing: "moved images", seed: 12)
    for n in 0...30 {
      for fraction in [0, 0.25, 0.001] {
        let u = Double(random.int(in: -4..<10)) + fraction
        let v = Double(random.int(in: -2..<18)) + (random.oneIn(2) ? 0 : random.double(in: 0..<1))
        let map = EaselImageMap(u: fixed(u), v: fixed(v), u_dx: fixed(1), v_dx: 0, u_dy: 0, v_dy: fixed(1))
        expectTwin(map, x: 0, n: n, &random)
      }
    }
  }

  @Test("Overflowing coordinates stay within the image")
  func hugeSteps() {
    var random = SplitMix64(announcing: "huge steps", seed: 13)
    for _ in 0..<200 {
      let numbers = (0..<6).map { _ in Int64(bitPattern: random.next()) }
      let map = EaselImageMap(
        u: numbers[0], v: numbers[1], u_dx: numbers[2], v_dx: numbers[3], u_dy: numbers[4], v_dy: numbers[5])
      expectTwin(map, x: Int32(random.int(in: -9000..<9000)), n: 40, &random)
    }
  }

  // MARK: Blocks

  /// Compares `over_bilinear` with the twin for all instruction sets. Pixels around the block must not change.
  private func expectBlockTwin(
    _ map: EaselImageMap, x: Int32, n: Int, rows: Int, isFull: Bool = false, _ random: inout SplitMix64
  ) {
    let (width, height, stride, maskStride) = (23, 17, n + 3, n + 5)
    let pixels = random.pixels(width * height)
    let before = random.pixels(stride * rows + 1)
    let masks = isFull ? [UInt8](repeating: 255, count: maskStride * 3) : random.coverages(maskStride * 3)
    let alpha = random.oneIn(2) ? 255 : UInt8(random.int(in: 0..<255))
    let y = Int32(random.int(in: -3..<4))
    let edge = random.oneIn(3) ? edges[random.int(in: edges.indices)] : .transparent
    pixels.withPointer { base in
      let part = random.oneIn(3)
      let image = EaselImage(
        pixels: base, stride: Int32(width), x0: part ? 3 : 0, y0: part ? 2 : 0, x1: part ? 4 : 23,
        y1: part ? 3 : 17, edge: edge, bounds: bounds(hasMargin: part, &random))
      var expected = before
      for row in 0..<rows {
        let twin = ImageTwin(pixels: pixels, image: image, map: map, y: y + Int32(row))
        let mask = row == 0 ? 0 : row + 1 < rows ? maskStride : 2 * maskStride
        for i in 0..<n {
          let source = KernelTwin.scaled(twin.bilinear(x + Int32(i)), alpha)
          expected[row * stride + i] = KernelTwin.over(
            source, before[row * stride + i], mask: masks[mask + i])
        }
      }
      for table in KernelTable.available {
        var result = before
        withUnsafePointer(to: image) { image in
          withUnsafePointer(to: map) {
            table.over_bilinear(&result, stride, x, y, n, rows, image, $0, alpha, masks, maskStride)
          }
        }
        #expect(result == expected, "\(table.name), \(n) x \(rows), \(edge), \(alpha), \(map)")
      }
    }
  }

  @Test("Blocks of scaled and mirrored images")
  func uprightBlocks() {
    var random = SplitMix64(announcing: "upright blocks", seed: 14)
    for n in 0...140 {
      for scale in [0.02, 0.6, 1, 1.7, 6] {
        let map = EaselImageMap(
          u: fixed(random.double(in: -9..<29)), v: fixed(random.double(in: -5..<20)),
          u_dx: fixed(random.oneIn(4) ? -scale : scale), v_dx: 0, u_dy: 0,
          v_dy: fixed(random.double(in: -scale..<scale)))
        expectBlockTwin(map, x: Int32(random.int(in: -5..<5)), n: n, rows: random.int(in: 0..<6), &random)
      }
    }
  }

  @Test("Blocks of images on whole pixels, also partly or wholly outside of the image")
  func blocksOnWholePixels() {
    var random = SplitMix64(announcing: "blocks on whole pixels", seed: 16)
    let one = Int64(1) << 32
    for n in 0...140 {
      for isFull in [false, true] {
        // A fraction below 1/256 of a pixel has no weight.
        let (u, v) = (Int64(random.int(in: -30..<40)), Int64(random.int(in: -12..<20)))
        let map = EaselImageMap(
          u: u * one + Int64(random.int(in: 0..<1 << 24)), v: v * one + Int64(random.int(in: 0..<1 << 24)),
          u_dx: one, v_dx: 0, u_dy: 0, v_dy: one)
        expectBlockTwin(
          map, x: Int32(random.int(in: -9..<9)), n: n, rows: random.int(in: 0..<6), isFull: isFull, &random)
      }
    }
  }

  @Test("Blocks of rotated images, and overflowing coordinates")
  func otherBlocks() {
    var random = SplitMix64(announcing: "other blocks", seed: 15)
    for n in 0...80 {
      let steps = (0..<4).map { _ in fixed(random.double(in: -2..<2)) }
      let (u, v) = (fixed(random.double(in: -5..<25)), fixed(random.double(in: -5..<20)))
      let turned = EaselImageMap(u: u, v: v, u_dx: steps[0], v_dx: steps[1], u_dy: steps[2], v_dy: steps[3])
      expectBlockTwin(turned, x: 0, n: n, rows: 3, &random)
      let numbers = (0..<4).map { _ in Int64(bitPattern: random.next()) }
      let wrapping = EaselImageMap(
        u: numbers[0], v: numbers[1], u_dx: numbers[2], v_dx: 0, u_dy: 0, v_dy: numbers[3])
      expectBlockTwin(wrapping, x: Int32(random.int(in: -9000..<9000)), n: n, rows: 3, &random)
    }
  }
}
