import Easel
import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import SwiftUI
import Testing

@testable import EaselDemos

/// The image of a demo at a fixed date, with access to its colors.
@MainActor
struct DemoImage {
  /// Shortly after half past nine, when the hands of a clock are apart.
  static let date = Calendar.current.date(
    from: DateComponents(year: 2026, month: 1, day: 1, hour: 10, minute: 9, second: 36))!

  let pixmap: Pixmap

  /// Draws a variant, counted from 1, at a scale of 1.
  init(_ name: String, variant: Int = 1, at date: Date = date, scheme: ColorScheme = .light) throws {
    let demo = try #require(DemoCatalogue.demo(named: name))
    let host = ViewHost(demo.variants[variant - 1].view())
    host.size = demo.size
    host.environment.colorScheme = scheme
    let list = DisplayList(
      root: host.update(to: date), size: demo.size, background: .window(in: scheme))
    pixmap = Pixmap(width: Int(demo.size.width), height: Int(demo.size.height))
    _ = Rasterizer(threads: 1).render(list, into: pixmap)
  }

  init(pixmap: Pixmap) { self.pixmap = pixmap }

  static let white: UInt32 = 0xffff_ffff
  static let black: UInt32 = 0xff00_0000
  static let blue: UInt32 = 0xff00_7aff
  static let green: UInt32 = 0xff34_c759
  static let red: UInt32 = 0xffff_3b30

  /// The color at a point.
  subscript(x: Double, y: Double) -> UInt32 { pixmap[Int(x), Int(y)] }

  /// Returns the mean of red, green and blue at a point, 0...255.
  func brightness(_ x: Double, _ y: Double) -> Int {
    let pixel = self[x, y]
    return Int((pixel >> 16 & 255) + (pixel >> 8 & 255) + (pixel & 255)) / 3
  }
}

/// A demo whose view graph is kept from frame to frame, and which can be tapped.
@MainActor
final class DemoFilm {
  let host: ViewHost
  private let size: CGSize
  private var seconds = 0.0
  private let rasterizer = Rasterizer(threads: 1)

  /// Draws the first frame of a variant, counted from 1.
  init(_ name: String, variant: Int = 1) throws {
    let demo = try #require(DemoCatalogue.demo(named: name))
    host = ViewHost(demo.variants[variant - 1].view())
    size = demo.size
    host.size = size
    fragment(at: 0)
  }

  /// Returns the display list some seconds after the start, after frames for every tenth of a second before.
  @discardableResult
  func fragment(at time: Double) -> Fragment {
    while seconds + 0.1 < time - 1e-6 {
      seconds += 0.1
      _ = host.update(to: DemoImage.date + seconds)
    }
    seconds = time
    return host.update(to: DemoImage.date + time)
  }

  /// Returns the image some seconds after the start, on white.
  func picture(at time: Double) -> DemoImage {
    let list = DisplayList(root: fragment(at: time), size: size, background: .white)
    let pixmap = Pixmap(width: Int(size.width), height: Int(size.height))
    _ = rasterizer.render(list, into: pixmap)
    return DemoImage(pixmap: pixmap)
  }

  /// Returns the image after the main queue has run the work that the demo scheduled.
  func settledPicture(at time: Double) async -> DemoImage {
    fragment(at: time)
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    return picture(at: time)
  }

  /// Presses and releases the pointer at a point; the resulting change is drawn with a frame right away.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    let date = DemoImage.date + seconds
    host.handle(PointerInput(.pressed, at: CGPoint(x: x, y: y), time: date))
    host.handle(PointerInput(.released, at: CGPoint(x: x, y: y), time: date))
    fragment(at: seconds)
  }
}

extension DemoImage {
  /// Returns the bounding box of the pixels that satisfy a condition.
  func bounds(where isWanted: (UInt32) -> Bool) -> CGRect {
    var box = CGRect.null
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width where isWanted(pixmap[x, y]) {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  /// Returns the number of pixels that satisfy a condition.
  func count(where isWanted: (UInt32) -> Bool) -> Int {
    (0..<pixmap.height).reduce(0) { sum, y in sum + (0..<pixmap.width).count { isWanted(pixmap[$0, y]) } }
  }

  static let cyan: UInt32 = 0xff32_ade6
  static let indigo: UInt32 = 0xff58_56d6
  static let purple: UInt32 = 0xffaf_52de
  static let pink: UInt32 = 0xffff_2d55
}
