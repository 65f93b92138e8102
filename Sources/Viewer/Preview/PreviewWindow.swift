import EaselGeometry
import EaselWindowing
import Foundation
import PreviewBuild

/// The window of previews, which outlives the processes that draw it.
@MainActor
final class PreviewWindow {
  /// Called when the user or another program closes the window.
  var onClose: () -> Void = {}

  private let connection: DisplayConnection
  private let window: DisplayWindow
  private var watch: DescriptorWatch?

  /// Creates a window that is not shown until a process draws it.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Pixels per point; nil for that of the display.
  init(title: String, size: CGSize, scale: Double?) throws(WindowingError) {
    connection = try DisplayConnection()
    let scale = scale ?? connection.scale
    var options = DisplayWindow.Options()
    options.role = .lent
    window = try DisplayWindow(
      connection, title: title, width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded()), options: options)
    if let icon = ProgramIcon.image(side: 64) { window.setIcon(icon) }
    _ = connection.flush()
    watch = DescriptorWatch(
      connection.fileDescriptor, onReadable: { [weak self] in self?.readEvents() },
      onStop: { [connection] in connection.close() })
  }

  /// The server's identifier of the window.
  var identifier: UInt { window.serverIdentifier }

  func close() {
    window.close()
    watch?.stop()
  }

  private func readEvents() {
    // Sending can read more events.
    repeat {
      do throws(WindowingError) {
        try connection.readEvents()
      } catch {
        StandardError.report("\(error)")
        watch?.stop()
        return onClose()
      }
      for event in window.takeEvents() {
        if case .closeRequested = event { return onClose() }
      }
      if window.isClosed { return onClose() }
    } while connection.flush()
  }
}
