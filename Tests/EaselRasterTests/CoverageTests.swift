import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Testing

@testable import EaselRaster

/// Compares coverage with a finely sampled reference of the same path.
@Suite struct CoverageTests {
  /// Draws a black fill on white and returns its coverage in 0...255.
  static func coverage(of path: Path, size: Int, isEvenOdd: Bool = false) -> [Double] {
    let frame = draw([(path, FillStyle(eoFill: isEvenOdd))], size: size)
    return (0..<size * size).map { 255 - Double(frame[$0 % size, $0 / size] & 255) }
  }

  static func draw(_ paths: [(Path, FillStyle)], size: Int) -> Pixmap {
    let recorder = FragmentRecorder()
    for (path, style) in paths { recorder.append(.fill(path, style, .solid(.black)), state: DrawingState()) }
    let list = DisplayList(
      root: recorder.finish(), size: CGSize(width: size, height: size), background: .white)
    let frame = Pixmap(width: size, height: size)
    _ = Rasterizer(threads: 1).render(list, into: frame)
    return frame
  }

  /// The mean and the largest difference of pixels that are partly covered in either bitmap.
  static func errors(_ ours: [Double], _ reference: ReferenceCoverage) -> (mean: Double, max: Double) {
    var differences: [Double] = []
    for (index, value) in ours.enumerated() {
      let exact = reference.values[index] * 255
      if (exact > 0 && exact < 255) || (value > 0 && value < 255) { differences.append(abs(value - exact)) }
    }
    return (differences.reduce(0, +) / Double(max(1, differences.count)), differences.max() ?? 0)
  }

  @Test(arguments: [3.0, 8.0, 31.7, 100.3])
  func circlesMatchTheReference(radius: Double) {
    let size = Int(radius * 2) + 5
    let center = radius + 1.37
    let path = Path(
      ellipseIn: CGRect(x: center - radius, y: center - radius, width: radius * 2, height: radius * 2))
    var flat = FlatPath()
    flat.append(path, transform: .identity, tolerance: 1e-6)
    let polygon = Array(flat.points)
    let error = Self.errors(
      Self.coverage(of: path, size: size), ReferenceCoverage(of: [polygon], width: size, height: size))
    #expect(error.mean <= 3.1, "mean \(error.mean)")
    #expect(error.max <= 8.3, "max \(error.max)")
  }

  @Test(arguments: [false, true])
  func polygonsMatchTheReference(isEvenOdd: Bool) {
    var random = SplitMix64(seed: 11)
    var worst = (mean: 0.0, max: 0.0)
    for _ in 0..<40 {
      let points = (0..<random.int(in: 3..<9)).map { _ in
        SIMD2(
          (random.double(in: -8..<72) * 256).rounded() / 256,
          (random.double(in: -8..<72) * 256).rounded() / 256)
      }
      var buffer = PathBuffer()
      buffer.move(to: CGPoint(x: points[0].x, y: points[0].y))
      for point in points.dropFirst() { buffer.line(to: CGPoint(x: point.x, y: point.y)) }
      let ours = Self.coverage(of: Path(storage: .elements(buffer)), size: 64, isEvenOdd: isEvenOdd)
      let error = Self.errors(
        ours, ReferenceCoverage(of: [points], width: 64, height: 64, isEvenOdd: isEvenOdd))
      worst.mean = max(worst.mean, error.mean)
    }
    #expect(worst.mean <= 3.1, "mean \(worst.mean)")
  }
}
