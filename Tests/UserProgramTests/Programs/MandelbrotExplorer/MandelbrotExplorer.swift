import CoreGraphics
import SwiftUI

struct Region: Equatable {
  var x = -0.6
  var y = 0.0
  var scale = 2.8
}

enum Mandelbrot {
  static func iterations(_ cx: Double, _ cy: Double, limit: Int) -> Int {
    var (x, y) = (0.0, 0.0)
    for n in 0..<limit {
      let (xx, yy) = (x * x, y * y)
      if xx + yy > 4 { return n }
      y = 2 * x * y + cy
      x = xx - yy + cx
    }
    return limit
  }

  static func image(_ region: Region, width: Int, height: Int) -> CGImage? {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    let limit = 80
    for py in 0..<height {
      for px in 0..<width {
        let cx = region.x + (Double(px) / Double(width) - 0.5) * region.scale
        let cy =
          region.y + (Double(py) / Double(height) - 0.5) * region.scale * Double(height) / Double(width)
        let n = iterations(cx, cy, limit: limit)
        let t = n == limit ? 0 : Double(n) / Double(limit)
        let offset = (py * width + px) * 4
        pixels[offset] = UInt8(9 * (1 - t) * t * t * t * 255)
        pixels[offset + 1] = UInt8(15 * (1 - t) * (1 - t) * t * t * 255)
        pixels[offset + 2] = UInt8(min(8.5 * (1 - t) * (1 - t) * (1 - t) * t * 255, 255))
      }
    }
    return pixels.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      return context?.makeImage()
    }
  }
}

@MainActor
class MandelbrotModel: ObservableObject {
  @Published var region = Region()
  @Published var image: CGImage?
  @Published var isRendering = false

  func render() {
    isRendering = true
    let region = region
    Task.detached(priority: .userInitiated) {
      let picture = Mandelbrot.image(region, width: 180, height: 150)
      await MainActor.run {
        self.image = picture
        self.isRendering = false
      }
    }
  }

  func zoom(to point: CGPoint, in size: CGSize, by factor: Double) {
    region.x += (point.x / size.width - 0.5) * region.scale
    region.y += (point.y / size.height - 0.5) * region.scale * size.height / size.width
    region.scale *= factor
    render()
  }
}

struct ContentView: View {
  @StateObject private var model = MandelbrotModel()
  @State private var magnification: CGFloat = 1

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        Color.black
        if let image = model.image {
          Image(decorative: image, scale: 1, orientation: .up)
            .resizable()
            .interpolation(.high)
            .scaleEffect(magnification)
            .onTapGesture { location in
              model.zoom(to: location, in: proxy.size, by: 0.4)
            }
            .gesture(
              MagnificationGesture()
                .onChanged { magnification = $0 }
                .onEnded { value in
                  magnification = 1
                  model.zoom(
                    to: CGPoint(x: proxy.size.width / 2, y: proxy.size.height / 2), in: proxy.size,
                    by: 1 / Double(value))
                })
        }
        if model.isRendering {
          ProgressView()
            .progressViewStyle(CircularProgressViewStyle(tint: .white))
            .padding()
            .background(.black.opacity(0.5), in: RoundedRectangle(cornerRadius: 10))
        }
      }
    }
    .frame(minWidth: 540, minHeight: 450)
    .overlay(alignment: .bottomTrailing) {
      HStack {
        Text(String(format: "%.4f %+.4fi  ×%.1f", model.region.x, model.region.y, 2.8 / model.region.scale))
          .font(.system(.footnote, design: .monospaced))
          .foregroundColor(.white)
        Button {
          model.region = Region()
          model.render()
        } label: {
          Image(systemName: "arrow.up.left.and.down.right.magnifyingglass")
        }
      }
      .padding(10)
      .background(Color.black.opacity(0.55).cornerRadius(10))
      .padding()
    }
    .onAppear(perform: model.render)
  }
}

@main
struct MandelbrotExplorerApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}

#Preview { ContentView() }
