import SwiftUI

// Names of UIKit and AppKit that SwiftUI re-exports, as programs use them that import SwiftUI alone.

/// An image of initials on a disc, made as programs for phones make it.
func makeBadge(side: CGFloat = 40, scale: CGFloat = 2) -> UIImage {
  let format = UIGraphicsImageRendererFormat.default()
  format.scale = scale
  format.opaque = false
  let bounds = CGRect(x: 0, y: 0, width: side, height: side)
  let renderer = UIGraphicsImageRenderer(size: bounds.size, format: format)
  return renderer.image { context in
    UIColor.systemIndigo.setFill()
    UIBezierPath(ovalIn: bounds).fill()
    UIColor.white.withAlphaComponent(0.8).setStroke()
    let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4))
    ring.lineWidth = 2
    ring.lineCapStyle = .round
    ring.setLineDash([6, 4], count: 2, phase: 0)
    ring.stroke()
    context.cgContext.saveGState()
    UIBezierPath(roundedRect: bounds.insetBy(dx: 8, dy: 8), cornerRadius: 6).addClip()
    UIImage(systemName: "star.fill")?.withTintColor(.systemYellow).draw(in: bounds.insetBy(dx: 10, dy: 10))
    context.cgContext.restoreGState()
    context.fill(CGRect(x: 0, y: side - 2, width: side, height: 2), blendMode: .sourceAtop)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10, weight: .bold), .foregroundColor: UIColor.white,
      .paragraphStyle: style,
    ]
    let size = "AB".size(withAttributes: attributes)
    "AB".draw(at: CGPoint(x: (side - size.width) / 2, y: 4), withAttributes: attributes)
    NSAttributedString(string: "CD", attributes: attributes).draw(in: bounds.insetBy(dx: 2, dy: 20))
  }
}

extension UIImage {
  /// A smaller copy, as many programs have it.
  func resized(to size: CGSize) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    defer { UIGraphicsEndImageContext() }
    draw(in: CGRect(origin: .zero, size: size))
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  static func filled(with color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 4, height: 4)).image { context in
      color.set()
      context.fill(context.format.bounds)
      UIColor.black.setFill()
      UIRectFrame(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
  }
}

extension NSImage {
  /// The contents of a JPEG file, as programs for Macs make them.
  var jpeg: Data? {
    guard let image = cgImage(forProposedRect: nil, context: nil, hints: nil) else { return nil }
    return NSBitmapImageRep(cgImage: image).representation(
      using: .jpeg, properties: [.compressionFactor: 0.8])
  }
}

struct UIKitBadge: View {
  @State private var badge: UIImage? = makeBadge()
  private let feedback = UIImpactFeedbackGenerator(style: .medium)

  var body: some View {
    VStack(spacing: UIDevice.current.userInterfaceIdiom == .pad ? 16 : 8) {
      if let badge {
        Image(uiImage: badge).resizable().scaledToFit().frame(width: 60, height: 60)
        Image(nsImage: badge.withRenderingMode(.alwaysTemplate)).foregroundColor(.red)
      }
      Button {
        feedback.prepare()
        feedback.impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
        badge = badge?.resized(to: CGSize(width: 10, height: 10))
      } label: {
        if let arrow = UIImage(systemName: "arrow.down") {
          Image(uiImage: arrow.withTintColor(.systemBlue, renderingMode: .alwaysOriginal))
        }
      }
      UIKitCanvas()
    }
    .onChange(of: badge) { feedback.impactOccurred(intensity: 0.5) }
  }
}

/// A canvas that is drawn by UIKit's calls.
struct UIKitCanvas: View {
  var body: some View {
    Canvas { context, size in
      context.withCGContext { cg in
        UIGraphicsPushContext(cg)
        defer { UIGraphicsPopContext() }
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.addLine(to: CGPoint(x: size.width, y: 0))
        path.close()
        path.usesEvenOddFillRule = true
        NSColor.systemTeal.setFill()
        path.fill(with: .multiply, alpha: 0.7)
        path.lineJoinStyle = .bevel
        path.miterLimit = 4
        path.stroke(with: .normal, alpha: 1)
        UIRectClip(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIRectFill(CGRect(origin: .zero, size: size))
      }
    }
    .frame(width: 60, height: 20)
  }
}

/// Images of everything above.
@MainActor
func declaredImagesOfUIKit() -> [UIImage?] {
  let badge = makeBadge()
  let renderer = ImageRenderer(content: UIKitBadge())
  renderer.scale = 2
  let data = badge.pngData() ?? Data()
  return [
    renderer.uiImage, renderer.nsImage, badge, UIImage.filled(with: .orange),
    badge.resized(to: CGSize(width: 8, height: 8)),
    UIImage(data: data), UIImage(data: data, scale: 2), badge.jpeg.flatMap { NSImage(data: $0) },
    badge.cgImage.map { UIImage(cgImage: $0, scale: badge.scale, orientation: .leftMirrored) },
    badge.cgImage.map { NSImage(cgImage: $0, size: badge.size) },
    NSImage(systemSymbolName: "star", accessibilityDescription: "A star"),
    UIImage(data: UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).pngData { $0.clip(to: .zero) }),
  ]
}
