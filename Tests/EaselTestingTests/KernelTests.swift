import EaselKernels
import EaselPixels
import EaselRaster
import SwiftUI
import Testing

@testable import EaselTesting

/// A picture has the same bytes for every instruction set of the CPU.
@MainActor @Suite struct KernelTests {
  @Test func effects() {
    assertSnapshot(of: Effects(), as: .image, named: "all")
  }

  @Test(arguments: KernelTable.available.map(\.level))
  func kernelsOfEachLevelPaintTheReference(level: EaselKernelLevel) throws {
    let kernels = try #require(easel_kernels_for_level(level))
    let picture = try PictureSettings().displayList(of: Effects()).picture(kernels: kernels)
    assertSnapshot(of: CGImage(picture), as: .image, named: "all", record: .never, testName: "effects()")
  }
}

/// Shapes, paints, text, images, filters and blending.
private struct Effects: View {
  private let rainbow = [Color.red, .yellow, .green, .blue, .purple]

  /// Nine pixels in three colors.
  private let image: CGImage = CGImage(
    PixelImage(width: 3, height: 3, pixels: (0..<9).map { [0xff20_60c0, 0x8040_2000, 0xfff0_f0a0][$0 % 3] })!)

  var body: some View {
    VStack {
      HStack { shapes }
      HStack { filters }
      HStack { layers }
    }
    .padding()
  }

  @ViewBuilder private var shapes: some View {
    Circle().fill(.radialGradient(colors: rainbow, center: .center, startRadius: 2, endRadius: 20))
      .frame(width: 40, height: 40)
    Capsule().fill(
      .angularGradient(colors: rainbow, center: .center, startAngle: .zero, endAngle: .degrees(360))
    )
    .frame(width: 70, height: 40)
    Ellipse().stroke(.indigo, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [7, 5]))
      .frame(width: 61.5, height: 37)
    Text("Glyphs 1234").font(.title2)
      .foregroundStyle(.linearGradient(colors: rainbow, startPoint: .leading, endPoint: .trailing))
  }

  @ViewBuilder private var filters: some View {
    Rectangle().fill(.blue).frame(width: 30, height: 30).blur(radius: 4).padding(8)
    RoundedRectangle(cornerRadius: 9).fill(.white).frame(width: 50, height: 30)
      .shadow(color: .black.opacity(0.6), radius: 5, x: 2, y: 3).padding(8)
    Image(decorative: image, scale: 1).resizable().frame(width: 45, height: 40)
    Image(decorative: image, scale: 1).resizable().interpolation(.none).frame(width: 40, height: 45)
      .rotationEffect(.degrees(11))
    Text("Color").foregroundStyle(.orange).saturation(0.3).hueRotation(.degrees(80)).contrast(1.3)
  }

  @ViewBuilder private var layers: some View {
    ZStack {
      LinearGradient(colors: rainbow, startPoint: .top, endPoint: .bottom)
      Circle().fill(.cyan).blendMode(.multiply).padding(4)
      Text("Glass").padding(6).background(.ultraThinMaterial)
    }
    .frame(width: 110, height: 60)
    ZStack {
      Color.orange
      Circle().fill(.purple).blendMode(.softLight)
    }
    .opacity(0.7).frame(width: 50, height: 50).clipShape(Ellipse())
    Color.green.frame(width: 60, height: 40).mask { Text("Mask").bold() }
    Color.pink.frame(width: 50, height: 50).rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0.2))
  }
}
