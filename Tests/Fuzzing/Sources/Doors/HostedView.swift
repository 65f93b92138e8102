@testable import Easel
import EaselDrawing
@testable import EaselUI
import SwiftUI

/// A view that is shown as in a window, at the dates of a clock of its own.
@MainActor
struct HostedView {
  let host: ViewHost

  init<Content: View>(_ content: Content, size: CGSize = CGSize(width: 96, height: 64)) {
    host = ViewHost(content)
    host.environment.fragmentImages = .rasterized
    host.environment.displayScale = 1
    host.size = size
  }

  /// The display list at a number of seconds after the reference date.
  func list(at seconds: Double = 0) -> DisplayList {
    let root = host.update(to: Date(timeIntervalSinceReferenceDate: seconds))
    return DisplayList(root: root, size: host.size, scale: 1, background: .white)
  }
}
