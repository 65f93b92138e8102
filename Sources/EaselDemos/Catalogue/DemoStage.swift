import SwiftUI

/// A variant of a demo, fitted to the space that it gets: filling it, or as a card.
public struct DemoStage: View {
  private let demo: Demo
  private let variant: Int
  private let isActualSize: Bool
  private let bottomInset: CGFloat

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - demo: The demo.
  ///   - variant: The index of the variant, from 0.
  ///   - isActualSize: Whether the demo has its own size rather than one that fits.
  ///   - bottomInset: The height of what covers the bottom of the stage, in points. Cards stay above it.
  public init(_ demo: Demo, variant: Int, isActualSize: Bool = false, bottomInset: CGFloat = 0) {
    (self.demo, self.variant, self.isActualSize) = (demo, variant, isActualSize)
    self.bottomInset = bottomInset
  }

  public var body: some View {
    if demo.presentation == .fill, !isActualSize {
      demo.variants[variant].view()
    } else {
      DemoCard(demo: demo, variant: variant, isActualSize: isActualSize, bottomInset: bottomInset)
    }
  }
}

/// A demo in its own size, scaled to fit, on a card with its caption.
private struct DemoCard: View {
  /// Points around the card. Small stages have the smaller margin.
  private static let margins: (small: CGFloat, large: CGFloat) = (8, 32)
  private static let padding: CGFloat = 16
  private static let captionHeight: CGFloat = 40

  let demo: Demo
  let variant: Int
  let isActualSize: Bool
  let bottomInset: CGFloat
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    GeometryReader { geometry in
      let isSmall = min(geometry.size.width, geometry.size.height) < 400
      let scale = scale(in: geometry.size, isSmall: isSmall)
      VStack(spacing: 0) {
        demo.variants[variant].view()
          .frame(width: demo.size.width, height: demo.size.height)
          .clipped()
          .scaleEffect(scale)
          .frame(width: demo.size.width * scale, height: demo.size.height * scale)
          .padding(isSmall ? 0 : Self.padding)
          .background { CardBackground(isSmall: isSmall) }
        if !isSmall { caption }
      }
      .frame(width: geometry.size.width, height: geometry.size.height - bottomInset)
    }
    .background(Color(white: scheme == .dark ? 0.08 : 0.94))
  }

  private var caption: some View {
    Text(demo.variants.count > 1 ? "\(demo.title): \(demo.variants[variant].name)" : demo.title)
      .font(.system(size: 13))
      .foregroundStyle(.secondary)
      .frame(height: Self.captionHeight)
  }

  /// The scale at which the card fits into a stage of a size in points.
  private func scale(in size: CGSize, isSmall: Bool) -> CGFloat {
    guard !isActualSize else { return 1 }
    let margin = isSmall ? Self.margins.small : Self.margins.large + Self.padding
    let height = size.height - bottomInset - 2 * margin - (isSmall ? 0 : Self.captionHeight)
    return max(0.05, min((size.width - 2 * margin) / demo.size.width, height / demo.size.height))
  }
}

/// A sheet of paper, or a plain rectangle on small stages.
private struct CardBackground: View {
  let isSmall: Bool
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let color = Color(white: scheme == .dark ? 0.12 : 1)
    if isSmall {
      Rectangle().fill(color)
    } else {
      RoundedRectangle(cornerRadius: 16)
        .fill(color)
        .shadow(color: .black.opacity(scheme == .dark ? 0.5 : 0.15), radius: 16, y: 6)
    }
  }
}
