import EaselDemos
import EaselPixels
import Foundation

/// All demos in one picture: what there is to see where there is no display.
@MainActor
enum ContactSheet {
  /// Points of a cell, and pixels of the gaps.
  private static let cell = CGSize(width: 240, height: 240)
  private static let gap = 8
  private static let columns = 5

  /// One cell per variant of every demo, in order, on grey.
  static func picture() -> Pixmap {
    let cells = DemoCatalogue.all.flatMap { demo in demo.variants.indices.map { (demo, $0) } }
    let rows = (cells.count + columns - 1) / columns
    let (width, height) = (Int(cell.width), Int(cell.height))
    let sheet = Pixmap(width: columns * (width + gap) + gap, height: rows * (height + gap) + gap)
    sheet.fill(0xffd8_d8d8)
    for (index, (demo, variant)) in cells.enumerated() {
      let (x, y) = (gap + index % columns * (width + gap), gap + index / columns * (height + gap))
      copy(thumbnail(of: demo, variant), to: sheet, x: x, y: y)
    }
    return sheet
  }

  /// The demo as large as fits a cell.
  private static func thumbnail(of demo: Demo, _ variant: Int) -> Pixmap {
    let scale = min(cell.width / demo.size.width, cell.height / demo.size.height)
    return DemoPlayer(demo, variant: variant, scale: scale).picture(at: 0)
  }

  private static func copy(_ picture: Pixmap, to sheet: Pixmap, x: Int, y: Int) {
    let (left, top) = (x + (Int(cell.width) - picture.width) / 2, y + (Int(cell.height) - picture.height) / 2)
    for row in 0..<picture.height {
      (sheet.pixels + (top + row) * sheet.stride + left)
        .update(from: picture.pixels + row * picture.stride, count: picture.width)
    }
  }
}
