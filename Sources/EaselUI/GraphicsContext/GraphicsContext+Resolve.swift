import EaselDrawing

extension GraphicsContext {
  /// The same shading with its colours taken from this context's environment, so that each draw with it is quicker.
  public func resolve(_ shading: Shading) -> Shading { shading.resolved(in: canvas) }
}

extension GraphicsContext.Shading {
  func resolved(in canvas: DrawingCanvas) -> GraphicsContext.Shading {
    switch storage {
    case .paint, .style: self
    case .color(let color): .init(.paint(.solid(color.paintColor(in: canvas.theme))))
    case .gradient(let gradient): .init(.paint(.gradient(gradient.paint(in: canvas.theme))))
    case .palette(let levels): .init(.palette(levels.map { $0.resolved(in: canvas) }))
    }
  }
}
