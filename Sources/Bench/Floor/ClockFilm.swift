import Easel
import EaselDemos
import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import Foundation

/// The naive clock (one canvas, drawn anew with every refresh) as bitmaps made ahead: what changes from each refresh to
/// the next.
@MainActor
struct ClockFilm {
  /// The damage of a frame, and its pixels row by row.
  struct Change {
    var rectangles: [PixelRect]
    var pixels: [UInt32]

    init(_ rectangles: [PixelRect], of frame: Pixmap) {
      self.rectangles = rectangles
      pixels = []
      pixels.reserveCapacity(rectangles.reduce(0) { $0 + $1.area })
      for rect in rectangles {
        for row in Int(rect.y0)..<Int(rect.y1) {
          let start = frame.pixels + row * frame.stride + Int(rect.x0)
          pixels.append(contentsOf: UnsafeBufferPointer(start: start, count: rect.width))
        }
      }
    }

    /// Repaints the rectangles.
    func apply(to frame: Pixmap) {
      pixels.withUnsafeBufferPointer { pixels in
        guard var source = pixels.baseAddress else { return }
        for rect in rectangles {
          for row in Int(rect.y0)..<Int(rect.y1) {
            (frame.pixels + row * frame.stride + Int(rect.x0)).update(from: source, count: rect.width)
            source += rect.width
          }
        }
      }
    }
  }

  nonisolated static let demo = "clock"
  /// The variant of the demo, from 0.
  nonisolated static let variant = 2
  private static let refreshRate = 60.0

  /// The first frame.
  let frame: Pixmap
  /// Each leads from one frame to the next, the last one back to the first frame.
  let changes: [Change]

  /// - Parameters:
  ///   - size: Points.
  ///   - scale: Pixels per point.
  ///   - count: Frames, at 60 per second; at least 2.
  init(size: CGSize, scale: CGFloat, count: Int) {
    func makeHost() -> ViewHost {
      let host = ViewHost(DemoCatalogue.demo(named: ClockFilm.demo)?.variants[ClockFilm.variant].view())
      host.environment.displayScale = scale
      host.size = size
      return host
    }
    let rasterizer = Rasterizer(threads: 1)
    let canvas = Pixmap(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func render(_ number: Int, _ host: ViewHost) -> [PixelRect] {
      let root = host.update(to: start + Double(number) / ClockFilm.refreshRate)
      let list = DisplayList(root: root, size: size, scale: scale, background: .window(in: .light))
      return rasterizer.render(list, into: canvas).damage
    }
    let host = makeHost()
    _ = render(0, host)
    frame = Pixmap(width: canvas.width, height: canvas.height)
    frame.copy(canvas.bounds, from: canvas)
    let forward = (1..<max(2, count)).map { Change(render($0, host), of: canvas) }
    // Time does not run backwards in a view, so that the first frame is drawn by a new one.
    changes = forward + [Change(render(0, makeHost()), of: canvas)]
  }
}
