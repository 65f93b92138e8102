import EaselPixels
import Foundation
import SwiftUI
import Testing

@testable import Easel

/// Drawing behavior that is easy to get wrong, tested in images of 40 by 40 pixels.
@Suite("Drawing semantics")
@MainActor
struct DrawingSemanticsTests {
  private struct Picture {
    let pixels: [UInt32]

    subscript(x: Int, y: Int) -> UInt32 { pixels[y * 40 + x] }

    func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

    func red(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 16 & 255) }
  }

  private func picture<V: View>(of view: V) throws -> Picture {
    let image = try #require(ImageRenderer(content: view.frame(width: 40, height: 40)).cgImage)
    return Picture(pixels: image.pixels.pixels)
  }

  private func picture(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> Picture {
    try picture(of: Canvas { context, _ in draw(&context) })
  }

  private static let red: UInt32 = 0xffff_0000
  private static let green: UInt32 = 0xff00_ff00
  private static let blue: UInt32 = 0xff00_00ff
  private let red = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)
  private let all = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
  private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  // MARK: Strokes and fills

  @Test("A stroke is centred on its path")
  func strokesAreCentred() throws {
    let picture = try picture { context in
      context.stroke(Path("5 20 m 35 20 l")!, with: red, lineWidth: 4)
    }
    #expect((0..<40).filter { picture[20, $0] == Self.red } == [18, 19, 20, 21])
    #expect(picture[4, 20] == 0 && picture[35, 20] == 0)
  }

  @Test("Open subpaths are closed for filling")
  func openSubpathsAreFilled() throws {
    let picture = try picture { $0.fill(Path("10 10 m 30 10 l 30 30 l 10 30 l")!, with: red) }
    #expect(picture[10, 20] == Self.red && picture[29, 29] == Self.red && picture[9, 20] == 0)
  }

  @Test("Round and square caps draw dots for lines without length, butt caps draw nothing", arguments: 0..<3)
  func dots(cap: Int32) throws {
    let style = StrokeStyle(lineWidth: 10, lineCap: CGLineCap(rawValue: cap)!)
    let picture = try picture { $0.stroke(Path("20 20 m 20 20 l")!, with: red, style: style) }
    #expect(picture.alpha(20, 20) == [0, 255, 255][Int(cap)])
    #expect(picture.alpha(15, 15) == [0, 0, 255][Int(cap)])
  }

  @Test("Strokes and fills have SwiftUI's defaults")
  func defaults() {
    let plain = StrokeStyle(
      lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10, dash: [], dashPhase: 0)
    #expect(StrokeStyle() == plain)
    #expect(FillStyle() == FillStyle(eoFill: false, antialiased: true))
  }

  @Test("Rounded corners are continuous by default")
  func cornersAreContinuous() {
    let box = CGRect(x: 0, y: 0, width: 100, height: 60)
    let size = CGSize(width: 9, height: 9)
    let radii = RectangleCornerRadii(topLeading: 9)
    let byDefault = [
      Path(roundedRect: box, cornerRadius: 9), Path(roundedRect: box, cornerSize: size),
      Path(roundedRect: box, cornerRadii: radii), RoundedRectangle(cornerRadius: 9).path(in: box),
      RoundedRectangle(cornerSize: size).path(in: box),
      UnevenRoundedRectangle(cornerRadii: radii).path(in: box),
    ]
    let continuous = [
      Path(roundedRect: box, cornerRadius: 9, style: .continuous),
      Path(roundedRect: box, cornerSize: size, style: .continuous),
      Path(roundedRect: box, cornerRadii: radii, style: .continuous),
      RoundedRectangle(cornerRadius: 9, style: .continuous).path(in: box),
      RoundedRectangle(cornerSize: size, style: .continuous).path(in: box),
      UnevenRoundedRectangle(cornerRadii: radii, style: .continuous).path(in: box),
    ]
    #expect(byDefault == continuous)
    #expect(byDefault[0] != Path(roundedRect: box, cornerRadius: 9, style: .circular))
    #expect(Capsule().style == .continuous && RoundedRectangle(cornerRadius: 9).style == .continuous)
  }

  @Test("An arc from 0 to 360 degrees is a full circle in either direction", arguments: [false, true])
  func fullCircles(clockwise: Bool) throws {
    let picture = try picture { context in
      var path = Path()
      path.addArc(
        center: CGPoint(x: 20, y: 20), radius: 10, startAngle: .degrees(0), endAngle: .degrees(360),
        clockwise: clockwise)
      context.stroke(path, with: red, lineWidth: 4)
    }
    for (x, y) in [(30, 20), (20, 30), (9, 20), (20, 9), (27, 27), (12, 12)] {
      #expect(picture[x, y] == Self.red, "\(x), \(y)")
    }
    #expect(picture[20, 20] == 0)
  }

  @Test("An empty path has null bounds; adding no lines leaves a path empty")
  func emptyPaths() {
    var path = Path()
    path.addLines([])
    #expect(path.isEmpty && path.boundingRect == .null && path.currentPoint == nil)
  }

  // MARK: Gradients

  @Test("A gradient is transformed with its draw")
  func gradientsAreTransformed() throws {
    let gradient = Gradient(stops: [
      .init(color: .init(.sRGB, red: 1, green: 0, blue: 0), location: 0.5),
      .init(color: .init(.sRGB, red: 0, green: 0, blue: 1), location: 0.5),
    ])
    let picture = try picture { context in
      context.scaleBy(x: 2, y: 1)
      context.fill(
        all, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0)))
    }
    #expect(picture[9, 20] == Self.red && picture[10, 20] == Self.blue)
  }

  private var quarters: Gradient {
    let colors: [Color] = [
      .init(.sRGB, red: 1, green: 0, blue: 0), .init(.sRGB, red: 0, green: 1, blue: 0),
      .init(.sRGB, red: 0, green: 0, blue: 1), .init(.sRGB, white: 1),
    ]
    return Gradient(
      stops: colors.enumerated().flatMap { index, color in
        [0, 1].map { Gradient.Stop(color: color, location: CGFloat(index + $0) / 4) }
      })
  }

  @Test("A conic gradient starts at its angle and runs clockwise")
  func conicGradients() throws {
    let center = CGPoint(x: 20, y: 20)
    let plain = try picture { $0.fill(all, with: .conicGradient(quarters, center: center)) }
    #expect(plain[30, 30] == Self.red && plain[10, 30] == Self.green)
    #expect(plain[10, 10] == Self.blue && plain[30, 10] == 0xffff_ffff)
    let turned = try picture {
      $0.fill(all, with: .conicGradient(quarters, center: center, angle: .degrees(90)))
    }
    #expect(turned[10, 30] == Self.red && turned[30, 30] == 0xffff_ffff)
    let style = try picture(of: AngularGradient(gradient: quarters, center: .center))
    #expect(style.pixels == plain.pixels)
  }

  @Test("A radial gradient has its first color inside the start radius, its last outside the end radius")
  func radialEnds() throws {
    let gradient = Gradient(stops: [
      .init(color: .white, location: 0),
      .init(color: .init(.sRGB, red: 0, green: 0, blue: 0), location: 1.25),
    ])
    let picture = try picture {
      $0.fill(
        all,
        with: .radialGradient(gradient, center: CGPoint(x: 20, y: 20), startRadius: 5, endRadius: 10))
    }
    #expect(picture[20, 20] == 0xffff_ffff && picture[23, 20] == 0xffff_ffff)
    // A fifth of white remains at location 1.
    #expect(abs(picture.red(39, 20) - 51) <= 2 && picture[39, 20] == picture[0, 0])
  }

  @Test("A shape style is placed in the bounding box of the drawing, a shading in the canvas")
  func placesOfGradients() throws {
    let gradient = Gradient(colors: [.white, .black])
    let styled = try picture {
      $0.fill(square, with: .style(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)))
    }
    #expect(styled.red(10, 20) > 245 && styled.red(29, 20) < 10)
    let shaded = try picture {
      $0.fill(square, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 40, y: 0)))
    }
    #expect(abs(shaded.red(10, 20) - 188) < 3 && abs(shaded.red(29, 20) - 67) < 3)
  }

  // MARK: Layers and filters

  @Test("Opacity applies to each draw, or to a layer as a whole")
  func opacities() throws {
    let each = try picture { context in
      context.opacity = 0.5
      context.fill(square, with: red)
      context.fill(square, with: red)
    }
    #expect(abs(each.alpha(20, 20) - 191) <= 1)
    let group = try picture { context in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(square, with: red)
        layer.fill(square, with: red)
      }
    }
    #expect(abs(group.alpha(20, 20) - 128) <= 1)
  }

  @Test("Filters apply to each draw, or to a layer as a whole")
  func filtersActOnDraws() throws {
    let halves = [CGRect(x: 0, y: 0, width: 20, height: 40), CGRect(x: 20, y: 0, width: 20, height: 40)]
    func draw(_ context: GraphicsContext) {
      for half in halves { context.fill(Path(half), with: red) }
    }
    let each = try picture { context in
      context.addFilter(.blur(radius: 3))
      draw(context)
    }
    let group = try picture { context in
      context.addFilter(.blur(radius: 3))
      context.drawLayer { draw($0) }
    }
    // Where the halves meet, each covers half: drawn separately three quarters, as one layer everything.
    #expect(abs(each.alpha(20, 20) - 191) <= 3 && group.alpha(20, 20) >= 254)
  }

  @Test("Drawing a layer with destinationIn clears everything outside it")
  func masksByLayer() throws {
    let picture = try picture { context in
      context.fill(all, with: red)
      context.blendMode = .destinationIn
      context.drawLayer { $0.fill(square, with: .color(.black)) }
    }
    #expect(picture[20, 20] == Self.red && picture[5, 5] == 0)
  }

  @Test("A blur extends beyond the view; an opaque blur does not")
  func blursOfViews() throws {
    let box = Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
    let soft = try picture(of: box.blur(radius: 4))
    #expect(soft.alpha(5, 20) > 5 && soft.alpha(11, 20) < 200)
    let opaque = try picture(of: box.blur(radius: 4, opaque: true))
    #expect(opaque[10, 10] == Self.red && opaque[29, 20] == Self.red)
  }

  @Test("A blur and a shadow do not change the layout of their view")
  func effectsTakeNoRoom() throws {
    let box = Color.red.frame(width: 12, height: 8)
    for view in [AnyView(box.blur(radius: 9)), AnyView(box.shadow(radius: 9, x: 20, y: 20))] {
      let image = try #require(ImageRenderer(content: view).cgImage)
      #expect((image.width, image.height) == (12, 8))
    }
  }

  @Test(
    "The default shadow is one third black, the default inner shadow of a style slightly more than half")
  func shadowDefaults() throws {
    func picture(_ shadow: ShadowStyle) throws -> [UInt32] {
      try self.picture { $0.fill(square, with: .style(Color.red.shadow(shadow))) }.pixels
    }
    let (third, half) = (Color(white: 0, opacity: 0.33), Color(white: 0, opacity: 0.55))
    #expect(try picture(.drop(radius: 4)) == picture(.drop(color: third, radius: 4)))
    #expect(try picture(.inner(radius: 4)) == picture(.inner(color: half, radius: 4)))
    #expect(try picture(.inner(radius: 4)) != picture(.inner(color: third, radius: 4)))
  }

  @Test("An empty withCGContext closure draws nothing")
  func emptyCGContext() throws {
    #expect(try picture { $0.withCGContext { _ in } }.pixels.allSatisfy { $0 == 0 })
  }

  // MARK: Text

  @Test("An empty text has the height of a line and no width")
  func emptyText() throws {
    var sizes: [CGSize] = []
    _ = try picture { context in
      for text in ["", "a", "a\nb"] {
        sizes.append(context.resolve(Text(text)).measure(in: CGSize(width: 1000, height: CGFloat.infinity)))
      }
    }
    #expect(sizes[0].width == 0 && sizes[0].height == sizes[1].height && sizes[1].width > 0)
    #expect(sizes[2].height >= 2 * sizes[1].height - 1)
  }

  // MARK: Symbols

  private struct Symbols<Content: View>: View {
    let draw: (inout GraphicsContext, GraphicsContext.ResolvedSymbol) -> Void
    @ViewBuilder let symbol: Content

    var body: some View {
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 0) { draw(&context, symbol) }
      } symbols: {
        symbol.tag(0)
      }
    }
  }

  @Test("A symbol is drawn outside its bounds as well")
  func symbolsOverflow() throws {
    let picture = try picture(
      of: Symbols { context, symbol in
        context.draw(symbol, at: CGPoint(x: 20, y: 20))
      } symbol: {
        Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 10, height: 10).offset(x: 12)
          .frame(width: 10, height: 10)
      })
    #expect(picture[32, 20] == Self.red && picture[20, 20] == 0)
  }

  @Test("A symbol is stretched to its rectangle, independently in both directions")
  func symbolsAreStretched() throws {
    let picture = try picture(
      of: Symbols { context, symbol in
        context.draw(symbol, in: CGRect(x: 4, y: 10, width: 32, height: 8))
      } symbol: {
        HStack(spacing: 0) {
          Color(.sRGB, red: 1, green: 0, blue: 0)
          Color(.sRGB, red: 0, green: 0, blue: 1)
        }
        .frame(width: 8, height: 8)
      })
    #expect(picture[4, 10] == Self.red && picture[19, 17] == Self.red && picture[20, 10] == Self.blue)
    #expect(picture[35, 17] == Self.blue && picture[36, 17] == 0 && picture[20, 18] == 0)
  }

  private final class Model: ObservableObject {
    let color = Color(.sRGB, red: 0, green: 1, blue: 0)
  }

  private struct Tile: View {
    @EnvironmentObject var model: Model
    @Environment(\.side) var side

    var body: some View { model.color.frame(width: side, height: side) }
  }

  @Test("Symbols have the environment of their canvas")
  func environmentOfSymbols() throws {
    let view = Symbols { context, symbol in
      context.draw(symbol, at: .zero, anchor: .topLeading)
    } symbol: {
      Tile()
    }
    let picture = try picture(of: view.environmentObject(Model()).environment(\.side, 7))
    #expect(picture[6, 6] == Self.green && picture[7, 6] == 0)
  }

  // MARK: Environment

  @Test("A renderer reads custom environment keys and runs again when a value it read changes")
  func ownKeys() throws {
    var sides: [CGFloat] = []
    let canvas = Canvas { context, _ in
      sides.append(context.environment.side)
      context.fill(Path(CGRect(x: 0, y: 0, width: context.environment.side, height: 9)), with: red)
    }
    let host = ViewHost(Holder { canvas })
    host.size = CGSize(width: 40, height: 40)
    let start = Date(timeIntervalSinceReferenceDate: 0)
    for (step, change) in [(5, 5), (5, 5), (8, 5), (8, 6)].enumerated() {
      host.environment.side = CGFloat(change.0)
      host.environment.unread = change.1
      _ = host.update(to: start.addingTimeInterval(Double(step)))
    }
    #expect(sides == [5, 8])
  }

  // MARK: Shadows of views

  @Test("A stack casts one shadow per child, also on the children behind it; a group casts a single one")
  func shadowsOfContainers() throws {
    let stack = ZStack(alignment: .topLeading) {
      Rectangle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 40, height: 20)
      Rectangle().fill(Color(red: 0, green: 1, blue: 0)).frame(width: 10, height: 10)
    }.frame(width: 40, height: 40, alignment: .top)
    let blue = Color(red: 0, green: 0, blue: 1)
    let each = try picture(of: stack.shadow(color: blue, radius: 0, x: 15, y: 5))
    #expect(each[5, 5] == Self.green && each[35, 3] == Self.red && each[20, 22] == Self.blue)
    #expect(each[20, 12] == Self.blue)
    let whole = try picture(of: stack.compositingGroup().shadow(color: blue, radius: 0, x: 15, y: 5))
    #expect(whole[5, 5] == Self.green && whole[20, 22] == Self.blue)
    #expect(whole[20, 12] == Self.red)
  }

  @Test("A clipped view casts the shadow of the clipped result")
  func shadowsOfClippedViews() throws {
    let card = Color(red: 1, green: 0, blue: 0).overlay {
      Rectangle().fill(.black).frame(width: 4, height: 4)
    }
    .frame(width: 20, height: 20).clipShape(Rectangle())
    let blue = Color(red: 0, green: 0, blue: 1)
    let picture = try picture(
      of: card.frame(width: 40, height: 40, alignment: .topLeading)
        .shadow(color: blue, radius: 0, x: 6, y: 6))
    #expect(picture[10, 10] == 0xff00_0000 && picture[16, 16] == Self.red && picture[23, 23] == Self.blue)
    #expect(picture[27, 27] == 0)
  }

  private struct Holder<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { content }
  }
}

private enum SideKey: EnvironmentKey {
  static let defaultValue: CGFloat = 3
}

private enum UnreadKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var side: CGFloat {
    get { self[SideKey.self] }
    set { self[SideKey.self] = newValue }
  }

  fileprivate var unread: Int {
    get { self[UnreadKey.self] }
    set { self[UnreadKey.self] = newValue }
  }
}
