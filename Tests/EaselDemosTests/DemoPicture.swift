import Easel
import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import SwiftUI
import Testing

@testable import EaselDemos

/// A demo as a picture at a fixed date, and questions about its colours.
@MainActor
struct DemoPicture {
  /// Half past nine and a bit, where the hands of a clock stand apart.
  static let date = Calendar.current.date(
    from: DateComponents(year: 2026, month: 1, day: 1, hour: 10, minute: 9, second: 36))!

  let pixmap: Pixmap

  /// Draws a variant, counted from 1, at a scale of 1 as a window shows it.
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

  /// The colour at a point.
  subscript(x: Double, y: Double) -> UInt32 { pixmap[Int(x), Int(y)] }

  /// The mean of red, green and blue at a point, 0...255.
  func brightness(_ x: Double, _ y: Double) -> Int {
    let pixel = self[x, y]
    return Int((pixel >> 16 & 255) + (pixel >> 8 & 255) + (pixel & 255)) / 3
  }
}
