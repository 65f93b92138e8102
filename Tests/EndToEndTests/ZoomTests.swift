import Easel
import Testing

@testable import Viewer

@Suite struct ZoomTests {
  @Test func whatIsUnderThePointerStays() {
    var zoom = Zoom()
    for (notches, place) in [(3, CGPoint(x: 40, y: 70)), (9, CGPoint(x: 300, y: 2)), (-20, .zero)] {
      let before = place.applying(zoom.transform.inverted())
      zoom.magnify(by: notches, about: place)
      let after = place.applying(zoom.transform.inverted())
      #expect(abs(after.x - before.x) < 1e-9 && abs(after.y - before.y) < 1e-9)
    }
    #expect(zoom.scale == 0.25)
  }

  @Test func fourNotchesDoubleAndTheyGoBackExactly() {
    var zoom = Zoom()
    zoom.magnify(by: 4, about: CGPoint(x: 10, y: 20))
    #expect(zoom.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -10, ty: -20))
    zoom.pan(x: 3, y: -5)
    #expect(zoom.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -7, ty: -25))
    #expect(!zoom.isNone)
    zoom.magnify(by: -4, about: CGPoint(x: 13, y: 15))
    #expect(zoom.transform == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: -5))
  }

  @Test func sizesAndPlacesAreBounded() {
    var zoom = Zoom()
    zoom.magnify(by: 1000, about: CGPoint(x: 1, y: 1))
    #expect(zoom.scale == 64)
    zoom.pan(x: 1e300, y: -1e300)
    #expect(zoom.transform.tx == 1_000_000 && zoom.transform.ty == -1_000_000)
    zoom.magnify(by: -1000, about: .zero)
    #expect(zoom.scale == 0.125)
  }
}
