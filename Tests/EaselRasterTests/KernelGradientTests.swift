import EaselKernels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

private let spreads: [EaselSpread] = [.pad, .repeat, .mirror]

extension SplitMix64 {
  fileprivate mutating func float(_ range: Range<Double>) -> Float { Float(double(in: range)) }

  /// A random gradient of a kind. Vertical and horizontal ones are frequent.
  fileprivate mutating func gradient(_ kind: EaselGradientKind, _ ramp: EaselColorRamp) -> EaselGradient {
    let reach = kind == .linear ? 4.0 : 300, growth = kind == .linear ? 0.02 : 2
    let shrinks = oneIn(2)
    return EaselGradient(
      kind: kind, ramp: ramp, u: double(in: -reach..<reach), v: double(in: -reach..<reach),
      u_dy: oneIn(4) ? 0 : double(in: -growth..<growth), v_dy: double(in: -growth..<growth),
      u_dx: oneIn(4) ? 0 : float(-growth..<growth), v_dx: oneIn(4) ? 0 : float(-growth..<growth),
      scale: shrinks ? -0.007 : 0.007, bias: shrinks ? 1.3 : -0.3, circles: circles())
  }

  fileprivate mutating func circles() -> EaselTwoCircles {
    let (u, v) = (float(-100..<100), float(-100..<100))
    let (radius, delta) = (float(0..<80), float(-80..<200))
    let a = oneIn(4) ? 0 : u * u + v * v - delta * delta
    return EaselTwoCircles(
      center_u: u, center_v: v, radius: radius, radius_delta: delta, a: a, inverse_a: 1 / a,
      is_flat: oneIn(2) ? 1 : 0)
  }
}

@Suite("Gradient kernels")
struct KernelGradientTests {
  /// A rectangle of pixels that a kernel paints, in an array with a margin around it.
  private struct Field {
    let width: Int
    let rows: Int
    let x: Int32
    let y: Int32
    let before: [UInt32]
    let mask: [UInt8]
    let alpha: UInt8

    var stride: Int { width + 3 }

    init(width: Int, rows counts: Range<Int> = 1..<5, _ random: inout SplitMix64) {
      self.width = width
      rows = random.int(in: counts)
      (x, y) = (Int32(random.int(in: -100..<4000)), Int32(random.int(in: -100..<4000)))
      before = random.pixels((width + 3) * rows + 1)
      mask = random.coverages((width + 3) * rows)
      alpha = random.coverage()
    }

    /// The array after each pixel was replaced by the result of `pixel` for its row, its column and its old value.
    func painted(_ pixel: (_ row: Int, _ column: Int, _ index: Int) -> UInt32) -> [UInt32] {
      var pixels = before
      for row in 0..<rows {
        for column in 0..<width { pixels[row * stride + column] = pixel(row, column, row * stride + column) }
      }
      return pixels
    }
  }

  /// Compares the three kernels with the twin for all instruction sets, spreads, lengths and some table sizes.
  @Test(arguments: [EaselGradientKind.linear, .radial, .twoCircles, .conic])
  func kernelsEqualTheirTwins(kind: EaselGradientKind) {
    var random = SplitMix64(announcing: "gradient kernels", seed: 8 + UInt64(kind.rawValue))
    for n in kernelLengths where n < 1001 {
      let size = [1, 2, 256, 1024][n % 4]
      let (leading, trailing) = random.oneIn(2) ? (size / 3, size / 4) : (0, 0)
      var colors = random.pixels(size)
      for index in 0..<leading { colors[index] = colors[0] }
      for index in size - trailing..<size { colors[index] = colors[size - 1] }
      for spread in spreads {
        colors.withPointer { colors in
          let ramp = EaselColorRamp(
            colors: colors, size: Int32(size), spread: spread, leading: Int32(leading),
            trailing: Int32(trailing))
          expectTwins(random.gradient(kind, ramp), Field(width: n, &random))
        }
      }
    }
  }

  private func expectTwins(_ gradient: EaselGradient, _ field: Field) {
    let colors = field.painted { row, column, _ in
      KernelGradientTwin.color(gradient, field.x + Int32(column), field.y + Int32(row))
    }
    let over = field.painted { KernelTwin.over(colors[$2], field.before[$2], mask: field.alpha) }
    let masked = field.painted { KernelTwin.over(colors[$2], field.before[$2], mask: field.mask[$2]) }
    for table in KernelTable.available {
      func painted(_ paint: (UnsafeMutablePointer<UInt32>, UnsafePointer<EaselGradient>) -> Void) -> [UInt32]
      {
        var pixels = field.before
        pixels.withUnsafeMutableBufferPointer { pixels in
          withUnsafePointer(to: gradient) { paint(pixels.baseAddress!, $0) }
        }
        return pixels
      }
      let (x, y, n) = (field.x, field.y, field.width)
      let name: Comment = "\(table.name), \(n) pixels, \(field.rows) rows, \(gradient)"
      #expect(painted { table.gradient($0, field.stride, x, y, n, field.rows, $1) } == colors, name)
      #expect(
        painted { table.over_gradient($0, field.stride, x, y, n, field.rows, $1, field.alpha) } == over, name)
      let isMasked = painted {
        table.over_gradient_mask($0, field.stride, x, y, n, field.rows, $1, field.mask, field.stride)
      }
      #expect(isMasked == masked, name)
    }
  }

  /// Rectangles within one color, across the end of one color, and around the center of circles.
  @Test(arguments: [EaselGradientKind.linear, .radial], [Float(1), -1])
  func equalCornersDoNotImplyUniformRows(kind: EaselGradientKind, sense: Float) {
    var random = SplitMix64(announcing: "even corners", seed: 12)
    var colors = random.pixels(256)
    for index in 0..<100 { (colors[index], colors[255 - index]) = (colors[0], colors[255]) }
    for _ in 0..<100 {
      let field = Field(width: random.int(in: 1..<60), rows: 1..<60, &random)
      let step = random.double(in: 0.001..<0.02) * Double(sense)
      colors.withPointer { colors in
        let ramp = EaselColorRamp(colors: colors, size: 256, spread: .pad, leading: 100, trailing: 100)
        let middle = Double(field.x) + random.double(in: -30..<90)
        let height = Double(field.y) + random.double(in: -30..<90)
        expectTwins(
          EaselGradient(
            kind: kind, ramp: ramp, u: (kind == .linear ? 0.5 : 0) - middle * step, v: -height * step,
            u_dy: kind == .linear ? step : 0, v_dy: step, u_dx: Float(step), v_dx: 0, scale: sense,
            bias: sense > 0 ? 0.1 : 0.9, circles: EaselTwoCircles()), field)
      }
    }
  }

  @Test("The conic parameter is the angle in turns within 3e-6")
  func conicAngle() {
    var random = SplitMix64(announcing: "conic angle", seed: 9)
    for _ in 0..<100_000 {
      let (u, v) = (random.float(-500..<500), random.float(-500..<500))
      let exact = atan2(Double(v), Double(u)) / (2 * .pi)
      let difference = Double(KernelGradientTwin.conic(u, v)) - (exact < 0 ? exact + 1 : exact)
      if abs(difference) > 3e-6 { Issue.record("(\(u), \(v)) is off by \(difference)") }
    }
    #expect(KernelGradientTwin.conic(0, 0) == 0)
    #expect(KernelGradientTwin.conic(0, 3) == 0.25)
    #expect(KernelGradientTwin.conic(-3, 0) == 0.5)
  }

  @Test("Parts of a row have the bytes of the whole row")
  func splitRowsHaveTheSamePixels() {
    var random = SplitMix64(announcing: "split rows", seed: 10)
    let colors = random.pixels(1024)
    for _ in 0..<50 {
      let cut = random.int(in: 1..<299)
      colors.withPointer { colors in
        let ramp = EaselColorRamp(colors: colors, size: 1024, spread: .mirror, leading: 0, trailing: 0)
        let gradient = random.gradient(.twoCircles, ramp)
        withUnsafePointer(to: gradient) { gradient in
          for table in KernelTable.available {
            var whole = [UInt32](repeating: 0, count: 300)
            table.gradient(&whole, 0, 50, 7, 300, 1, gradient)
            var split = [UInt32](repeating: 0, count: 300)
            split.withUnsafeMutableBufferPointer {
              table.gradient($0.baseAddress!, 0, 50, 7, cut, 1, gradient)
              table.gradient($0.baseAddress! + cut, 0, 50 + Int32(cut), 7, 300 - cut, 1, gradient)
            }
            #expect(split == whole, "\(table.name), cut at \(cut)")
          }
        }
      }
    }
  }

  @Test("NaN, infinite and enormous parameters stay within the table")
  func badParameters() {
    let colors: [UInt32] = [1, 2, 3]
    colors.withPointer { colors in
      for spread in spreads {
        let ramp = EaselColorRamp(colors: colors, size: 3, spread: spread, leading: 0, trailing: 0)
        for bad in [Double.nan, .infinity, -.infinity, 3e38, -3e38] {
          let circles = EaselTwoCircles(
            center_u: 1, center_v: Float(bad), radius: 1, radius_delta: Float(bad), a: Float(bad),
            inverse_a: 1 / Float(bad), is_flat: spread == .pad ? 1 : 0)
          for kind in [EaselGradientKind.linear, .radial, .twoCircles, .conic] {
            let gradient = EaselGradient(
              kind: kind, ramp: ramp, u: bad, v: 1, u_dy: bad, v_dy: 1, u_dx: Float(bad), v_dx: 1, scale: 1,
              bias: 0, circles: circles)
            withUnsafePointer(to: gradient) { gradient in
              for table in KernelTable.available {
                var row = [UInt32](repeating: 0, count: 20)
                table.gradient(&row, 0, 0, 3, 20, 1, gradient)
                let lowest: UInt32 = kind == .twoCircles ? 0 : 1
                #expect(row.allSatisfy { (lowest...3).contains($0) }, "\(kind), \(bad), \(spread)")
              }
            }
          }
        }
      }
    }
  }
}
