import CoreGraphics
import Figures
import Lengths
import SwiftUI

/// Draws a polygon of another package into a canvas and into a bitmap, and ends with status 1 unless both show it.
@main struct PackageTest {
  static let polygon = RegularPolygon(center: CGPoint(x: 20, y: 20), radius: 15, sides: 6)

  @MainActor static func main() {
    print("Lengths was compiled \(knowsCoreGraphics ? "with" : "without") CoreGraphics")
    let counts = [canvasPicture(), bitmapPicture()].map(count)
    let turned = polygon.path.copy(using: [CGAffineTransform(rotationAngle: .pi / 3, around: polygon.center)])
    let isClosed = abs(length(of: turned?.points ?? []) - 75) < 1e-6
    guard counts.allSatisfy({ $0 > 500 }), isClosed else {
      print("the polygon is not there: \(counts) opaque pixels")
      exit(1)
    }
  }

  @MainActor static func canvasPicture() -> CGImage? {
    let view = Canvas { context, _ in
      context.withCGContext { $0.fill(polygon, with: .black) }
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
