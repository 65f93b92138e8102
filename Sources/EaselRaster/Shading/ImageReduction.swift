import EaselGeometry
import EaselPixels

/// A mipmap level of an image: how often its sides are halved before it is sampled, so that a device pixel that
/// covers many image pixels shows their average.
///
/// The width and the height have levels of their own if the transform keeps the axes.
/// L. Williams, "Pyramidal Parametrics", 1983.
struct ImageReduction: Hashable {
  /// The generation of the image.
  var image: UInt64
  /// The used part, in image pixels.
  var part: PixelRect
  /// How often the width and the height are halved.
  var columns: Int
  var rows: Int

  /// - Parameter inverse: The transform from device pixels to image pixels.
  init(of image: PixelImage, part: PixelRect, inverse: CGAffineTransform) {
    self.image = image.generation
    self.part = part
    let (a, b) = (abs(Double(inverse.a)), abs(Double(inverse.b)))
    let (c, d) = (abs(Double(inverse.c)), abs(Double(inverse.d)))
    let keepsAxes = inverse.keepsAxes
    let across = keepsAxes ? max(a, c) : max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    let down = keepsAxes ? max(b, d) : across
    columns = ImageReduction.halvings(pixelsPerStep: across, size: part.width)
    rows = ImageReduction.halvings(pixelsPerStep: down, size: part.height)
  }

  var isIdentity: Bool { columns == 0 && rows == 0 }

  /// The size of the reduced image in pixels.
  var width: Int { max(1, (part.width + (1 << columns) - 1) >> columns) }
  var height: Int { max(1, (part.height + (1 << rows) - 1) >> rows) }

  /// The transform from image pixels to pixels of the reduced image.
  var transform: CGAffineTransform {
    CGAffineTransform(translationX: -CGFloat(part.x0), y: -CGFloat(part.y0)).concatenating(
      CGAffineTransform(
        scaleX: CGFloat(width) / CGFloat(part.width), y: CGFloat(height) / CGFloat(part.height)))
  }

  /// The number of halvings after which a step of one device pixel is between 0.7 and 1.4 pixels of the reduced
  /// image. At least one pixel remains.
  private static func halvings(pixelsPerStep: Double, size: Int) -> Int {
    var halvings = 0
    while pixelsPerStep > Double(1 << halvings) * 2.0.squareRoot(), size > 1 << halvings { halvings += 1 }
    return halvings
  }

  /// The reduced image: averages of the equal rectangles that the part is divided into.
  func reduced(_ image: PixelImage) -> PixelImage {
    let columns = Spans(of: part.width, cutInto: width)
    let rows = Spans(of: part.height, cutInto: height)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    var sums = [SIMD4<Float>](repeating: SIMD4(), count: width)
    image.pixels.withUnsafeBufferPointer { source in
      for row in 0..<height {
        for column in 0..<width { sums[column] = SIMD4() }
        rows.forEach(in: row) { y, weight in
          let start = (Int(part.y0) + y) * image.width + Int(part.x0)
          for column in 0..<width {
            var sum = SIMD4<Float>()
            columns.forEach(in: column) { x, share in sum += PixelBlend.unpack(source[start + x]) * share }
            sums[column] += sum * weight
          }
        }
        for sum in sums { pixels.append(PixelBlend.pack(sum)) }
      }
    }
    return PixelImage(width: width, height: height, pixels: pixels)!
  }
}

/// A row of pixels divided into equal spans, whose ends may lie within pixels.
private struct Spans {
  private let length: Double
  private let size: Int

  init(of size: Int, cutInto count: Int) {
    self.size = size
    length = Double(size) / Double(count)
  }

  /// Calls `body` with each pixel of a span and its weight. The weights of a span add up to 1.
  @inline(__always)
  func forEach(in span: Int, _ body: (_ pixel: Int, _ share: Float) -> Void) {
    let (start, end) = (Double(span) * length, Double(span + 1) * length)
    var pixel = Int(start)
    while pixel < size, Double(pixel) < end {
      let covered = min(end, Double(pixel + 1)) - max(start, Double(pixel))
      if covered > 0 { body(pixel, Float(covered / length)) }
      pixel += 1
    }
  }
}

/// The reduced images of recent frames.
struct ReducedImages {
  private struct Entry {
    var image: PixelImage
    var lastUse: Int
  }

  private var entries: [ImageReduction: Entry] = [:]
  private var frame = 0
  private(set) var byteCount = 0

  /// Call this before the first image of a frame.
  mutating func beginFrame() {
    if byteCount > Limits.reducedImageBudget {
      entries = entries.filter { $0.value.lastUse == frame }
      byteCount = entries.values.reduce(0) { $0 + $1.image.pixels.count * 4 }
    }
    frame += 1
  }

  mutating func image(_ reduction: ImageReduction, of image: PixelImage) -> PixelImage {
    if let known = entries.index(forKey: reduction) {
      entries.values[known].lastUse = frame
      return entries.values[known].image
    }
    let made = reduction.reduced(image)
    entries[reduction] = Entry(image: made, lastUse: frame)
    byteCount += made.pixels.count * 4
    return made
  }
}
