import EaselKernels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

private let spreads: [EaselSpread] = [.pad, .repeat, .mirror]

extension SplitMix64 {
  fileprivate mutating func float(_ range: Range<Double>) -> Float { Float(double(in: range)) }

  fileprivate mutating func plane() -> EaselPlane {
    EaselPlane(
      u: float(-300..<300), v: float(-300..<300), du: float(-2..<2), dv: oneIn(4) ? 0 : float(-2..<2))
  }

  fileprivate mutating func circles() -> EaselTwoCircles {
    let (u, v) = (float(-100..<100), float(-100..<100))
    let (radius, delta) = (float(0..<80), float(-80..<200))
    let a = oneIn(4) ? 0 : u * u + v * v - delta * delta
    return EaselTwoCircles(
      center_u: u, center_v: v, radius: radius, radius_delta: delta, a: a, inverse_a: 1 / a)
  }
}

@Suite("Gradient kernels")
struct KernelGradientTests {
  /// Runs `kernel` on every level, length, spread and some table sizes, and compares with the twin's `parameter`.
  private func expectTwin<Geometry>(
    _ name: String, _ geometry: (inout SplitMix64) -> Geometry,
    kernel: (KernelTable, UnsafeMutablePointer<UInt32>, Int32, Int, EaselColorRamp, Geometry) -> Void,
    parameter: (Geometry, Int32) -> Float?
  ) {
    var random = SplitMix64(announcing: name, seed: 8)
    for n in kernelLengths where n < 1001 {
      let size = [1, 2, 256, 1024][n % 4]
      let (leading, trailing) = random.oneIn(2) ? (size / 3, size / 4) : (0, 0)
      var colors = random.pixels(size)
      for index in 0..<leading { colors[index] = colors[0] }
      for index in size - trailing..<size { colors[index] = colors[size - 1] }
      let shape = geometry(&random)
      let x = Int32(random.int(in: -100..<4000))
      for spread in spreads {
        colors.withPointer { colors in
          let ramp = EaselColorRamp(
            colors: colors, size: Int32(size), spread: spread, leading: Int32(leading),
            trailing: Int32(trailing)
          )
          let expected = (0..<n).map { KernelGradientTwin.color(parameter(shape, x + Int32($0)), ramp) }
          for table in KernelTable.available {
            var row = [UInt32](repeating: 0x0102_0304, count: n + 1)
            row.withUnsafeMutableBufferPointer { kernel(table, $0.baseAddress!, x, n, ramp, shape) }
            #expect(Array(row[..<n]) == expected, "\(name), \(table.name), \(n) pixels, \(spread)")
            #expect(row[n] == 0x0102_0304, "\(name), \(table.name), \(n) pixels")
          }
        }
      }
    }
  }

  @Test func linear() {
    expectTwin(
      "gradient_linear",
      { EaselPlane(u: $0.float(-4..<4), v: 0, du: $0.oneIn(5) ? 0 : $0.float(-0.02..<0.02), dv: 0) },
      kernel: { $0.gradient_linear($1, $2, $3, $4, $5.u, $5.du) },
      parameter: { $0.u + Float($1) * $0.du })
  }

  @Test func radial() {
    expectTwin(
      "gradient_radial", { $0.plane() },
      kernel: { $0.gradient_radial($1, $2, $3, $4, $5, 0.007, -0.3) },
      parameter: { KernelGradientTwin.radial($0, $1, scale: 0.007, bias: -0.3) })
  }

  @Test func twoCircles() {
    expectTwin(
      "gradient_two_circles", { ($0.plane(), $0.circles()) },
      kernel: { $0.gradient_two_circles($1, $2, $3, $4, $5.0, $5.1) },
      parameter: { KernelGradientTwin.twoCircles($0.0, $1, $0.1) })
  }

  @Test func conic() {
    expectTwin(
      "gradient_conic", { $0.plane() }, kernel: { $0.gradient_conic($1, $2, $3, $4, $5) },
      parameter: { spread(of: KernelGradientTwin.conic($0, $1)) })
  }

  /// A conic gradient has no spread: its parameter is within 0...1 as it is.
  private func spread(of turns: Float) -> Float { min(turns, 0.999_999_94) }

  @Test("The conic parameter is the angle in turns within 3e-6")
  func conicAngle() {
    var random = SplitMix64(announcing: "conic angle", seed: 9)
    for _ in 0..<100_000 {
      let plane = EaselPlane(u: random.float(-500..<500), v: random.float(-500..<500), du: 0, dv: 0)
      let exact = atan2(Double(plane.v), Double(plane.u)) / (2 * .pi)
      let difference = Double(KernelGradientTwin.conic(plane, 0)) - (exact < 0 ? exact + 1 : exact)
      if abs(difference) > 3e-6 { Issue.record("(\(plane.u), \(plane.v)) is off by \(difference)") }
    }
    #expect(KernelGradientTwin.conic(EaselPlane(u: 0, v: 0, du: 0, dv: 0), 0) == 0)
    #expect(KernelGradientTwin.conic(EaselPlane(u: 0, v: 3, du: 0, dv: 0), 0) == 0.25)
    #expect(KernelGradientTwin.conic(EaselPlane(u: -3, v: 0, du: 0, dv: 0), 0) == 0.5)
  }

  @Test("A split row has the bytes of the whole")
  func splitsDoNotShow() {
    var random = SplitMix64(announcing: "split rows", seed: 10)
    let colors = random.pixels(1024)
    for _ in 0..<50 {
      let (plane, circles) = (random.plane(), random.circles())
      let cut = random.int(in: 1..<299)
      colors.withPointer { colors in
        let ramp = EaselColorRamp(colors: colors, size: 1024, spread: .mirror, leading: 0, trailing: 0)
        for table in KernelTable.available {
          var whole = [UInt32](repeating: 0, count: 300)
          table.gradient_two_circles(&whole, 50, 300, ramp, plane, circles)
          var split = [UInt32](repeating: 0, count: 300)
          split.withUnsafeMutableBufferPointer {
            table.gradient_two_circles($0.baseAddress!, 50, cut, ramp, plane, circles)
            table.gradient_two_circles(
              $0.baseAddress! + cut, 50 + Int32(cut), 300 - cut, ramp, plane, circles)
          }
          #expect(split == whole, "\(table.name), cut at \(cut)")
        }
      }
    }
  }

  @Test("Parameters that are no numbers or beyond all bounds stay within the table")
  func badParameters() {
    let colors: [UInt32] = [1, 2, 3]
    colors.withPointer { colors in
      for spread in spreads {
        let ramp = EaselColorRamp(colors: colors, size: 3, spread: spread, leading: 0, trailing: 0)
        for bad in [Float.nan, .infinity, -.infinity, 3e38, -3e38] {
          for table in KernelTable.available {
            var row = [UInt32](repeating: 0, count: 20)
            table.gradient_linear(&row, 0, 20, ramp, bad, 1)
            #expect(row.allSatisfy { (1...3).contains($0) }, "linear, \(bad), \(spread)")
            let plane = EaselPlane(u: bad, v: 1, du: bad, dv: 1)
            table.gradient_radial(&row, 0, 20, ramp, plane, 1, 0)
            #expect(row.allSatisfy { (1...3).contains($0) }, "radial, \(bad), \(spread)")
            table.gradient_conic(&row, 0, 20, ramp, plane)
            #expect(row.allSatisfy { (1...3).contains($0) }, "conic, \(bad), \(spread)")
            let circles = EaselTwoCircles(
              center_u: 1, center_v: bad, radius: 1, radius_delta: bad, a: bad, inverse_a: 1 / bad)
            table.gradient_two_circles(&row, 0, 20, ramp, plane, circles)
            #expect(row.allSatisfy { (0...3).contains($0) }, "two circles, \(bad), \(spread)")
          }
        }
      }
    }
  }
}
