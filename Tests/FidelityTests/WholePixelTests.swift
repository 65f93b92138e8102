import EaselPixels
import Foundation
import SwiftUI
import Testing

@testable import Easel

/// Leaves are drawn on whole pixels: each edge of the frame is rounded separately to the nearest pixel,
/// halves upwards, in root coordinates, as documented for OpenSwiftUI's `roundCoordinatesToNearestOrUp`.
@Suite("Leaves on whole pixels")
@MainActor
struct WholePixelTests {
  /// The alpha of the pixels of a row or column of an image.
  private struct Picture {
    let pixmap: Pixmap

    func row(_ y: Int) -> [UInt32] { (0..<pixmap.width).map { pixmap[$0, y] >> 24 } }

    func column(_ x: Int) -> [UInt32] { (0..<pixmap.height).map { pixmap[x, $0] >> 24 } }

    /// The ranges of opaque pixels in the first row that has any; nil if one is not opaque.
    var spans: [Range<Int>]? {
      (0..<pixmap.height).map(row).first { $0.contains { $0 != 0 } }.flatMap(Self.spans)
    }

    static func spans(_ values: [UInt32]) -> [Range<Int>]? {
      guard values.allSatisfy({ $0 == 0 || $0 == 255 }) else { return nil }
      var spans: [Range<Int>] = []
      for (index, value) in values.enumerated() where value == 255 {
        if let last = spans.last, last.upperBound == index {
          spans[spans.count - 1] = last.lowerBound..<(index + 1)
        } else {
          spans.append(index..<(index + 1))
        }
      }
      return spans
    }
  }

  private func picture(_ size: CGSize, scale: CGFloat = 1, @ViewBuilder _ view: () -> some View) throws
    -> Picture
  {
    let renderer = ImageRenderer(
      content: view().frame(width: size.width, height: size.height, alignment: .topLeading))
    renderer.scale = scale
    return Picture(pixmap: try #require(renderer.makePixmap()))
  }

  /// Returns a length in pixels, rounded like an edge.
  private func edge(_ points: CGFloat, _ scale: CGFloat) -> Int { Int((points * scale + 0.5).rounded(.down)) }

  @Test("A rectangle of 3 x 1 points in the centre of 10 x 10 covers exactly one row")
  func centeredRectangle() throws {
    let renderer = ImageRenderer(content: Rectangle().frame(width: 3, height: 1).frame(width: 10, height: 10))
    let picture = Picture(pixmap: try #require(renderer.makePixmap()))
    #expect(Picture.spans(picture.row(5)) == [4..<7])
    #expect(Picture.spans(picture.column(5)) == [5..<6])
  }

  @Test("Edges lie on the nearest pixel at each scale", arguments: [1, 2, 3] as [CGFloat])
  func edges(scale: CGFloat) throws {
    for (x, width) in [(0.2, 8.57), (0.5, 3.0), (1.75, 0.9), (2.4999, 4.31), (0.1, 7.4)]
      as [(CGFloat, CGFloat)]
    {
      let picture = try picture(CGSize(width: 20, height: 4), scale: scale) {
        Rectangle().frame(width: width, height: 2).offset(x: x)
      }
      #expect(picture.spans == [edge(x, scale)..<edge(x + width, scale)], "\(x), \(width) at \(scale)")
    }
  }

  @Test(
    "Dots of 8.57 points in a row are 8 or 9 pixels wide without gaps", arguments: [1, 2, 3] as [CGFloat])
  func row(scale: CGFloat) throws {
    let picture = try picture(CGSize(width: 60, height: 2), scale: scale) {
      HStack(spacing: 0) {
        ForEach(0..<7) { index in Rectangle().opacity(index.isMultiple(of: 2) ? 1 : 0).frame(width: 8.57) }
      }
    }
    let expected = [0, 2, 4, 6].map { index in
      edge(CGFloat(index) * 8.57, scale)..<edge(CGFloat(index + 1) * 8.57, scale)
    }
    #expect(picture.spans == expected)
  }

  @Test("Edges of nested views are added before rounding", arguments: [1, 2, 3] as [CGFloat])
  func nested(scale: CGFloat) throws {
    let picture = try picture(CGSize(width: 20, height: 12), scale: scale) {
      ZStack(alignment: .topLeading) { Rectangle().frame(width: 5.2, height: 2).padding(0.3) }
        .padding(0.3).offset(x: 0.45).background(alignment: .topLeading) { Color.clear }
    }
    #expect(picture.spans == [edge(1.05, scale)..<edge(6.25, scale)])
  }

  @Test("A third of the width ends where the next one starts", arguments: [1, 2, 3] as [CGFloat])
  func thirds(scale: CGFloat) throws {
    let picture = try picture(CGSize(width: 10, height: 2), scale: scale) {
      HStack(spacing: 0) {
        Color.black
        Color.clear
        Color.black
      }
    }
    let edges = [10.0 / 3, 20.0 / 3].map { edge($0, scale) }
    #expect(picture.spans == [0..<edges[0], edges[1]..<Int(10 * scale)])
  }

  @Test("Gradients, clips, borders, layers and masks lie on the same pixels as shapes")
  func otherLeaves() throws {
    func spans(@ViewBuilder _ view: () -> some View) throws -> [Range<Int>]? {
      try picture(CGSize(width: 20, height: 6)) { view().frame(width: 8.57, height: 3).offset(x: 0.6) }.spans
    }
    let expected = [1..<9]
    #expect(try spans { Rectangle() } == expected)
    #expect(try spans { Color.black } == expected)
    #expect(
      try spans { LinearGradient(colors: [.black, .red], startPoint: .top, endPoint: .bottom) } == expected)
    #expect(try spans { Rectangle().padding(-2).clipped() } == expected)
    #expect(try spans { Color.clear.border(.black) } == expected)
    #expect(try spans { Rectangle().compositingGroup() } == expected)
    #expect(try spans { Rectangle().padding(-2).mask { Rectangle() } } == expected)
    #expect(try spans { Color.clear.overlay { Rectangle() } } == expected)
    #expect(try spans { Color.clear.background(.black) } == expected)
    #expect(try spans { Rectangle().rotationEffect(.zero) } == expected)
    #expect(
      try spans { Canvas { $0.fill(Path(CGRect(origin: .zero, size: $1)), with: .color(.black)) } }
        == expected)
    #expect(try spans { Color.clear.padding(-2).drawingGroup(opaque: true).clipped() } == expected)
  }

  @Test("Inside a transform edges are rounded relative to its origin, which is on whole pixels")
  func transforms() throws {
    let picture = try picture(CGSize(width: 20, height: 6)) {
      Rectangle().frame(width: 4, height: 3).padding(.leading, 0.4).frame(
        width: 6, height: 3, alignment: .leading
      )
      .scaleEffect(1).offset(x: 0.3)
    }
    #expect(picture.spans == [0..<4])
  }

  private struct Sizes {
    var effect: CGSize?
    var canvas: CGSize?
    var layout: CGSize?
  }

  private final class Seen: @unchecked Sendable {
    var sizes = Sizes()
  }

  private struct Watching: GeometryEffect {
    let seen: Seen

    func effectValue(size: CGSize) -> ProjectionTransform {
      seen.sizes.effect = size
      return ProjectionTransform()
    }
  }

  @Test("Effects and canvases get the rounded size, layout the unrounded one")
  func sizes() throws {
    let seen = Seen()
    _ = try picture(CGSize(width: 20, height: 20), scale: 2) {
      Canvas { _, size in seen.sizes.canvas = size }
        .background {
          GeometryReader { proxy in
            let _ = seen.sizes.layout = proxy.size
            Color.clear
          }
        }
        .modifier(Watching(seen: seen)).frame(width: 8.57, height: 3.2).offset(x: 0.3, y: 0.1)
    }
    #expect(seen.sizes.layout == CGSize(width: 8.57, height: 3.2))
    #expect(seen.sizes.effect == CGSize(width: 8.5, height: 3.5))
    #expect(seen.sizes.canvas == CGSize(width: 8.5, height: 3.5))
  }
}
