import ArgumentParser
import EaselUI
import Foundation

/// Drawings and views of any size whose time and memory should grow no faster than their size.
enum GrowthSeries: String, CaseIterable, ExpressibleByArgument {
  // Drawings.
  case fills, gradients, shadows, layers, symbols
  case nestedLayers = "nested-layers"
  case nestedOpacity = "nested-opacity"
  case nestedBlurs = "nested-blurs"
  case transparencyLayers = "transparency-layers"
  case clips
  case colorFilters = "color-filters"
  case blurFilters = "blur-filters"
  // Paths.
  case trimming, normalizing, scribble
  // Text.
  case line, truncation, markdown
  // Views.
  case paddings, stacks, rows, grid
  case lazyGrid = "lazy-grid"
  case list

  /// The content at a size: a number of calls, levels, segments, characters or views.
  @MainActor func view(_ size: Int) -> AnyView {
    switch self {
    case .fills, .gradients, .shadows, .layers, .symbols, .nestedLayers, .nestedOpacity, .nestedBlurs,
      .transparencyLayers, .clips, .colorFilters, .blurFilters:
      AnyView(canvas(size))
    case .trimming: AnyView(GrowthPaths.zigzag(size).trimmedPath(from: 0.2, to: 0.8).stroke())
    case .normalizing: AnyView(GrowthPaths.zigzag(size).normalized(eoFill: false).fill())
    case .scribble: AnyView(GrowthPaths.scribble(size).fill(style: FillStyle(eoFill: true)))
    case .line: AnyView(Text(verbatim: String(repeating: "growth ", count: size / 7 + 1)).fixedSize())
    case .truncation:
      AnyView(
        Text(verbatim: String(repeating: "growth ", count: size / 7 + 1)).lineLimit(1).truncationMode(.middle)
          .minimumScaleFactor(0.5))
    case .markdown:
      AnyView(Text(LocalizedStringKey(String(repeating: "[](", count: size / 3 + 1))))
    case .paddings: nested(size) { AnyView($0.padding(.leading, 0.001)) }
    case .stacks: nested(size) { view in AnyView(VStack { view }) }
    case .rows: AnyView(VStack(spacing: 0) { ForEach(0..<size, id: \.self) { Text("Row \($0 % 100)") } })
    case .grid:
      AnyView(
        Grid {
          ForEach(0..<max(1, size / 4), id: \.self) { row in
            GridRow { ForEach(0..<4, id: \.self) { Text("\((row + $0) % 100)") } }
          }
        })
    case .lazyGrid:
      AnyView(
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
          ForEach(0..<size, id: \.self) { Text("\($0 % 100)") }
        })
    case .list: AnyView(List(0..<size, id: \.self) { Text("Row \($0 % 100)") })
    }
  }

  @MainActor private func nested(_ size: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
    (0..<size).reduce(AnyView(Color.blue)) { view, _ in wrap(view) }
  }

  // MARK: Canvases

  private func canvas(_ size: Int) -> some View {
    Canvas { context, _ in
      draw(size, in: &context)
    } symbols: {
      Circle().fill(.blue).frame(width: 8, height: 8).tag(0)
    }
  }

  private static let frame = Path(CGRect(x: 0, y: 0, width: 256, height: 256))
  private static let disc = Path(ellipseIn: CGRect(x: 1, y: 1, width: 254, height: 254))

  private static func tile(_ index: Int) -> CGRect {
    CGRect(x: index * 7 % 240, y: index / 3 % 240, width: 12, height: 12)
  }

  private func draw(_ size: Int, in context: inout GraphicsContext) {
    switch self {
    case .nestedLayers: nest(size, in: context) { _ in }
    case .nestedOpacity: nest(size, in: context) { $0.opacity = 0.999 }
    case .nestedBlurs: nest(size, in: context) { $0.addFilter(.blur(radius: 2)) }
    case .transparencyLayers:
      context.withCGContext { inner in
        for _ in 0..<size { inner.beginTransparencyLayer(auxiliaryInfo: nil) }
        inner.fill([Self.tile(1)])
        for _ in 0..<size { inner.endTransparencyLayer() }
      }
    case .colorFilters, .blurFilters:
      for _ in 0..<size {
        context.addFilter(self == .colorFilters ? .brightness(0.001) : .blur(radius: 20))
      }
      context.fill(Self.disc, with: .color(.blue))
    default: for index in 0..<size { drawOne(index, in: &context) }
    }
  }

  private func drawOne(_ index: Int, in context: inout GraphicsContext) {
    let tile = Self.tile(index)
    switch self {
    case .gradients:
      let colors: [Color] = [.blue, Color(white: Double(index % 1000) / 1000)]
      context.fill(
        Path(tile),
        with: .linearGradient(
          Gradient(colors: colors), startPoint: tile.origin, endPoint: CGPoint(x: tile.maxX, y: tile.maxY)))
    case .shadows:
      var raised = context
      raised.addFilter(.shadow(radius: 2))
      raised.fill(Path(tile), with: .color(.blue))
    case .layers: context.drawLayer { $0.fill(Path(tile), with: .color(.blue)) }
    case .symbols:
      if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: tile.origin) }
    case .clips:
      context.clip(to: Self.disc)
      context.fill(Path(tile), with: .color(.blue))
    default: context.fill(Path(tile), with: .color(.blue))
    }
  }

  private func nest(
    _ depth: Int, in context: GraphicsContext, _ change: @escaping (inout GraphicsContext) -> Void
  ) {
    guard depth > 0 else { return context.fill(Self.disc, with: .color(.blue)) }
    var copy = context
    change(&copy)
    copy.drawLayer { nest(depth - 1, in: $0, change) }
  }
}

/// Long paths within a square of 256 points.
enum GrowthPaths {
  /// Lines of which each crosses the one before its neighbor.
  static func zigzag(_ segments: Int) -> Path {
    Path { path in
      path.move(to: .zero)
      for index in 1...max(1, segments) {
        let row = Double(index % 250)
        path.addLine(
          to: CGPoint(x: Double(index * 256) / Double(segments), y: index.isMultiple(of: 2) ? row : 256 - row)
        )
      }
    }
  }

  /// Lines between points that are spread over the square.
  static func scribble(_ segments: Int) -> Path {
    Path { path in
      path.move(to: .zero)
      for index in 1...max(1, segments) {
        path.addLine(to: CGPoint(x: index * 97 % 257, y: index * 61 % 251))
      }
    }
  }
}
