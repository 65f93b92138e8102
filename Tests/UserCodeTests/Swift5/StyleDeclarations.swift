import SwiftUI

// Meshes, levels of styles, layers of symbols, corners of containers, exposures and shaders, in the forms in which they
// are written.

// MARK: Meshes

@MainActor private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

@MainActor func meshPairs() -> [DeclarationPair] {
  let colors: [Color] = [.red, .green, .blue, .white]
  let resolved = colors.map { $0.resolve(in: EnvironmentValues()) }
  let plain = MeshGradient(width: 2, height: 2, points: corners, colors: colors)
  func bezier(_ bend: Float) -> [MeshGradient.BezierPoint] {
    corners.map {
      MeshGradient.BezierPoint(
        position: $0 * 0.8 + 0.1, leadingControlPoint: $0 * 0.8 + 0.1, topControlPoint: $0 * 0.8 + 0.1,
        trailingControlPoint: $0 * 0.8 + 0.1 + SIMD2(0.2, bend), bottomControlPoint: $0 * 0.8 + 0.1)
    }
  }
  var changed = plain
  changed.width = 2
  changed.height = 2
  changed.locations = MeshGradient.Locations.points([[0.2, 0.2], [1, 0], [0, 1], [1, 1]])
  changed.colors = MeshGradient.Colors.resolvedColors(resolved.reversed())
  changed.background = .yellow
  changed.smoothsColors = false
  changed.colorSpace = .perceptual
  let bent = MeshGradient(width: 2, height: 2, bezierPoints: bezier(-0.2), colors: colors)
  return [
    DeclarationPair("mesh", plain, unlike: Color.clear),
    DeclarationPair("mesh changed", changed, unlike: plain),
    DeclarationPair(
      "mesh resolved",
      MeshGradient(width: 2, height: 2, points: corners, resolvedColors: resolved.reversed()),
      unlike: plain),
    DeclarationPair(
      "mesh bezier", bent, unlike: MeshGradient(width: 2, height: 2, bezierPoints: bezier(0), colors: colors)),
    DeclarationPair(
      "mesh bezier resolved",
      MeshGradient(
        width: 2, height: 2, bezierPoints: bezier(0), resolvedColors: resolved, background: .black),
      unlike: MeshGradient(width: 2, height: 2, bezierPoints: bezier(0), resolvedColors: resolved)),
    DeclarationPair(
      "mesh parts",
      MeshGradient(
        width: 2, height: 2, locations: .bezierPoints(bezier(0)), colors: .colors(colors),
        colorSpace: .perceptual),
      unlike: MeshGradient(width: 2, height: 2, locations: .bezierPoints(bezier(0)), colors: .colors(colors))),
    DeclarationPair("mesh shading", shading: .meshGradient(plain)),
    DeclarationPair("mesh style", Circle().fill(plain), unlike: Circle()),
  ]
}

// MARK: Corners

private struct Tag: RoundedRectangularShape {
  func corners(in size: CGSize?) -> Corners? {
    size == nil ? nil : Corners(topLeading: 12, bottomTrailing: 12)
  }
  func path(in rect: CGRect) -> Path { Path(rect) }
  func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
}

@MainActor func cornerPairs() -> [DeclarationPair] {
  func contained(_ shape: some Shape) -> some View {
    shape.fill(.blue).padding(4).containerShape(RoundedRectangle(cornerRadius: 16))
  }
  let square = contained(Rectangle())
  let uniform: [(String, ConcentricRectangle)] = [
    ("isUniform", ConcentricRectangle(corners: .concentric(minimum: 4), isUniform: true)),
    (
      "each",
      ConcentricRectangle(
        topLeadingCorner: .fixed(9), topTrailingCorner: 0, bottomLeadingCorner: 0, bottomTrailingCorner: 0)
    ),
    ("rows", ConcentricRectangle(uniformTopCorners: 9, uniformBottomCorners: 0)),
    ("top", ConcentricRectangle(uniformTopCorners: 9, bottomLeadingCorner: 0, bottomTrailingCorner: 0)),
    ("bottom", ConcentricRectangle(uniformBottomCorners: 9, topLeadingCorner: 0, topTrailingCorner: 0)),
    ("columns", ConcentricRectangle(uniformLeadingCorners: 9, uniformTrailingCorners: 0)),
    ("leading", ConcentricRectangle(uniformLeadingCorners: 9, topTrailingCorner: 0, bottomTrailingCorner: 0)),
    ("trailing", ConcentricRectangle(uniformTrailingCorners: 9, topLeadingCorner: 0, bottomLeadingCorner: 0)),
  ]
  let set: Edge.Corner.Set = [.topLeading, .bottomTrailing]
  let fixed: Edge.Corner.Style = set.contains(.topLeading) ? .fixed(9) : .concentric
  return [
    DeclarationPair("concentric", contained(ConcentricRectangle()), unlike: square),
    DeclarationPair("concentric inset", ConcentricRectangle().inset(by: 4), unlike: Rectangle()),
    DeclarationPair("rect corners", contained(.rect(corners: fixed, isUniform: false)), unlike: square),
    DeclarationPair(
      "rect rows", contained(.rect(uniformTopCorners: 9, uniformBottomCorners: 0)), unlike: square),
    DeclarationPair(
      "custom container", ConcentricRectangle().fill(.blue).padding(2).containerShape(Tag()),
      unlike: Rectangle().fill(.blue).padding(2).containerShape(Tag())),
    DeclarationPair(
      "corner types",
      ConcentricRectangle().padding(2).containerShape(
        UnevenRoundedRectangle(topLeadingRadius: cornerValues().topTrailing.width)),
      unlike: Rectangle().padding(2)),
  ] + uniform.map { DeclarationPair($0.0, contained($0.1), unlike: square) }
}

private func cornerValues() -> RectangleCornerInsets {
  let corners = RoundedRectangularShapeCorners(all: .concentric)
  var insets = RectangleCornerInsets()
  insets.topLeading = CGSize(width: corners == .concentric ? 12 : 0, height: 12)
  let same =
    RoundedRectangularShapeCorners.concentric(minimum: nil) == corners
    && RoundedRectangle(cornerRadius: 3).corners(in: nil) == .fixed(3)
  return RectangleCornerInsets(
    topLeading: insets.bottomLeading, topTrailing: same ? insets.topLeading : insets.bottomTrailing,
    bottomLeading: .zero, bottomTrailing: .zero)
}

struct CornerInsetsReader: View {
  var body: some View {
    GeometryReader { proxy in
      Color.red.padding(.leading, proxy.containerCornerInsets.topLeading.width)
    }
  }
}

// MARK: Styles, colors and symbols

private struct Warning: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.yellow : Color.orange
  }
}

@MainActor func stylePairs2026() -> [DeclarationPair] {
  let square = Rectangle()
  let symbol = Image(systemName: "star.circle.fill").font(.system(size: 30)).foregroundStyle(.blue)
  let hdr = Color.ResolvedHDR(Color.red.resolve(in: EnvironmentValues()), headroom: 2)
  return [
    DeclarationPair(
      "background levels", square.fill(.background.secondary), unlike: square.fill(.background)),
    DeclarationPair("fill levels", square.fill(.fill.tertiary), unlike: square.fill(.fill)),
    DeclarationPair("hierarchy", square.fill(level(of: .orange)), unlike: square.fill(.orange)),
    DeclarationPair(
      "backgroundStyle", square.fill(.background).backgroundStyle(.green), unlike: square.fill(.background)),
    DeclarationPair("custom style", square.fill(Warning()), unlike: square),
    DeclarationPair("exposureAdjust", Color.gray.exposureAdjust(-1), unlike: Color.gray),
    DeclarationPair("headroom", Color.gray.headroom(2), unlike: Color.clear),
    DeclarationPair("hdr", square.fill(hdr), unlike: square),
    DeclarationPair("hdr color", Color(hdr), unlike: Color(Color.gray.resolveHDR(in: EnvironmentValues()))),
    DeclarationPair("hierarchical", symbol.symbolRenderingMode(.hierarchical), unlike: symbol),
    DeclarationPair(
      "palette",
      Image(systemName: "star.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.red, .blue),
      unlike: Image(systemName: "star.circle.fill").symbolRenderingMode(.monochrome).foregroundStyle(
        .red, .blue)),
    DeclarationPair("symbol gradient", symbol.symbolColorRenderingMode(.gradient), unlike: symbol),
    DeclarationPair(
      "image gradient",
      Image(systemName: "heart.fill").symbolColorRenderingMode(SymbolColorRenderingMode.gradient)
        .foregroundStyle(.red),
      unlike: Image(systemName: "heart.fill").symbolColorRenderingMode(.flat).foregroundStyle(.red)),
    DeclarationPair(
      "variable value",
      Image(systemName: "wifi", variableValue: 0.4).symbolVariableValueMode(.draw), unlike: Color.clear),
    DeclarationPair(
      "variable values of views", symbol.symbolVariableValueMode(SymbolVariableValueMode.color),
      unlike: Color.clear),
    DeclarationPair(
      "dynamic range",
      Image(systemName: "sun.max").allowedDynamicRange(.high).allowedDynamicRange(
        Image.DynamicRange.standard),
      unlike: Color.clear),
  ]
}

private func level<Style: ShapeStyle>(of style: Style) -> some ShapeStyle { style.quinary }

func declaredRanges(in environment: EnvironmentValues) -> [Bool] {
  [
    environment.allowedDynamicRange == nil, environment.symbolRenderingMode == nil,
    environment.symbolColorRenderingMode == nil, environment.symbolVariableValueMode == nil,
    environment.backgroundStyle == nil,
  ]
}

// MARK: Shaders

@MainActor func shaderPairs() -> [DeclarationPair] {
  let library: ShaderLibrary = .bundle(.main)
  let function = ShaderFunction(library: library, name: "ripple")
  let values: [Shader.Argument] = [
    .float(1), .float2(1, 2), .float3(1, 2, 3), .float4(1, 2, 3, 4), .float2(CGPoint.zero),
    .float2(CGSize.zero),
    .float2(CGVector.zero), .floatArray([1, 2]), .boundingRect, .color(.red), .colorArray([.red]),
    .image(Image(systemName: "star")), .data(Data()),
  ]
  var shader = Shader(function: function, arguments: values)
  shader.dithersColor = shader.function == library.ripple
  let other = ShaderLibrary.default.ripple(.float(2), .boundingRect)
  let square = Rectangle().fill(.blue).frame(width: 20, height: 20)
  return [
    DeclarationPair("colorEffect", square.colorEffect(shader), unlike: Color.clear),
    DeclarationPair(
      "distortionEffect", square.distortionEffect(other, maxSampleOffset: .zero, isEnabled: true),
      unlike: Color.clear),
    DeclarationPair(
      "layerEffect", square.layerEffect(ShaderLibrary.glow(), maxSampleOffset: .zero), unlike: Color.clear),
    DeclarationPair("shader style", Circle().fill(shader), unlike: Color.clear),
    DeclarationPair("shader shading", shading: .shader(shader, bounds: .zero)),
    DeclarationPair("colorShader") { context in
      context.addFilter(.colorShader(shader))
      context.addFilter(.distortionShader(shader, maxSampleOffset: .zero))
      context.addFilter(.layerShader(shader, maxSampleOffset: .zero))
      context.fill(square2026, with: .color(.green))
    },
    DeclarationPair(
      "visual effects",
      square.visualEffect { content, _ in
        content.colorEffect(other).distortionEffect(other, maxSampleOffset: .zero)
          .layerEffect(other, maxSampleOffset: .zero)
      }, unlike: Color.clear),
  ]
}

private let square2026 = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

func compileShader(_ shader: Shader) async throws {
  try await shader.compile(as: .layerEffect)
  try await shader.compile(as: Shader.UsageType.shapeStyle)
  try await ShaderLibrary(url: URL(fileURLWithPath: "/none")).glow().compile(as: .colorEffect)
  try await ShaderLibrary(data: Data()).glow().compile(as: .distortionEffect)
}
