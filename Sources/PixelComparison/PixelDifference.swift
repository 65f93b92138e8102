import EaselPixels

/// The differences between two images of the same size, over the four premultiplied channels.
public struct PixelDifference: Equatable, Sendable {
  /// The largest difference in any channel, 0...255.
  public private(set) var maximum = 0
  /// The mean over all pixels of the pixel's largest channel difference, 0...255.
  public private(set) var mean = 0.0
  /// The number of pixels by their largest channel difference: `histogram[d]` pixels differ by d.
  public private(set) var histogram = [Int](repeating: 0, count: 256)
  /// The first pixel in reading order with the largest difference; nil if the images are equal.
  public private(set) var worst: (x: Int, y: Int)?

  /// Compares two images; nil if their sizes differ.
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

  /// Returns the number of pixels that differ by more than `limit` in at least one channel.
  public func count(above limit: Int) -> Int { histogram.dropFirst(max(0, limit + 1)).reduce(0, +) }

  /// Returns the share of pixels that differ by more than `limit` in at least one channel, 0...1.
  public func share(above limit: Int) -> Double {
    Double(count(above: limit)) / Double(histogram.reduce(0, +))
  }

  /// Returns the largest difference between the four channels of two pixels, 0...255.
  public static func ofChannels(_ a: UInt32, _ b: UInt32) -> Int {
    stride(from: 0 as UInt32, to: 32, by: 8).map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }

  public static func == (lhs: PixelDifference, rhs: PixelDifference) -> Bool {
    lhs.histogram == rhs.histogram && lhs.worst?.x == rhs.worst?.x && lhs.worst?.y == rhs.worst?.y
  }
}

extension PixelDifference {
  /// Returns an image of the differences: the first image in pale gray, differing pixels in red, brighter for
  /// larger differences; nil if the sizes differ.
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
