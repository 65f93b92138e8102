import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

/// Clips to paths and layers, single and nested.
@Suite struct ClipTests {
  static let side = 40

  static func path(
    _ path: Path, style: FillStyle = FillStyle(), parent: ClipNode? = nil, inverse: Bool = false
  )
    -> ClipNode
  {
    ClipNode(parent: parent, shape: .path(path, style), transform: .identity, isInverse: inverse)
  }

  /// The coverage of a clip for each pixel in 0...255: a white fill that is drawn through it.
  static func coverage(_ clip: ClipNode) -> Pixmap {
    Scenes.draw(
      Scenes.list(side, side, background: .clear) {
        $0.append(
          Scenes.fill(Scenes.rect(0, 0, Double(side), Double(side)), .white), state: DrawingState(clip: clip))
      })
  }

  /// The same path filled.
  static func filled(_ path: Path, _ style: FillStyle) -> Pixmap {
    Scenes.draw(
      Scenes.list(side, side, background: .clear) {
        $0.append(.fill(path, style, .solid(.white)), state: DrawingState())
      })
  }

  /// A self-intersecting star.
  static var star: Path {
    var star = Path()
    star.addLines(
      (0..<5).map { index in
        let angle = Double(index) * 4 * .pi / 5
        return CGPoint(x: 20 + 18.3 * cos(angle), y: 20 + 18.7 * sin(angle))
      })
    star.closeSubpath()
    return star
  }

  @Test(arguments: [false, true], [false, true])
  func aClipHasTheCoverageOfAFillOfItsPath(isEvenOdd: Bool, isAntialiased: Bool) {
    let style = FillStyle(eoFill: isEvenOdd, antialiased: isAntialiased)
    let clip = Self.coverage(Self.path(Self.star, style: style))
    #expect(Scenes.bytes(clip) == Scenes.bytes(Self.filled(Self.star, style)))
    let values = Set(Scenes.bytes(clip).map { $0 >> 24 })
    #expect(isAntialiased ? values.count > 20 : values == [0, 255])
  }

  @Test(arguments: [false, true], [false, true])
  func anInverseClipIsTheComplement(isEvenOdd: Bool, isAntialiased: Bool) {
    let style = FillStyle(eoFill: isEvenOdd, antialiased: isAntialiased)
    let inside = Scenes.bytes(Self.coverage(Self.path(Self.star, style: style)))
    let outside = Scenes.bytes(Self.coverage(Self.path(Self.star, style: style, inverse: true)))
    #expect(zip(inside, outside).allSatisfy { $0 >> 24 + $1 >> 24 == 255 })
  }

  @Test func nestedClipsMultiplyTheirCoverage() {
    let first = Path(ellipseIn: CGRect(x: 3.3, y: 2.1, width: 25.2, height: 30.4))
    let both = Scenes.bytes(Self.coverage(Self.path(Self.star, parent: Self.path(first))))
    let a = Scenes.bytes(Self.coverage(Self.path(first)))
    let b = Scenes.bytes(Self.coverage(Self.path(Self.star)))
    for (index, pixel) in both.enumerated() {
      let product = Double(a[index] >> 24) * Double(b[index] >> 24) / 255
      #expect(abs(Double(pixel >> 24) - product) <= 1)
    }
  }

  @Test func aClipToALayerIsItsAlphaTimesItsOpacity() {
    let content = FragmentRecorder()
    let half = PaintColor(red: 0.3, green: 1, blue: 0, alpha: 0.5)
    content.append(Scenes.fill(Scenes.rect(5, 5, 20, 20), half), state: DrawingState())
    content.append(Scenes.fill(Scenes.rect(15, 5, 20, 20), .black), state: DrawingState())
    let fragment = content.finish()
    for (opacity, inverse) in [(Float(1), false), (0.6, false), (1, true), (0.6, true), (0, true)] {
      let clip = ClipNode(
        parent: nil, shape: .layer(fragment, opacity: opacity), transform: .identity, isInverse: inverse)
      let frame = Self.coverage(clip)
      for (x, alpha) in [(10, 128.0 / 255), (20, 1), (38, 0)] {
        let inside = alpha * Double(opacity)
        let expected = (inverse ? 1 - inside : inside) * 255
        #expect(abs(Double(frame[x, 15] >> 24) - expected) <= 1, "\(opacity), \(inverse), \(x)")
      }
    }
  }

  @Test func aClipToALayerCanBeFilteredAndNested() {
    let dot = Fragment(commands: [
      DrawingCommand(operation: Scenes.fill(Scenes.rect(10, 10, 20, 20), .black), state: DrawingState())
    ])
    let blur = FilterNode(
      parent: nil, operation: .blur(radius: 3, isOpaque: false, dithers: false), transform: .identity)
    let soft = Fragment(commands: [
      DrawingCommand(operation: .layer(dot), state: DrawingState(filters: blur))
    ])
    let inner = ClipNode(parent: nil, shape: .layer(soft, opacity: 1), transform: .identity)
    let sheet = Fragment(commands: [
      DrawingCommand(
        operation: Scenes.fill(Scenes.rect(0, 0, 40, 40), .black), state: DrawingState(clip: inner))
    ])
    let frame = Self.coverage(ClipNode(parent: inner, shape: .layer(sheet, opacity: 1), transform: .identity))
    let blurred = Scenes.draw(
      Scenes.list(40, 40, background: .clear) { $0.append(.layer(dot), state: DrawingState(filters: blur)) })
    for x in 0..<40 {
      let once = Double(blurred[x, 20] >> 24)
      #expect(abs(Double(frame[x, 20] >> 24) - once * once / 255) <= 2, "\(x)")
    }
  }

  /// A hundred nested clips, each a little smaller, and a draw within each of them.
  @Test func longChainsMultiplyAllClips() {
    var clip: ClipNode?
    var product = [Double](repeating: 1, count: 64 * 64)
    var commands: [DrawingCommand] = []
    for index in 0..<100 {
      let inset = Double(index) * 0.13 + 0.05
      let path = Path(ellipseIn: CGRect(x: inset, y: inset, width: 64 - 2 * inset, height: 60 - inset))
      clip = Self.path(path, parent: clip)
      let mask = Scenes.draw(
        Scenes.list(64, 64, background: .clear) {
          $0.append(Scenes.fill(path, .white), state: DrawingState())
        })
      for place in product.indices { product[place] *= Double(mask[place % 64, place / 64] >> 24) / 255 }
      commands.append(
        DrawingCommand(
          operation: Scenes.fill(Scenes.rect(0, 0, 64, 64), .white),
          state: DrawingState(clip: clip, mode: .copy)))
    }
    let list = DisplayList(root: Fragment(commands: [commands[99]]), size: CGSize(width: 64, height: 64))
    let frame = Scenes.draw(list)
    for place in product.indices {
      let alpha = Double(frame[place % 64, place / 64] >> 24) / 255
      #expect(abs(alpha - product[place]) < 0.08, "\(place % 64), \(place / 64)")
    }
    let all = DisplayList(root: Fragment(commands: commands), size: CGSize(width: 64, height: 64))
    #expect(Scenes.draw(all)[32, 30] == 0xffff_ffff)
  }

  @Test func anEmptyOrInvalidClipHidesEverythingAndItsInverseNothing() {
    var bad = Path()
    bad.addLines([CGPoint(x: Double.nan, y: 0), CGPoint(x: 3, y: Double.infinity), CGPoint(x: 9, y: 9)])
    for path in [Path(), bad, Scenes.rect(3, 3, 0, 10), Scenes.rect(100, 100, 5, 5)] {
      #expect(Scenes.bytes(Self.coverage(Self.path(path))).allSatisfy { $0 == 0 })
    }
    #expect(Scenes.bytes(Self.coverage(Self.path(Path(), inverse: true))).allSatisfy { $0 == 0xffff_ffff })
  }

  @Test func aClipStaysInTheUserSpaceOfItsCall() {
    let clip = ClipNode(
      parent: nil, shape: .path(Scenes.rect(1, 1, 4, 4), FillStyle()),
      transform: CGAffineTransform(scaleX: 4, y: 2))
    let state = DrawingState(
      transform: CGAffineTransform(translationX: 7, y: -3).scaledBy(x: 9, y: 9), clip: clip)
    let list = Scenes.list(40, 40, background: .clear) {
      $0.append(Scenes.fill(Scenes.rect(-10, -10, 50, 50), .white), state: state)
    }
    let frame = Scenes.draw(list)
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = (4..<20).contains(x) && (2..<10).contains(y)
        #expect(frame[x, y] == (isInside ? 0xffff_ffff : 0), "\(x), \(y)")
      }
    }
  }
}
