import EaselDrawing
import EaselUI
import EaselWindowing
import Foundation

/// The views of a program above the content of its window, such as panels and controls.
///
/// The layer has a clock of its own, which is never paused. It receives input before the content does.
@MainActor
final class InterfaceLayer {
  let host: ViewHost
  private let clock: SessionClock
  private var drawn = Fragment.empty
  /// Whether the views changed since they were drawn, or were never drawn.
  private var isChanged = true

  init<Content: View>(_ content: Content, onNeedsUpdate: @escaping () -> Void) {
    host = ViewHost(content)
    host.environment.fragmentImages = .rasterized
    clock = SessionClock(date: Date(), at: .now)
    host.wrapsFocus = false
    host.onNeedsUpdate = { [unowned self] in
      isChanged = true
      onNeedsUpdate()
    }
  }

  /// The date that the views show.
  var date: Date { clock.date(at: .now) }

  /// When the views have to be drawn again; nil if nothing is due.
  var nextUpdate: MonotonicTime? {
    if isChanged { return MonotonicTime(nanoseconds: 0) }
    switch host.nextUpdate {
    case nil: return nil
    case .immediately: return MonotonicTime(nanoseconds: 0)
    case .refresh(let date), .date(let date): return clock.time(of: date)
    }
  }

  /// The drawing for a frame that starts at `now`, in points of the window.
  func fragment(at now: MonotonicTime) -> Fragment {
    guard let due = nextUpdate, due <= now else { return drawn }
    isChanged = false
    drawn = host.update(to: clock.date(at: now))
    return drawn
  }

  /// Passes the properties of the window to the views.
  func adopt(size: CGSize, scale: CGFloat, scheme: ColorScheme) {
    host.environment.displayScale = scale
    host.environment.colorScheme = scheme
    host.size = size
    isChanged = true
  }
}

extension WindowSession {
  /// Shows views above the content. They fill the window.
  package func setInterface<Content: View>(_ content: Content) {
    interface = InterfaceLayer(content) { [weak self] in self?.needsFrame = true }
    interface?.host.pasteboard = pasteboard
    interface?.host.urlOpener = DesktopURLOpener.shared
    host.wrapsFocus = false
    layersChanged()
  }

  /// Passes the size, the scale and the color scheme of the window to its layers.
  func layersChanged() {
    onResize?()
    host.size = contentFrame?.size ?? pointSize
    interface?.adopt(size: pointSize, scale: scale, scheme: colorScheme)
    needsFrame = true
  }

  /// The transform from points of the content to points of the window.
  var contentPlacement: CGAffineTransform {
    let origin = contentFrame?.origin ?? .zero
    return CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(contentTransform)
  }

  /// The drawing of a frame: the content, clipped to its frame, and the interface above it.
  func composed(_ content: Fragment, at now: MonotonicTime) -> Fragment {
    guard interface != nil || contentFrame != nil || contentTransform != .identity else { return content }
    let recorder = FragmentRecorder()
    let clip = contentFrame.map {
      ClipNode(parent: nil, shape: .path(Path($0), FillStyle()), transform: .identity)
    }
    recorder.append(content, state: DrawingState(transform: contentPlacement, clip: clip))
    if let interface { recorder.append(interface.fragment(at: now), state: DrawingState()) }
    return recorder.finish()
  }
}
