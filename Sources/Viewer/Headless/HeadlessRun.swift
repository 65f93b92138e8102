import Easel
import EaselDemos
import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import EaselWindowing
import Foundation
import SwiftUI

/// Measures a demo on a simulated display of 60 Hz, as fast as the processor can. The costs of presentation
/// and of wakeups are not included.
@MainActor
struct HeadlessRun {
  private let host: ViewHost
  private let size: CGSize
  private let rasterizer: Rasterizer
  private let frame: Pixmap
  private var statistics = FrameStatistics()
  private var shown: ContentHash?

  init(
    _ demo: Demo, variant: Int, idiom: InterfaceIdiom = .phone, threads: Int, tracksDamage: Bool
  ) {
    size = demo.size
    host = ViewHost(demo.variants[variant].view(in: idiom))
    host.size = size
    rasterizer = Rasterizer(
      threads: threads > 0 ? threads : ProcessInfo.processInfo.activeProcessorCount)
    rasterizer.tracksDamage = tracksDamage
    frame = Pixmap(width: Int(size.width), height: Int(size.height))
  }

  mutating func measure(seconds: Double) -> Measurements {
    let processorSeconds = ProcessUsage.processorSeconds
    let threadSeconds = self.threadSeconds
    let refreshes = max(1, Int(seconds * DemoPlayer.refreshRate))
    for refresh in 0..<refreshes { pass(refresh) }
    let used = ProcessUsage.processorSeconds - processorSeconds
    let shownSeconds = Double(refreshes) / DemoPlayer.refreshRate
    var measurements = Measurements(
      statistics, at: MonotonicTime(nanoseconds: 0).advanced(by: shownSeconds),
      threads: rasterizer.threads, processorPercent: used / shownSeconds * 100)
    measurements.threadPercents = Measurer.percents(
      from: threadSeconds, to: self.threadSeconds, over: shownSeconds)
    measurements.framesPerSecond = Double(statistics.frameCount) / shownSeconds
    return measurements
  }

  private var threadSeconds: [Double] { [ProcessUsage.threadSeconds] + rasterizer.threadSeconds }

  /// Runs a refresh of the display, with a frame if one is due.
  private mutating func pass(_ refresh: Int) {
    let time = Double(refresh) / DemoPlayer.refreshRate
    let date = HeadlessScreen.epoch + time
    guard refresh == 0 || host.nextUpdate?.isDue(at: date) == true else { return }
    let start = MonotonicTime.now
    let root = host.update(to: date)
    guard root.hash != shown else { return }
    shown = root.hash
    let recorded = MonotonicTime.now
    let report = rasterizer.render(
      DisplayList(root: root, size: size, scale: 1, background: .white), into: frame)
    statistics.add(
      FrameStatistics.Sample(
        start: MonotonicTime(nanoseconds: 0).advanced(by: time), record: recorded.seconds(since: start),
        raster: MonotonicTime.now.seconds(since: recorded), present: 0, report: report,
        area: frame.width * frame.height))
  }
}

extension NextUpdate {
  /// Whether the view needs an update for the refresh at a date.
  func isDue(at date: Date) -> Bool {
    switch self {
    case .immediately: true
    case .refresh(let due), .date(let due): due <= date
    }
  }
}

/// Demos in one image, for use without a display.
@MainActor
enum ContactSheet {
  private static let columns = 5
  /// The width and the height of a picture, in points.
  private static let cell = CGSize(width: 256, height: 160)

  /// The age of the demos in the image, in seconds: rain needs time to fall. A whole number, for the clocks.
  static let age = Thumbnails.age

  /// The image of the first variants of some demos.
  static func picture(of demos: [Demo] = DemoCatalogue.all, idiom: InterfaceIdiom = .phone) -> Pixmap {
    let rows = (demos.count + columns - 1) / columns
    let size = CGSize(
      width: CGFloat(columns) * (cell.width + 16) + 16, height: CGFloat(rows) * (cell.height + 40) + 16)
    let images = demos.map { Thumbnails.picture(of: $0, cell, scale: 1, .light, idiom) }
    let screen = HeadlessScreen(size: size, scale: 1)
    return screen.picture(of: screen.host(Sheet(demos: demos, images: images)), at: 0)
  }

  private struct Sheet: View {
    let demos: [Demo]
    let images: [Image]

    var body: some View {
      VStack(spacing: 0) {
        ForEach(GalleryColumns.rows(of: demos.count, by: columns), id: \.lowerBound) { row in
          HStack(spacing: 16) {
            ForEach(Array(row), id: \.self) { index in
              VStack(spacing: 0) {
                images[index]
                Text(demos[index].title).font(.system(size: 13, weight: .semibold)).frame(height: 40)
              }
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .padding(16)
      .background(Color(white: 0.94))
    }
  }
}
