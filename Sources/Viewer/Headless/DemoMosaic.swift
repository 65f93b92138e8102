import EaselDemos
import EaselPixels
import EaselUI
import Foundation

/// Demos side by side in one image, row by row, without gaps.
struct DemoMosaic {
  let demos: [(demo: Demo, variant: Int)]
  let columns: Int
  /// The size of each demo in points.
  let size: CGSize
  /// Pixels per point.
  let scale: CGFloat

  /// A grid that is about as wide as it is high, unless the number of columns is given.
  init(_ demos: [(demo: Demo, variant: Int)], columns: Int? = nil, size: CGSize? = nil, scale: CGFloat) {
    self.demos = demos
    self.columns = min(columns ?? Int(Double(demos.count).squareRoot().rounded(.up)), demos.count)
    self.size = size ?? demos[0].demo.size
    self.scale = scale
  }

  private var rows: Int { (demos.count + columns - 1) / columns }

  /// The size of the image in points.
  var imageSize: CGSize {
    CGSize(width: size.width * CGFloat(columns), height: size.height * CGFloat(rows))
  }

  /// The image of the demos that many seconds after their beginning. Empty cells at the end are transparent.
  @MainActor
  func picture(at time: Double, scheme: ColorScheme, idiom: InterfaceIdiom) -> Pixmap {
    let cell = HeadlessScreen.pixels(of: size, scale: scale)
    let image = Pixmap(width: cell.width * columns, height: cell.height * rows)
    for (index, (demo, variant)) in demos.enumerated() {
      let player = DemoPlayer(
        demo, variant: variant, size: size, scale: scale, scheme: scheme, idiom: idiom)
      let picture = player.picture(at: time)
      let corner = (x: index % columns * cell.width, y: index / columns * cell.height)
      for row in 0..<picture.height {
        (image.pixels + (corner.y + row) * image.stride + corner.x)
          .update(from: picture.pixels + row * picture.stride, count: picture.width)
      }
    }
    return image
  }
}
