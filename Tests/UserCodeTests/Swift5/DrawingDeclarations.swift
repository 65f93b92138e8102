import SwiftUI

// Every declaration of Canvas and GraphicsContext that programs rely on, in the forms in which they are written.

// MARK: Canvas

@MainActor func canvasPairs() -> [DeclarationPair] {
  let renderer: (inout GraphicsContext, CGSize) -> Void = { context, size in
    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red.opacity(0.5)))
    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green.opacity(0.5)))
  }
  var canvas = Canvas(renderer: renderer)
  canvas.renderer = { _, _ in }
  canvas.colorMode = .linear
  canvas.isOpaque = true
  canvas.rendersAsynchronously = true
  canvas.symbols = EmptyView()
  return [
    DeclarationPair("Canvas", Canvas { _, _ in }, unlike: Canvas(renderer: renderer)),
    DeclarationPair("renderer", canvas, unlike: Canvas(renderer: renderer)),
    DeclarationPair(
      "colorMode", Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true, renderer: renderer),
      unlike: Canvas(opaque: false, colorMode: .nonLinear, rendersAsynchronously: false, renderer: renderer)),
    DeclarationPair(
      "extendedLinear",
      Canvas(colorMode: ColorRenderingMode.extendedLinear) { context, size in
        renderer(&context, size)
      },
      unlike: Canvas(colorMode: ColorRenderingMode.nonLinear, renderer: renderer)),
    DeclarationPair("symbols", SymbolCanvas(), unlike: Color.clear),
    DeclarationPair("symbols in a loop", LoopCanvas(), unlike: Color.clear),
  ]
}

/// A method as renderer, with symbols behind it.
struct SymbolCanvas: View {
  enum Mark: Hashable { case dot }

  func render(context: inout GraphicsContext, size: CGSize) {
    if let dot = context.resolveSymbol(id: Mark.dot) {
      context.draw(dot, at: CGPoint(x: dot.size.width / 2, y: 5))
    }
    context.draw(context.resolveSymbol(id: 0)!, in: CGRect(x: 20, y: 20, width: 20, height: 10))
    context.draw(context.resolveSymbol(id: "x")!, at: .zero, anchor: .topLeading)
  }

  var body: some View {
    Canvas(renderer: render) {
      Circle().fill(.red).frame(width: 10, height: 10).tag(Mark.dot)
      Rectangle().frame(width: 5, height: 5).tag(0)
      Text("x").tag("x")
    }
  }
}

struct LoopCanvas: View {
  let colors: [Color] = [.cyan, .blue, .indigo]

  var body: some View {
    Canvas(opaque: false, colorMode: .nonLinear, rendersAsynchronously: false) { context, size in
      for number in colors.indices {
        guard let symbol = context.resolveSymbol(id: number) else { return }
        context.draw(symbol, at: CGPoint(x: CGFloat(number) * 8, y: 0), anchor: .topLeading)
      }
    } symbols: {
      ForEach(Array(colors.enumerated()), id: \.0) { number, color in
        RoundedRectangle(cornerRadius: 10).fill(color).frame(width: 20, height: 20).tag(number)
      }
    }
  }
}

// MARK: State

@MainActor func statePairs() -> [DeclarationPair] {
  [
    DeclarationPair("opacity") { context in
      context.opacity = 0.5
      context.fill(square, with: .color(.red))
    },
    DeclarationPair("blendMode") { context in
      context.blendMode = .multiply
      context.fill(square, with: .color(.red))
    },
    DeclarationPair("environment") { context in
      let isLight = context.environment.colorScheme == .light
      context.fill(square, with: .color(isLight ? .blue : .red))
    },
    DeclarationPair("transform") { context in
      context.transform = context.transform.translatedBy(x: 3, y: 0)
      context.fill(square, with: .color(.red))
    },
    DeclarationPair("scaleBy") { context in
      context.scaleBy(x: 0.5, y: 0.5)
      context.fill(square, with: .color(.red))
    },
    DeclarationPair("translateBy") { context in
      context.translateBy(x: 5, y: 0)
      context.fill(square, with: .color(.red))
    },
    DeclarationPair("rotate") { context in
      context.rotate(by: .degrees(10))
      context.fill(square, with: .color(.red))
    },
    DeclarationPair("concatenate") { context in
      context.concatenate(CGAffineTransform(scaleX: 1.2, y: 1))
      context.fill(square, with: .color(.red))
    },
    DeclarationPair("clipBoundingRect") { context in
      context.clip(to: Path(CGRect(x: 3, y: 3, width: 10, height: 10)))
      context.fill(Path(context.clipBoundingRect), with: .color(.red))
    },
  ]
}

@MainActor func clipPairs() -> [DeclarationPair] {
  [
    DeclarationPair("clip") { context in
      context.clip(to: Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)))
      context.fill(square, with: .color(.red))
    },
    DeclarationPair(
      "clip style",
      { context in
        context.clip(to: ring, style: FillStyle(eoFill: true))
        context.fill(square, with: .color(.red))
      },
      unlike: { context in
        context.clip(to: ring)
        context.fill(square, with: .color(.red))
      }),
    DeclarationPair("inverse") { context in
      context.clip(to: ring, style: FillStyle(), options: .inverse)
      context.fill(square, with: .color(.red))
    },
    DeclarationPair("clipToLayer") { context in
      context.clipToLayer { layer in
        layer.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.black))
      }
      context.fill(square, with: .color(.red))
    },
    DeclarationPair("clipToLayer opacity") { context in
      context.clipToLayer(opacity: 0.5) { $0.fill(square, with: .color(.black)) }
      context.fill(square, with: .color(.red))
    },
    DeclarationPair("clipToLayer options") { context in
      context.clipToLayer(opacity: 1, options: [.inverse]) { $0.fill(square, with: .color(.black)) }
      context.fill(square, with: .color(.red))
    },
  ]
}

// MARK: Drawing

private struct DrawingFailure: Error {}

@MainActor func drawPairs() -> [DeclarationPair] {
  [
    DeclarationPair("fill", { $0.fill(square, with: .color(.red)) }, unlike: { _ in }),
    DeclarationPair(
      "fill style", { $0.fill(ring, with: .color(.red), style: FillStyle(eoFill: true)) },
      unlike: { $0.fill(ring, with: .color(.red), style: .init()) }),
    DeclarationPair("antialiased") { context in
      let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20))
      context.fill(circle, with: .color(.red), style: FillStyle(antialiased: false))
    } unlike: { context in
      context.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.red))
    },
    DeclarationPair("stroke", { $0.stroke(square, with: .color(.red)) }, unlike: { _ in }),
    DeclarationPair("lineWidth") { context in
      context.stroke(square, with: .color(.red), lineWidth: 4)
    } unlike: { context in
      context.stroke(square, with: .color(.red))
    },
    DeclarationPair("stroke style") { context in
      context.stroke(
        square, with: .color(.red),
        style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round, dash: [4, 6], dashPhase: 2))
    },
    DeclarationPair("drawLayer") { context in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(square, with: .color(.blue))
        layer.fill(ring, with: .color(.red))
      }
    } unlike: { context in
      context.opacity = 0.5
      context.fill(square, with: .color(.blue))
      context.fill(ring, with: .color(.red))
    },
    DeclarationPair("rethrows") { context in
      do {
        try context.drawLayer { layer in
          layer.fill(square, with: .color(.blue))
          throw DrawingFailure()
        }
      } catch {
        try? context.clipToLayer { _ in throw DrawingFailure() }
      }
      context.fill(square, with: .color(.red))
    },
    DeclarationPair("resolve shading") { context in
      let shading = context.resolve(.color(.green))
      context.fill(square, with: shading)
    },
  ]
}

/// What is resolved once and drawn.
@MainActor func resolvedPairs() -> [DeclarationPair] {
  let box = CGRect(x: 2, y: 2, width: 36, height: 36)
  let place = CGPoint(x: 20, y: 20)
  let image = Image(size: CGSize(width: 8, height: 8)) { context in
    context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 8)), with: .color(.blue))
  }
  return [
    DeclarationPair("draw image in", { $0.draw(image, in: box) }, unlike: { $0.draw(image, at: place) }),
    DeclarationPair(
      "draw image style",
      { $0.draw(image, in: box.offsetBy(dx: 0.5, dy: 0.5), style: FillStyle(antialiased: false)) },
      unlike: { $0.draw(image, in: box) }),
    DeclarationPair(
      "draw image at", { $0.draw(image, at: place, anchor: .topLeading) },
      unlike: { $0.draw(image, at: place) }),
    DeclarationPair("resolve image") { context in
      let resolved = context.resolve(image)
      context.draw(resolved, at: CGPoint(x: resolved.size.width, y: resolved.baseline))
      context.draw(resolved, in: box, style: FillStyle())
      context.draw(resolved, at: place, anchor: .bottom)
    },
    DeclarationPair("image shading") { context in
      var star = context.resolve(Image(systemName: "star.fill"))
      star.shading = .color(.orange)
      context.draw(star, at: place)
    } unlike: { context in
      context.draw(Image(systemName: "star.fill"), at: place)
    },
    DeclarationPair("draw text at", { $0.draw(Text("a"), at: place) }, unlike: { _ in }),
    DeclarationPair(
      "draw text anchor", { $0.draw(Text("a"), at: place, anchor: .topLeading) },
      unlike: { $0.draw(Text("a"), at: place) }),
    DeclarationPair("draw text in", { $0.draw(Text("a b c d e f"), in: box) }, unlike: { _ in }),
    DeclarationPair("resolve text") { context in
      var text = context.resolve(Text("Hello").font(.custom("Arial Rounded MT Bold", size: 18)))
      let size = text.measure(in: CGSize(width: 40, height: 40))
      text.shading = .linearGradient(
        Gradient(colors: [.green, .blue]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0))
      context.draw(text, at: CGPoint(x: 20, y: text.firstBaseline(in: size)))
      context.draw(text, in: box)
      context.draw(text, at: CGPoint(x: 0, y: text.lastBaseline(in: size)), anchor: .bottomLeading)
    },
    DeclarationPair("drawn image", image, unlike: Color.clear),
    DeclarationPair(
      "drawn image label",
      Image(size: CGSize(width: 40, height: 40), label: Text("a"), opaque: false, colorMode: .nonLinear) {
        $0.fill(square, with: .color(.red))
      }, unlike: Color.clear),
  ]
}

// MARK: Types by their names

/// Draws the same mark in three ways, by functions that take what was resolved.
struct Marks {
  var image: GraphicsContext.ResolvedImage
  var text: GraphicsContext.ResolvedText
  var symbol: GraphicsContext.ResolvedSymbol?
  let blur: GraphicsContext.BlurOptions = [.opaque, .dithersResult]
  let clip = GraphicsContext.ClipOptions.inverse
  let filter: GraphicsContext.FilterOptions = []
  let shadow = GraphicsContext.ShadowOptions()
  let gradient = GraphicsContext.GradientOptions()

  init(_ context: GraphicsContext) {
    image = context.resolve(Image(systemName: "star.fill"))
    text = context.resolve(Text("a"))
    symbol = context.resolveSymbol(id: 1)
  }

  func draw(in context: GraphicsContext, shading: GraphicsContext.Shading) {
    var copy = context
    copy.addFilter(.blur(radius: 1, options: blur), options: filter)
    copy.draw(image, at: CGPoint(x: 10, y: 10))
    context.draw(text, at: CGPoint(x: 30, y: 10))
    if let symbol { context.draw(symbol, at: CGPoint(x: 10, y: 30)) }
    context.fill(Path(CGRect(x: 25, y: 25, width: 10, height: 10)), with: shading)
  }
}

@MainActor func typePairs() -> [DeclarationPair] {
  [
    DeclarationPair(
      "types",
      Canvas { context, size in
        Marks(context).draw(in: context, shading: .color(.red))
      } symbols: {
        Circle().frame(width: 5, height: 5).tag(1)
      },
      unlike: Color.clear)
  ]
}
