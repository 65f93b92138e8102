import CoreGraphics
import Figures
import SwiftUI

/// Draws the polygons of another package into a canvas and into a bitmap, and ends with status 1 unless both show them.
@main struct PackageTest {
  static let polygon = RegularPolygon(center: CGPoint(x: 20, y: 20), radius: 15, sides: 6)

  @MainActor static func main() {
    print("Figures was compiled \(usesCoreGraphics ? "with" : "without") CoreGraphics")
    let pictures = [canvasPicture(), bitmapPicture()]
    guard pictures.allSatisfy({ count($0) > 500 }) else {
      print("the polygons are not there: \(pictures.map(count)) opaque pixels")
      exit(1)
    }
  }

  @MainActor static func canvasPicture() -> CGImage? {
    let view = Canvas { context, _ in
      context.withCGContext { cgContext in
        cgContext.addLines(between: polygon.corners)
        cgContext.fillPath()
      }
    }
    return ImageRenderer(content: view.frame(width: 40, height: 40)).cgImage
  }

  static func bitmapPicture() -> CGImage? {
    let context = CGContext(
      data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.fill(polygon, with: CGColor(red: 0, green: 0.5, blue: 1, alpha: 1))
    return context?.makeImage()
  }

  static func count(_ image: CGImage?) -> Int {
    let bytes = Array(image?.dataProvider?.data ?? Data())
    return stride(from: 3, to: bytes.count, by: 4).filter { bytes[$0] == 255 }.count
  }
}
