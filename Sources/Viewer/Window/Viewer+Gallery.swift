import Easel
import EaselDemos
import EaselDrawing
import EaselUI
import EaselWindowing

/// The gallery: all demos at once, to choose one with the pointer or the arrow keys.
extension Viewer {
  func toggleGallery() {
    if galleryChoice == nil { openGallery() } else { closeGallery(choosing: nil) }
  }

  private func openGallery() {
    let shown = gallery.entries.firstIndex { $0.demo.id == demo.id && $0.variant == variant }
    galleryChoice = shown ?? 0
    zoom = Zoom()
    session.show(gallery.environment(\.interfaceIdiom, idiom))
    session.window.setTitle("Easel - Gallery")
    updateOverlay()
    updateComparison()
  }

  /// Shows an entry, or the demo that was shown before if `index` is nil.
  private func closeGallery(choosing index: Int?) {
    let entry = index.map { gallery.entries[$0] }
    let demoIndex = entry.flatMap { entry in demos.firstIndex { $0.id == entry.demo.id } }
    show(demoIndex ?? self.demoIndex, variant: entry?.variant ?? variant)
  }

  /// Handles a key in the gallery. Returns false for keys that keep their usual effect.
  func handleInGallery(_ key: Key) -> Bool {
    guard let choice = galleryChoice else { return false }
    switch key {
    case .left: choose(choice - 1)
    case .right: choose(choice + 1)
    case .up: choose(choice - GalleryGrid.columns)
    case .down: choose(choice + GalleryGrid.columns)
    case .return, .space: closeGallery(choosing: choice)
    case .escape: closeGallery(choosing: nil)
    default: return false
    }
    return true
  }

  /// Handles the pointer in the gallery.
  func handleInGallery(_ event: PointerEvent) {
    let place = CGPoint(x: CGFloat(event.x) / session.scale, y: CGFloat(event.y) / session.scale)
    guard let index = galleryGrid(session.pointSize).index(at: place) else { return }
    switch event.action {
    case .moved: choose(index)
    case .pressed(button: 1): closeGallery(choosing: index)
    default: break
    }
  }

  private func galleryGrid(_ size: CGSize) -> GalleryGrid {
    GalleryGrid(count: gallery.entries.count, size: size)
  }

  private func choose(_ index: Int) {
    guard gallery.entries.indices.contains(index), index != galleryChoice else { return }
    galleryChoice = index
    session.overlayDeadline = .now
  }

  /// A frame around the selected entry.
  func galleryMark(in size: CGSize) -> Fragment? {
    guard let galleryChoice else { return nil }
    let frame = galleryGrid(size).frame(of: galleryChoice).insetBy(dx: -3, dy: -3)
    return Panel.drawing(in: size) { context in
      context.stroke(
        Path(roundedRect: frame, cornerRadius: 5), with: .color(Color(red: 0, green: 0.48, blue: 1)),
        lineWidth: 4)
    }
  }
}
