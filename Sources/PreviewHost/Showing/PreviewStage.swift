import EaselDemos
import EaselUI
import PreviewBuild
import SwiftUI

/// A preview in the window: filling it, in a size of its own, or on the screen of a device.
struct PreviewStage: View {
  /// The parameter that chooses a device.
  static let device = DemoParameter.choice("Device", ["As declared"] + DeviceScreen.all.map(\.name))
  /// The parameter that turns the device on its side.
  static let isLandscape = DemoParameter.toggle("Landscape", false)
  /// The parameter that shows the parts of the screen that content avoids.
  static let showsSafeArea = DemoParameter.toggle("Safe area", false)

  let preview: LoadedPreview
  @Environment(\.demoValues) private var values

  var body: some View {
    let part = preview.makePart()
    if let screen = chosenDevice ?? part.settings.device.flatMap(DeviceScreen.named) {
      DeviceStage(
        content: DeviceContent(
          screen: screen, isLandscape: values.isOn(Self.isLandscape) || part.settings.isLandscape,
          showsSafeArea: values.isOn(Self.showsSafeArea), content: part.view))
    } else {
      switch part.settings.layout ?? .device {
      case .device: part.view.frame(maxWidth: .infinity, maxHeight: .infinity)
      case .sizeThatFits: Sheet(content: FittedLayout(screen: PreviewRenderer.screen) { part.view })
      case .fixed(let width, let height):
        Sheet(content: part.view.frame(width: usableLength(width), height: usableLength(height)))
      }
    }
  }

  private var chosenDevice: DeviceScreen? {
    let index = values.index(Self.device) - 1
    return DeviceScreen.all.indices.contains(index) ? DeviceScreen.all[index] : nil
  }
}

/// A length that users wrote; nil if a frame cannot have it.
func usableLength(_ length: CGFloat) -> CGFloat? { length.isFinite && length >= 0 ? length : nil }

extension PreviewSettings {
  /// Whether the device is turned on its side.
  var isLandscape: Bool { orientation == .landscapeLeft || orientation == .landscapeRight }
}

/// A view in the size that it takes of a screen.
struct FittedLayout: Layout {
  /// The size of the screen in points.
  let screen: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(ProposedViewSize(screen)) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(screen)) }
  }
}

/// A view in its own size on a sheet in the middle of the stage.
private struct Sheet<Content: View>: View {
  let content: Content
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack {
      Color(white: scheme == .dark ? 0.08 : 0.94)
      content
        .background(scheme == .dark ? Color.black : .white)
        .border(Color.gray.opacity(0.3))
    }
  }
}

/// A view on the screen of a device, reduced to the stage.
private struct DeviceStage<Content: View>: View {
  private static var margin: CGFloat { 24 }
  private static var cornerRadius: CGFloat { 40 }

  let content: DeviceContent<Content>
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    GeometryReader { geometry in
      let size = content.size
      let scale = min(
        1, (geometry.size.width - 2 * Self.margin) / size.width,
        (geometry.size.height - 2 * Self.margin) / size.height)
      content
        .background(scheme == .dark ? Color.black : .white)
        .clipShape(RoundedRectangle(cornerRadius: Self.cornerRadius))
        .overlay {
          RoundedRectangle(cornerRadius: Self.cornerRadius).stroke(Color.gray.opacity(0.6), lineWidth: 2)
        }
        .scaleEffect(max(0.05, scale))
        .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .background(Color(white: scheme == .dark ? 0.08 : 0.94))
  }
}

/// A view within the safe area of a device, in the size of its screen.
struct DeviceContent<Content: View>: View {
  let screen: DeviceScreen
  let isLandscape: Bool
  let showsSafeArea: Bool
  let content: Content

  /// The size of the screen in points.
  var size: CGSize { isLandscape ? screen.landscape : screen.size }

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .top, spacing: 0) { strip(isLandscape ? 0 : screen.safeArea.top) }
      .safeAreaInset(edge: .bottom, spacing: 0) { strip(screen.safeArea.bottom) }
      .frame(width: size.width, height: size.height)
  }

  private func strip(_ height: CGFloat) -> some View {
    (showsSafeArea ? Color.red.opacity(0.15) : Color.clear).frame(height: height)
  }
}
