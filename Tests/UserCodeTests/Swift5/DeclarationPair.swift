import SwiftUI

/// A declaration in use beside the same picture without it; the two must differ.
@MainActor
struct DeclarationPair {
  let name: String
  let picture: AnyView
  let unlike: AnyView

  init<Content: View, Other: View>(_ name: String, _ picture: Content, unlike: Other) {
    self.name = name
    self.picture = AnyView(picture)
    self.unlike = AnyView(unlike)
  }

  /// Drawings on a yellow left half; without another one, unlike a red square.
  init(
    _ name: String, _ draw: @escaping (inout GraphicsContext) -> Void,
    unlike: @escaping (inout GraphicsContext) -> Void = { $0.fill(square, with: .color(.red)) }
  ) {
    self.init(name, onYellow(draw), unlike: onYellow(unlike))
  }

  /// A shading of the square, unlike a square in red.
  init(_ name: String, shading: GraphicsContext.Shading, unlike: GraphicsContext.Shading = .color(.red)) {
    self.init(
      name, { $0.fill(square, with: shading) }, unlike: { $0.fill(square, with: unlike) })
  }

  /// A filter of a square, unlike the square alone.
  init(_ name: String, filter: GraphicsContext.Filter, unlike: GraphicsContext.Filter? = nil) {
    func filtered(_ filter: GraphicsContext.Filter?) -> (inout GraphicsContext) -> Void {
      { context in
        if let filter { context.addFilter(filter) }
        context.fill(square, with: .color(red: 0.9, green: 0.3, blue: 0.2, opacity: 0.8))
      }
    }
    self.init(name, filtered(filter), unlike: filtered(unlike))
  }
}

let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
let ring = Path { path in
  path.addRect(CGRect(x: 5, y: 5, width: 30, height: 30))
  path.addRect(CGRect(x: 12, y: 12, width: 16, height: 16))
}

private func onYellow(_ draw: @escaping (inout GraphicsContext) -> Void) -> some View {
  Canvas { context, size in
    context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)), with: .color(.yellow))
    draw(&context)
  }
}
