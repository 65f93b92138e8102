import EaselDemos
import EaselPixels
import EaselUI
import Foundation
import Observation
import SwiftUI

/// All demos as pictures, by section. The picture under the pointer plays.
struct GalleryPage: View {
  let model: ViewerModel

  var body: some View {
    GeometryReader { geometry in
      let columns = GalleryColumns(width: geometry.size.width)
      let rows = model.foundSections.flatMap { columns.rows(of: $0) }
      ScrollViewReader { scroll in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(rows) { row in
              if let title = row.title { GalleryHeading(title: title) }
              HStack(alignment: .top, spacing: GalleryColumns.gap) {
                ForEach(row.demos) { GalleryCell(model: model, demo: $0, width: columns.cellWidth) }
              }
              .padding(.bottom, 24)
            }
            if rows.isEmpty { NothingFound(model: model) }
          }
          .padding(.horizontal, GalleryColumns.gap)
          .frame(width: geometry.size.width, alignment: .leading)
        }
        .onAppear { scroll.scrollTo(rowOfDemo(in: rows), anchor: .center) }
        .onChange(of: model.demo.id) { scroll.scrollTo(rowOfDemo(in: rows)) }
      }
    }
  }

  /// The id of the row with the demo that is shown; an empty text without one.
  private func rowOfDemo(in rows: [GalleryRow]) -> String {
    rows.first { $0.demos.contains { $0.id == model.demo.id } }?.id ?? ""
  }
}

/// Demos beside each other, the first ones of a section below its title.
struct GalleryRow: Identifiable {
  /// The title of the section; nil in further rows of the section.
  var title: String?
  var demos: [Demo]

  var id: String { demos[0].id }
}

private struct GalleryHeading: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.system(size: 22, weight: .bold))
      .padding(.top, 24)
      .padding(.bottom, 16)
  }
}

/// The columns of the gallery in a page of some width.
struct GalleryColumns: Equatable {
  static let gap: CGFloat = 24
  private static let leastCellWidth: CGFloat = 232

  let count: Int
  let cellWidth: CGFloat

  init(width: CGFloat) {
    count = max(1, Int((width - Self.gap) / (Self.leastCellWidth + Self.gap)))
    cellWidth = max(80, ((width - Self.gap) / CGFloat(count) - Self.gap).rounded(.down))
  }

  /// The rows of a section.
  func rows(of section: DemoSection) -> [GalleryRow] {
    rows(of: section.demos.count).map { row in
      GalleryRow(title: row.lowerBound == 0 ? section.title : nil, demos: Array(section.demos[row]))
    }
  }

  /// The indices of the items in each row.
  func rows(of total: Int) -> [Range<Int>] { Self.rows(of: total, by: count) }

  static func rows(of total: Int, by count: Int) -> [Range<Int>] {
    stride(from: 0, to: total, by: count).map { $0..<min($0 + count, total) }
  }
}

/// A demo with its title. Further variants look like sheets behind the picture.
private struct GalleryCell: View {
  let model: ViewerModel
  let demo: Demo
  let width: CGFloat
  @State private var isHovered = false
  @Environment(\.colorScheme) private var scheme
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    let size = CGSize(width: width, height: (width * 0.625).rounded())
    VStack(alignment: .leading, spacing: 4) {
      picture(size)
        .frame(width: size.width, height: size.height)
        .clipShape(RoundedRectangle(cornerRadius: Look.cornerRadius))
        .overlay {
          RoundedRectangle(cornerRadius: Look.cornerRadius)
            .strokeBorder(isChosen ? Color.accentColor : Look.line(scheme), lineWidth: isChosen ? 3 : 1)
        }
        .background(alignment: .top) { if demo.variants.count > 1 { sheet } }
      HStack {
        Text(demo.title).font(.system(size: 13, weight: .semibold)).lineLimit(1)
        Spacer(minLength: 4)
        if demo.variants.count > 1 {
          Text("\(demo.variants.count) variants").font(Look.caption).foregroundStyle(.secondary)
        }
      }
      .padding(.top, 4)
      Text(demo.summary).font(Look.caption).foregroundStyle(.secondary).lineLimit(2)
    }
    .frame(width: width, alignment: .topLeading)
    .contentShape(Rectangle())
    .onHover { isHovered = $0 }
    .onTapGesture {
      if let index = model.demos.firstIndex(where: { $0.id == demo.id }) {
        model.perform(.show(demo: index, variant: 0))
      }
    }
  }

  private var isChosen: Bool { demo.id == model.demo.id }

  @ViewBuilder private func picture(_ size: CGSize) -> some View {
    if isHovered {
      Thumbnail.live(demo, size)
    } else if let image = Thumbnails.shared.image(
      of: demo, Thumbnails.Key(demo: demo.id, size: size, scale: displayScale, isDark: scheme == .dark))
    {
      image.resizable()
    } else {
      Rectangle().fill(Look.field(scheme))
    }
  }

  /// The edge of another picture above this one.
  private var sheet: some View {
    RoundedRectangle(cornerRadius: Look.cornerRadius)
      .fill(Look.line(scheme))
      .frame(width: width - 24, height: 40)
      .offset(y: -5)
  }
}

/// A demo at the size of a thumbnail.
enum Thumbnail {
  /// Demos that fill the window are made for one of about this width in points.
  private static let designWidth: CGFloat = 640

  @MainActor
  static func live(_ demo: Demo, _ size: CGSize) -> some View {
    let width = demo.presentation == .fill ? designWidth : size.width * 1.25
    let scale = size.width / width
    return DemoStage(demo, variant: 0)
      .frame(width: width, height: size.height / scale)
      .scaleEffect(scale)
      .frame(width: size.width, height: size.height)
      .clipped()
  }
}

/// Pictures of demos, made one at a time while nothing else is to do.
@MainActor
@Observable
final class Thumbnails {
  struct Key: Hashable {
    var demo: String
    var size: CGSize
    var scale: CGFloat
    var isDark: Bool
  }

  static let shared = Thumbnails()
  /// Bytes of all pictures, above which the oldest are forgotten.
  private static let budget = 32 << 20
  /// The age of the demos in the pictures, in seconds: rain needs time to fall.
  static let age = 4.0
  /// Seconds between two pictures, so that scrolling stays smooth.
  private static let pause = 0.02

  /// Whether the pictures begin at the present date, which the code of previews may compare with `Date()`. Otherwise
  /// they begin at the fixed date of demos.
  @ObservationIgnored var beginsAtPresent = false
  private var images: [Key: Image] = [:]
  @ObservationIgnored private var order: [Key] = []
  @ObservationIgnored private var wanted: [(demo: Demo, key: Key)] = []
  @ObservationIgnored private var timer: Timer?

  /// The picture of a demo; nil until it is made.
  func image(of demo: Demo, _ key: Key) -> Image? {
    if let image = images[key] { return image }
    if !wanted.contains(where: { $0.key == key }) { wanted.append((demo, key)) }
    if timer == nil {
      timer = Timer.scheduledTimer(withTimeInterval: Self.pause, repeats: true) { _ in
        MainActor.assumeIsolated { Thumbnails.shared.makeNext() }
      }
    }
    return nil
  }

  private func makeNext() {
    guard !wanted.isEmpty else {
      timer?.invalidate()
      timer = nil
      return
    }
    let (demo, key) = wanted.removeFirst()
    images[key] = Self.picture(
      of: demo, key.size, scale: key.scale, key.isDark ? .dark : .light,
      since: beginsAtPresent ? Date() : HeadlessScreen.epoch)
    order.append(key)
    let bytes = Int(key.size.width * key.size.height * key.scale * key.scale) * 4
    while order.count > 1, order.count * bytes > Self.budget { images[order.removeFirst()] = nil }
  }

  /// A picture of a demo some seconds after its beginning.
  static func picture(
    of demo: Demo, _ size: CGSize, scale: CGFloat, _ scheme: ColorScheme, _ idiom: InterfaceIdiom = .phone,
    since start: Date = HeadlessScreen.epoch
  ) -> Image {
    let screen = HeadlessScreen(size: size, scale: scale, scheme: scheme)
    let host = screen.host(Thumbnail.live(demo, size).environment(\.interfaceIdiom, idiom))
    let ticks = demo.isFunctionOfDate ? 1 : 40
    for tick in 0..<ticks { _ = host.update(to: start + age * Double(tick) / Double(ticks)) }
    let pixmap = screen.picture(of: host, at: age, since: start)
    return Image(decorative: CGImage(PixelImage(copying: pixmap)), scale: scale)
  }
}
