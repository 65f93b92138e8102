import Foundation
import SwiftUI

/// The contents of PNG and JPEG files.
enum ImageDoor {
  static func run(_ input: [UInt8]) {
    guard let provider = CGDataProvider(data: Data(input)) else { return }
    let image =
      if input.first == 0xff {
        CGImage(
          jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
      } else {
        CGImage(
          pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
      }
    guard let image else { return }
    require(image.width > 0 && image.height > 0, "an image of \(image.width) x \(image.height) pixels")
    // Encoding large images takes most of the time.
    if image.width * image.height <= 1 << 16 { requireSamePixelsAfterEncoding(image) }
  }

  /// An image that was read equals itself after writing and reading, because its pixels have 8 bits.
  private static func requireSamePixelsAfterEncoding(_ image: CGImage) {
    guard let data = image.pngData(), let provider = CGDataProvider(data: data) else {
      fatalError("no PNG file of an image of \(image.width) x \(image.height) pixels")
    }
    let again = CGImage(
      pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    require(again?.width == image.width && again?.height == image.height, "the size changed")
    require(again?.pngData() == data, "the pixels changed")
  }
}
