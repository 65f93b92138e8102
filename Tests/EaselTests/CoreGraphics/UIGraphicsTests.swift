import Easel
import EaselPixels
import Testing

@testable import EaselUI

@Suite("UIKit's current context and image renderer")
struct UIGraphicsTests {
  private let red: UInt32 = 0xffff_0000
  private let green: UInt32 = 0xff00_ff00
  private let blue: UInt32 = 0xff00_00ff
  private let white: UInt32 = 0xffff_ffff
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  private func image(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, opaque: Bool = false,
    _ actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = scale
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image(actions: actions)
  }

  @Test(
    "The origin is the upper left corner, images of UIKit are upright, and those of CoreGraphics upside down")
  func orientation() throws {
    let quarters = try requireSome(bitmapContext(2, 2).makeQuarters())
    let whole = CGRect(x: 0, y: 0, width: 2, height: 2)
    let filled = image(2, 2) { context in
      UIColor.red.setFill()
      context.fill(unit)
    }
    #expect(filled.pixels == [red, 0, 0, 0])
    #expect(
      image(2, 2) { _ in UIImage(cgImage: quarters).draw(at: .zero) }.pixels == [red, green, blue, white])
    #expect(image(2, 2) { $0.cgContext.draw(quarters, in: whole) }.pixels == [blue, white, red, green])
    let inset = image(4, 4) { _ in UIImage(cgImage: quarters).draw(at: CGPoint(x: 2, y: 1)) }.pixels
    #expect(inset.indices.filter { inset[$0] != 0 } == [6, 7, 10, 11])
    #expect([6, 7, 10, 11].map { inset[$0] } == [red, green, blue, white])
  }

  @Test("A point has as many pixels as the scale of the format says, and a size is rounded up to pixels")
  func scale() throws {
    let double = image(2, 1, scale: 2) { context in
      UIColor.blue.setFill()
      UIRectFill(unit)
      #expect(context.cgContext.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 2))
      #expect(context.format.scale == 2 && context.format.bounds == CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(double.size == CGSize(width: 2, height: 1) && double.scale == 2)
    #expect(double.pixels == [blue, blue, 0, 0, blue, blue, 0, 0])
    #expect(image(2.3, 0.2) { _ in }.size == CGSize(width: 3, height: 1))
    #expect(UIGraphicsImageRendererFormat.preferred().scale == 1)
  }

  @Test("A scale that is not finite and positive counts as 1", arguments: [0, -2, CGFloat.nan, .infinity])
  func otherScales(scale: CGFloat) {
    #expect(image(3, 2, scale: scale) { _ in }.size == CGSize(width: 3, height: 2))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), false, scale)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.width == 3)
    UIGraphicsEndImageContext()
  }

  @Test("An opaque image is black where nothing is drawn, and has no alpha")
  func opaque() {
    let opaque = image(2, 1, opaque: true) { context in
      UIColor.white.withAlphaComponent(0.5).setFill()
      context.fill(unit)
    }
    #expect(largestDifference(opaque.pixels[0], 0xff80_8080) <= 1 && opaque.pixels[1] == 0xff00_0000)
    #expect(opaque.cgImage?.alphaInfo == .noneSkipFirst)
    #expect(image(1, 1) { _ in }.cgImage?.alphaInfo == .premultipliedFirst)
  }

  @Test("The upper left corner of the image is that of the bounds, and the renderer keeps its own format")
  func bounds() {
    let bounds = CGRect(x: 10, y: -20, width: 2, height: 2)
    let format = UIGraphicsImageRendererFormat()
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    format.scale = 3
    let image = renderer.image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 11, y: -20, width: 1, height: 1))
    }
    #expect(image.pixels == [0, green, 0, 0] && renderer.format.bounds == bounds)
  }

  @Test("The current image has what was drawn until now, and later drawing does not change it")
  func currentImage() {
    var earlier: [UIImage?] = []
    let last = image(2, 1) { context in
      UIColor.red.setFill()
      context.fill(unit)
      earlier = [context.currentImage, UIGraphicsGetImageFromCurrentImageContext()]
      context.fill(unit.offsetBy(dx: 1, dy: 0))
    }
    #expect(earlier.map { $0?.pixels } == [[red, 0], [red, 0]])
    #expect(last.pixels == [red, red])
  }

  @Test("The methods of the renderer's context fill, stroke inside of a rectangle, blend and clip")
  func contextMethods() {
    let framed = image(3, 3) { context in
      UIColor.blue.setStroke()
      context.cgContext.move(to: .zero)
      context.stroke(CGRect(x: 0, y: 0, width: 3, height: 3))
      #expect(!context.cgContext.isPathEmpty)
    }
    #expect(framed.pixels == [blue, blue, blue, blue, 0, blue, blue, blue, blue])
    let blended = image(2, 1) { context in
      UIColor.white.set()
      context.clip(to: unit)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor.red.set()
      context.fill(unit, blendMode: .multiply)
      context.stroke(.zero, blendMode: .clear)
    }
    #expect(blended.pixels == [red, 0])
  }

  @Test("A shadow falls downward for a positive height, which is in points")
  func shadows() {
    let column = image(1, 5, scale: 2) { context in
      UIColor.red.setFill()
      context.cgContext.setShadow(
        offset: CGSize(width: 0, height: 3), blur: 0, color: CGColor(gray: 0, alpha: 1))
      context.fill(unit)
    }.pixels
    let isPainted = (0..<10).map { column[$0 * 2] != 0 }
    #expect(isPainted == [true, true, false, false, false, false, true, true, false, false])
  }

  // MARK: The current context

  @Test("Contexts are nested, and those that a closure leaves on the stack are removed")
  func nesting() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let other = try bitmapContext(1, 1)
    _ = image(1, 1) { context in
      #expect(UIGraphicsGetCurrentContext() == context.cgContext)
      UIGraphicsPushContext(other)
      #expect(UIGraphicsGetCurrentContext() == other)
      UIGraphicsPopContext()
      #expect(UIGraphicsGetCurrentContext() == context.cgContext)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() == context.cgContext)
      UIGraphicsPushContext(other)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsPushContext(other)
    _ = image(1, 1) { _ in
      for _ in 0..<3 { UIGraphicsPopContext() }
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
    #expect(UIGraphicsGetCurrentContext() == other)
    UIGraphicsPopContext()
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Image contexts begin and end")
  func imageContexts() {
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 1))
    UIColor.red.setFill()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 2)
    let black = [UInt32](repeating: 0xff00_0000, count: 4)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.pixels == black)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 1, height: 1))
    UIGraphicsEndImageContext()
    UIRectFill(unit)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.pixels == [red, 0])
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test("Each thread has contexts of its own")
  func threads() {
    _ = image(1, 1) { context in
      let found = LockedValue(true)
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        let hadContext = UIGraphicsGetCurrentContext() != nil
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        found.withLock { $0 = hadContext }
        done.signal()
      }
      thread.start()
      done.wait()
      #expect(!found.withLock { $0 })
      #expect(UIGraphicsGetCurrentContext() == context.cgContext)
    }
  }

  @Test("Without a current context nothing is drawn")
  func noContext() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.set()
    UIRectFill(unit)
    UIRectFrame(unit)
    UIRectClip(unit)
    UIBezierPath(rect: unit).fill()
    UIBezierPath(rect: unit).stroke(with: .multiply, alpha: 0.5)
    UIBezierPath(rect: unit).addClip()
    UIImage(systemName: "star")?.draw(in: unit)
  }

  // MARK: Sizes

  static let oddSizes = [
    CGSize.zero, CGSize(width: CGFloat.nan, height: 2), CGSize(width: -3, height: 2),
    CGSize(width: 1e9, height: 1), CGSize(width: CGFloat.infinity, height: 1),
    CGSize(width: 1e300, height: 1e300),
    CGSize(width: 20_000, height: 20_000),
  ]

  @Test("A size without pixels or with too many gives an empty image", arguments: oddSizes)
  func emptyImages(size: CGSize) {
    var calls = 0
    let renderer = UIGraphicsImageRenderer(size: size)
    let empty = renderer.image { context in
      calls += 1
      UIColor.red.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
      context.fill(unit)
      #expect(context.currentImage.size == .zero)
    }
    #expect(calls == 1 && empty.size == .zero && empty.cgImage == nil && empty.pngData() == nil)
    let files = [renderer.pngData { _ in }, renderer.jpegData(withCompressionQuality: 1) { _ in }]
    #expect(files == [Data(), Data()])
    UIGraphicsBeginImageContext(size)
    UIRectFill(unit)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("A size with too many pixels is logged")
  func tooLarge() {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1e9, height: 2)).image { _ in }
    #expect(
      ProblemLog.hasReported(
        "no image of 1000000000 x 2 pixels: make it smaller, or lower the scale; \(ImageLimits.description)"))
  }

  @Test("Data of a renderer are the contents of files")
  func files() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1))
    func draw(_ context: UIGraphicsImageRendererContext) {
      UIColor.red.setFill()
      context.fill(unit)
    }
    #expect(UIImage(data: renderer.pngData(actions: draw))?.pixels == [red, 0])
    #expect(UIImage(data: renderer.jpegData(withCompressionQuality: 1, actions: draw))?.size.width == 2)
  }
}

extension UIImage {
  /// The premultiplied sRGB pixels, alpha in the highest byte, the top row first.
  var pixels: [UInt32] { cgImage?.pixels.pixels ?? [] }
}
