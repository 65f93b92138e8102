import Easel
import EaselPixels
import EaselUI
import Foundation
import PreviewBuild
import SwiftUI

/// Draws previews to PNG files, without a display.
@MainActor
enum PreviewRenderer {
  /// The size of previews that fill the screen and name no device, in points.
  private static let screen = CGSize(width: 393, height: 852)

  static func write(_ preview: LoadedPreview, _ picture: PreviewPicture) throws {
    let part = preview.makePart()
    let scheme = part.settings.colorScheme ?? (picture.isDark ? .dark : .light)
    let content = content(of: part, device: picture.device)
      .background(scheme == .dark ? Color.black : .white)
      .environment(\.colorScheme, scheme)
    let renderer = ImageRenderer(content: content)
    renderer.scale = picture.scale
    renderer.isOpaque = true
    guard let image = renderer.makePixmap() else { throw PreviewError.noSize(preview.name) }
    try image.writePNG(to: picture.path)
  }

  /// A preview in the size of its picture.
  @ViewBuilder
  private static func content(of part: PreviewPart, device: String?) -> some View {
    let isLandscape = part.settings.isLandscape
    if let screen = (device ?? part.settings.device).flatMap(DeviceScreen.named) {
      DeviceContent(screen: screen, isLandscape: isLandscape, showsSafeArea: false, content: part.view)
    } else {
      switch part.settings.layout ?? .device {
      case .device:
        part.view.frame(
          width: isLandscape ? screen.height : screen.width,
          height: isLandscape ? screen.width : screen.height)
      case .sizeThatFits: part.view.fixedSize()
      case .fixed(let width, let height):
        part.view.frame(width: usableLength(width), height: usableLength(height))
      }
    }
  }
}

/// Why a preview cannot be drawn.
enum PreviewError: Error, CustomStringConvertible {
  /// Its size is 0 or too large.
  case noSize(String)

  var description: String {
    switch self {
    case .noSize(let name): "the preview \"\(name)\" has no size, or one that is too large for an image"
    }
  }
}
