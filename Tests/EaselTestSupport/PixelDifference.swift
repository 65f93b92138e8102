import EaselPixels

/// How far two pictures of the same size are apart, over the four premultiplied channels.
public struct PixelDifference: Equatable, Sendable {
  /// The largest difference of any channel, 0...255.
  public private(set) var maximum = 0
  /// The mean over pixels of each pixel's largest channel difference, 0...255.
  public private(set) var mean = 0.0
  /// `histogram[d]`: pixels whose largest channel difference is d.
  public private(set) var histogram = [Int](repeating: 0, count: 256)
  /// The first pixel in reading order with the largest difference.
  public private(set) var worst: (x: Int, y: Int)?

  /// nil when the sizes differ.
  public init?(_ first: PixelImage, _ second: PixelImage) {
    guard first.width == second.width, first.height == second.height else { return nil }
    var sum = 0
    for (index, (a, b)) in zip(first.pixels, second.pixels).enumerated() where a != b {
      let difference = PixelDifference.ofChannels(a, b)
      histogram[difference] += 1
      sum += difference
      if difference > maximum {
        maximum = difference
        worst = (index % first.width, index / first.width)
      }
    }
    histogram[0] = first.pixels.count - histogram.reduce(0, +)
    mean = Double(sum) / Double(first.pixels.count)
  }

  /// How many pixels differ by more than `limit` in some channel.
  public func count(above limit: Int) -> Int { histogram.dropFirst(max(0, limit + 1)).reduce(0, +) }

  /// The same as a share of all pixels, 0...1.
  public func share(above limit: Int) -> Double {
    Double(count(above: limit)) / Double(histogram.reduce(0, +))
  }

  /// The largest difference of the four channels of two pixels.
  public static func ofChannels(_ a: UInt32, _ b: UInt32) -> Int {
    stride(from: 0 as UInt32, to: 32, by: 8).map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }

  public static func == (lhs: PixelDifference, rhs: PixelDifference) -> Bool {
    lhs.histogram == rhs.histogram && lhs.worst?.x == rhs.worst?.x && lhs.worst?.y == rhs.worst?.y
  }
}

extension PixelDifference {
  /// A picture of the differences: the first picture in faint grey, differing pixels in red, brighter where they are
  /// farther apart, and never too dark to see.
  public static func picture(_ first: PixelImage, _ second: PixelImage) -> PixelImage? {
    guard first.width == second.width, first.height == second.height else { return nil }
    let pixels = zip(first.pixels, second.pixels).map { a, b -> UInt32 in
      guard a != b else {
        let gray = 192 + ((a >> 16 & 255) + (a >> 8 & 255) + (a & 255)) / 12
        return 0xff00_0000 | gray << 16 | gray << 8 | gray
      }
      return 0xff00_0000 | UInt32(min(255, 96 + ofChannels(a, b))) << 16
    }
    return PixelImage(width: first.width, height: first.height, pixels: pixels)
  }
}
