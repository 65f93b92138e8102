import EaselTestSupport
import SwiftUI
import Testing

@testable import EaselDemos

/// Facts about the image of each demo: colors at positions that only a correct drawing has.
@MainActor @Suite struct DemoFactTests {
  typealias Picture = DemoImage

  @Test func simpleCanvasClipsHalfOfItsOutline() throws {
    let picture = try Picture("canvas")
    #expect(picture[200, 11] == Picture.white)
    #expect(picture[200, 13] == Picture.blue)
    #expect(picture[200, 24] == Picture.blue)
    #expect(picture[200, 26] != Picture.blue)
    // Green at the top left, blue at the bottom right, constant along the other diagonal.
    #expect(picture[45, 45] >> 8 & 255 > 180)
    #expect(picture[355, 255] & 255 > 230)
    #expect(picture[13, 13] == Picture.white)
  }

  @Test func theEllipseIsClippedByTheCanvas() throws {
    let picture = try Picture("ellipse", variant: 1)
    #expect(picture[200, 49] == Picture.white)
    #expect(picture[200, 50] == Picture.blue)
    #expect(picture[200, 51] == Picture.green)
    #expect(picture[200, 53] == Picture.white)
    #expect(picture[51, 150] == Picture.green)
    #expect(picture[348, 150] == Picture.green)
    #expect(picture[200, 248] == Picture.green)
    #expect(picture[200, 150] == Picture.white)
  }

  @Test func theFilledEllipseHasNoBorder() throws {
    let picture = try Picture("ellipse", variant: 2)
    #expect(picture[200, 150] == Picture.green)
    #expect(picture[52, 150] == Picture.green)
    #expect(picture[52, 52] == Picture.white)
    #expect(picture[49, 150] == Picture.white)
  }

  @Test func theClipLeavesTheTopLeftQuarter() throws {
    let picture = try Picture("ellipse", variant: 3)
    #expect(picture[199, 149] == Picture.green)
    #expect(picture[201, 149] == Picture.white)
    #expect(picture[199, 151] == Picture.white)
    #expect(picture[52, 52] == Picture.white)
  }

  @Test func theOriginalOfACopiedContextIsNotClipped() throws {
    let picture = try Picture("ellipse", variant: 4)
    #expect(picture[110, 120] == Picture.green)
    #expect(picture[126, 101] == Picture.blue)
    #expect(picture[274, 199] == Picture.blue)
    #expect(picture[276, 199] == Picture.white)
    #expect(picture[110, 160] == Picture.white)
  }

  @Test func trianglesAreFilledInAbsoluteCoordinates() throws {
    for (variant, color) in [(1, Picture.black), (2, Picture.blue)] {
      let picture = try Picture("triangle", variant: variant)
      #expect(picture[200, 110] == color)
      #expect(picture[105, 298] == color)
      #expect(picture[200, 98] == Picture.white)
      #expect(picture[200, 301] == Picture.white)
    }
  }

  @Test func theOpenCornerHasNoJoinUntilTheFirstEdgeIsRepeated() throws {
    let open = try Picture("triangle", variant: 3)
    let closed = try Picture("triangle", variant: 4)
    #expect(open[200, 93] == Picture.white)
    #expect(closed[200, 93] == Picture.blue)
    #expect(open[93, 303] == Picture.blue)
    #expect(open[200, 298] == Picture.blue)
  }

  @Test func aTranslucentStrokeIsCompositedOnce() throws {
    let picture = try Picture("triangle", variant: 5)
    #expect(picture[150, 200] == picture[249, 200])
    #expect(picture[150, 200] != Picture.white)
    #expect(picture[150, 200] == 0xffc0_deff)
  }

  @Test func roundJoinsCutTheCorners() throws {
    let picture = try Picture("triangle", variant: 6)
    #expect(picture[93, 303] == Picture.white)
    #expect(picture[200, 96] == Picture.blue)
    #expect(picture[200, 93] == Picture.white)
  }

  @Test func theTriangleShapeFitsItsFrame() throws {
    let filled = try Picture("triangle-shape", variant: 1)
    #expect(filled[200, 60] == Picture.red)
    #expect(filled[55, 348] == Picture.red)
    #expect(filled[60, 60] == Picture.white)
    let stroked = try Picture("triangle-shape", variant: 2)
    #expect(stroked[200, 349] == Picture.red)
    #expect(stroked[200, 353] == Picture.red)
    #expect(stroked[200, 250] == Picture.white)
  }

  /// The arc sweeps 250 degrees from three o'clock, past twelve and nine.
  @Test func theArcRunsTheLongWay() throws {
    let picture = try Picture("arc", variant: 1)
    #expect(picture[350, 198] == Picture.blue)
    #expect(picture[200, 50] == Picture.blue)
    #expect(picture[50, 200] == Picture.blue)
    #expect(picture[200 + 150 * cos(2.44), 200 + 150 * sin(2.44)] == Picture.blue)
    #expect(picture[275, 330] == Picture.white)
    #expect(picture[350, 203] == Picture.white)
  }

  @Test func theOtherArcRunsFromTwelveClockwise() throws {
    let picture = try Picture("arc", variant: 2)
    #expect(picture[202, 50] == Picture.blue)
    #expect(picture[350, 200] == Picture.blue)
    #expect(picture[197, 50] == Picture.white)
    #expect(picture[50, 200] == Picture.white)
    #expect(picture[200, 350] == Picture.white)
  }

  @Test func theBorderOfAnArcStaysInside() throws {
    let picture = try Picture("arc", variant: 3)
    #expect(picture[200, 1] == Picture.blue)
    #expect(picture[200, 38] == Picture.blue)
    #expect(picture[200, 42] == Picture.white)
    #expect(picture[200, 380] == Picture.white)
  }

  @Test func aStrokeLeavesItsFrameAndABorderDoesNot() throws {
    let stroke = try Picture("border", variant: 1)
    #expect(stroke[17, 200] == Picture.blue)
    #expect(stroke[22, 200] == Picture.white)
    let border = try Picture("border", variant: 2)
    #expect(border[1, 200] == Picture.blue)
    #expect(border[38, 200] == Picture.blue)
    #expect(border[42, 200] == Picture.white)
  }
}
