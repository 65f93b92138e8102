import EaselPixels
import Foundation
import PixelComparison

/// The differences between a reference and a picture that are allowed.
struct PictureComparison: Sendable {
  /// The least share of pixels that are equal, 0...1.
  var precision: Double
  /// The largest difference between components at which pixels are equal, 0...255.
  var largestDifference: Int
  /// The largest difference between components of any pixel, 0...255.
  var limit: Int
  /// The numbers that were passed, for failures.
  private var description: String

  /// - Parameters:
  ///   - precision: The least share of pixels that count as equal.
  ///   - perceptualPrecision: 1 - the greatest difference between components / 255 at which pixels count as equal.
  ///   - leastPerceptualPrecision: 1 - the greatest difference between components of any pixel / 255.
  init(
    precision: Double = 1, perceptualPrecision: Double = 1, leastPerceptualPrecision: Double = 0
  ) throws(PictureError) {
    for value in [precision, perceptualPrecision, leastPerceptualPrecision] where !(0...1 ~= value) {
      throw .unusablePrecision(value)
    }
    // The addend makes 0.8 allow 51, although (1 - 0.8) * 255 is a little less in binary numbers.
    func difference(_ precision: Double) -> Int { Int((1 - precision) * 255 + 1e-4) }
    self.precision = precision
    largestDifference = difference(perceptualPrecision)
    limit = difference(leastPerceptualPrecision)
    description =
      "precision \(precision), perceptualPrecision \(perceptualPrecision)"
      + (limit < 255 ? ", leastPerceptualPrecision \(leastPerceptualPrecision)" : "")
  }

  /// Returns how a picture differs from a reference; nil if the differences are allowed.
  func failure(of picture: PixelImage, against reference: PixelImage) -> String? {
    guard let difference = PixelDifference(reference, picture) else {
      return "the reference has \(reference.width) x \(reference.height) pixels, "
        + "the picture \(picture.width) x \(picture.height)"
    }
    let count = difference.count(above: largestDifference)
    let total = reference.pixels.count
    let isPrecise = count == 0 || Double(total - count) >= precision * Double(total) - 1e-9 * Double(total)
    guard !isPrecise || difference.maximum > limit else { return nil }
    let place =
      difference.worst.map { ", the most at (\($0.x), \($0.y)) by \(difference.maximum) of 255" } ?? ""
    return "\(count) of \(total) pixels differ by more than \(largestDifference)\(place); \(description)"
  }
}

extension Diffing where Value == PixelImage {
  /// PNG files, compared pixel by pixel.
  static func picture(
    precision: Double, perceptualPrecision: Double, leastPerceptualPrecision: Double = 0
  ) -> Diffing {
    var diffing = Diffing(
      toData: { Data((try? $0.encodedPNG()) ?? []) },
      fromData: { (try? PixelImage.decodePNG([UInt8]($0))) ?? .blank },
      diff: { reference, picture in
        do {
          let comparison = try PictureComparison(
            precision: precision, perceptualPrecision: perceptualPrecision,
            leastPerceptualPrecision: leastPerceptualPrecision)
          return comparison.failure(of: picture, against: reference).map {
            ($0, attachments(reference, picture))
          }
        } catch {
          return ("\(error)", [])
        }
      })
    diffing.encode = { Data(try $0.encodedPNG()) }
    diffing.decode = { try PixelImage.decodePNG([UInt8]($0)) }
    return diffing
  }

  /// PNG files of the reference, the result and, for equal sizes, the difference.
  private static func attachments(_ reference: PixelImage, _ picture: PixelImage) -> [XCTAttachment] {
    let images = [
      ("reference.png", reference), ("result.png", picture),
      ("difference.png", PixelDifference.picture(reference, picture)),
    ]
    return images.compactMap { name, image in
      (try? image?.encodedPNG()).map { XCTAttachment(name, Data($0)) }
    }
  }
}

extension PixelImage {
  /// Stands for contents that are no image where no error can be thrown.
  static let blank = PixelImage(width: 1, height: 1, pixels: [0])!
}

extension Diffing {
  /// The same files and comparison for a type that stands for this one.
  func converted<Other>(
    _ forth: @escaping (Other) -> Value, _ back: @escaping (Value) -> Other
  ) -> Diffing<Other> {
    var other = Diffing<Other>(
      toData: { toData(forth($0)) }, fromData: { back(fromData($0)) }, diff: { diff(forth($0), forth($1)) })
    other.encode = { try encode(forth($0)) }
    other.decode = { back(try decode($0)) }
    return other
  }
}
