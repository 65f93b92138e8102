import CoreGraphics
import Figures
import Lengths
import SwiftUI
import simd

/// Draws a polygon of another package into a canvas and into a bitmap; exits with status 1 unless both
/// contain it and the assets of the package are found by name.
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
    let colors = [color(.dial, .light), color(.Clock.needle, .light), color(.Clock.needle, .dark)]
    let sizes = [1, 2].map { scale in
      let renderer = ImageRenderer(content: Image(.dot))
      renderer.scale = scale
      return renderer.cgImage?.width ?? 0
    }
    guard colors == ["#008000FF", "#FF0000FF", "#0000FFFF"], sizes == [6, 12] else {
      print("the assets are not there: colors \(colors), images of \(sizes) pixels")
      exit(1)
    }
    guard document().starts(with: Data("%PDF-".utf8)) else {
      print("a context writes no PDF document although the package depends on EaselVector")
      exit(1)
    }
    guard simd_act(simd_quatf(angle: .pi, axis: SIMD3(0, 0, 1)), SIMD3(1, 0, 0)).x < -0.999 else { exit(1) }
  }

  static func color(_ color: ColorResource, _ scheme: ColorScheme) -> String {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return "\(Color(color).resolve(in: environment))"
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

  /// The polygon as a PDF document.
  static func document() -> Data {
    let buffer = NSMutableData()
    let context = CGDataConsumer(data: buffer as CFMutableData)
      .flatMap { CGContext(consumer: $0, mediaBox: nil, nil) }
    context?.beginPDFPage(nil)
    context?.fill(polygon, with: CGColor(red: 0, green: 0.5, blue: 1, alpha: 1))
    context?.endPDFPage()
    context?.closePDF()
    return buffer as Data
  }

  static func count(_ image: CGImage?) -> Int {
    let bytes = Array(image?.dataProvider?.data ?? Data())
    return stride(from: 3, to: bytes.count, by: 4).filter { bytes[$0] == 255 }.count
  }
}
