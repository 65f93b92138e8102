import EaselDrawing

extension GraphicsContext {
  /// The same shading with its colours taken from this context's environment, so that each draw with it is quicker.
  public func resolve(_ shading: Shading) -> Shading { shading.resolved(in: canvas) }
}

extension GraphicsContext.Shading {
  func resolved(in canvas: DrawingCanvas) -> GraphicsContext.Shading {
    switch storage {
    case .paint: self
    case .color(let color): .init(.paint(.solid(color.paintColor(in: canvas.theme))))
    case .gradient(let gradient): .init(.paint(.gradient(gradient.paint(in: canvas.theme))))
    case .style: resolvedStyle(in: canvas)
    case .tiles(let image, let origin):
      image.paint(at: origin, in: canvas.environment).map { .init(.paint($0)) } ?? self
    case .palette(let levels): .init(.palette(levels.map { $0.resolved(in: canvas) }))
    }
  }

  /// A style is bound now only when it does not depend on what is drawn: when it is one colour in any box.
  private func resolvedStyle(in canvas: DrawingCanvas) -> GraphicsContext.Shading {
    let paint = paint(in: canvas, bounds: .zero)
    guard let paint, case .solid = paint.paint, paint.shadows.isEmpty, paint.mode == nil else { return self }
    return .init(.paint(paint.paint))
  }
}
