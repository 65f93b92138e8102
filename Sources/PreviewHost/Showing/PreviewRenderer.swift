import Easel
import EaselDrawing
import EaselPixels
import EaselUI
import Foundation
import PreviewBuild
import SwiftUI
import Viewer

/// Draws previews to PNG files, without a display.
@MainActor
enum PreviewRenderer {
  /// The size of previews that fill the screen and name no device, in points.
  private static let screen = CGSize(width: 393, height: 852)

  /// The seconds after which a picture is taken. Tutorials animate views when they appear.
  private static let age = 1.0
  /// Refreshes per second.
  private static let refreshRate = 60.0

  /// Draws a preview and writes the picture. Returns the color scheme in which it is drawn: the one that the
  /// preview prefers, else the one that the picture asks for.
  static func write(_ preview: LoadedPreview, _ picture: PreviewPicture) throws -> ColorScheme {
    let asked: ColorScheme = picture.isDark ? .dark : .light
    let first = try draw(preview, picture, in: preview.makePart().settings.colorScheme ?? asked)
    // A view within the preview prefers another scheme, which was not known before.
    let drawn = first.preferred == first.scheme ? first : try draw(preview, picture, in: first.preferred)
    try drawn.pixels.writePNG(to: picture.path)
    return drawn.scheme
  }

  /// A picture, the color scheme of its views, and the one that they prefer.
  private struct Drawn {
    let pixels: Pixmap
    let scheme: ColorScheme
    let preferred: ColorScheme
  }

  private static func draw(
    _ preview: LoadedPreview, _ picture: PreviewPicture, in scheme: ColorScheme
  ) throws -> Drawn {
    let content = content(of: preview.makePart(), device: picture.device)
      .background(scheme == .dark ? Color.black : .white)
      .environment(\.colorScheme, scheme)
    let scale = CGFloat(picture.scale)
    let host = HeadlessScreen(size: screen, scale: scale, scheme: scheme).host(content)
    // The present, as in a window: the code of the preview may compare it with `Date()`.
    let start = Date()
    let size = host.sizeThatFits(.unspecified, at: start)
    let pixels = HeadlessScreen.pixels(of: size, scale: scale)
    guard size.width > 0, size.height > 0 else { throw PreviewError.noSize(preview.name) }
    guard ImageLimits.allow(width: pixels.width, height: pixels.height) else {
      throw PreviewError.tooLarge(preview.name, width: pixels.width, height: pixels.height)
    }
    host.size = size
    let drawing = settledDrawing(of: host, from: start)
    let result = HeadlessScreen(size: size, scale: scale, scheme: scheme)
      .picture(of: drawing, in: host.colorScheme)
    return Drawn(pixels: result, scheme: scheme, preferred: host.colorScheme)
  }

  /// The drawing of a view that is first shown at a date, at its age, with what its tasks and animations did until then.
  private static func settledDrawing(of host: ViewHost, from start: Date) -> Fragment {
    for refresh in 0..<Int(age * refreshRate) {
      _ = host.update(to: start + Double(refresh) / refreshRate)
      // Runs tasks, which are on the main queue.
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }
    return host.update(to: start + age)
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
  /// A side of its size is 0.
  case noSize(String)
  /// Its picture would have more pixels than an image can have.
  case tooLarge(String, width: Int, height: Int)

  var description: String {
    switch self {
    case .noSize(let name):
      "the preview \"\(name)\" has no size: give it a frame"
    case .tooLarge(let name, let width, let height):
      "the preview \"\(name)\" is too large for an image, with \(width) x \(height) pixels; "
        + ImageLimits.description
    }
  }
}
