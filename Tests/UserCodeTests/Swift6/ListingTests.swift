import SwiftUI
import Testing

/// What users' animated drawings show at given times: places and colors that follow from what they say.
@MainActor
struct ListingTests {
  /// A view in a picture of 120 by 120 that begins at a date and is tapped.
  @MainActor
  private struct Film<Content: View> {
    let renderer: ImageRenderer<AnyView>

    init(_ content: Content) {
      renderer = ImageRenderer(content: AnyView(content.frame(width: 120, height: 120)))
      _ = picture(at: 0)
    }

    func picture(at seconds: Double) -> Picture {
      renderer.date = Date(timeIntervalSinceReferenceDate: seconds)
      return Picture(renderer)
    }

    func tap(x: CGFloat = 60) {
      let time = renderer.date ?? Date()
      let place = CGPoint(x: x, y: 60)
      renderer.handle(PointerInput(.pressed, at: place, time: time))
      renderer.handle(PointerInput(.released, at: place, time: time))
    }
  }

  /// Premultiplied pixels in rows of 120.
  private struct Picture {
    let pixels: [UInt32]

    @MainActor
    init(_ renderer: ImageRenderer<AnyView>) {
      guard let pixmap = renderer.makePixmap() else {
        pixels = []
        return
      }
      pixels = (0..<120).flatMap { y in (0..<120).map { x in pixmap[x, y] } }
    }

    /// Components 0...1 of a pixel, premultiplied.
    func color(_ x: Int, _ y: Int) -> (red: Double, green: Double, blue: Double, alpha: Double) {
      let pixel = pixels[y * 120 + x]
      func byte(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 }
      return (byte(16), byte(8), byte(0), byte(24))
    }

    func alpha(_ x: Int, _ y: Int) -> Double { color(x, y).alpha }

    /// The smallest box around what is drawn.
    var bounds: CGRect {
      let drawn = pixels.indices.filter { pixels[$0] >> 24 > 127 }
      let (xs, ys) = (drawn.map { $0 % 120 }, drawn.map { $0 / 120 })
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
        return .null
      }
      return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
  }

  @Test("a symbol turns once per second: red is at the top, right, bottom and left")
  func spinningSymbol() {
    let film = Film(SpinningSymbol())
    let places = [(60, 45), (75, 60), (60, 75), (45, 60)]
    for (quarter, place) in places.enumerated() {
      let picture = film.picture(at: 3 + Double(quarter) / 4)
      let (red, blue) = (picture.color(place.0, place.1), picture.color(120 - place.0, 120 - place.1))
      #expect(red.red > 0.9 && red.blue < 0.4)
      #expect(blue.blue > 0.9 && blue.red < 0.4)
    }
  }

  @Test("implicit animations change scale and opacity, explicit ones opacity; the order of modifiers counts")
  func opacityAndScale() {
    let implicit = Film(ImplicitExample())
    implicit.tap()
    _ = implicit.picture(at: 1)
    #expect(implicit.picture(at: 1.5).bounds.width == 60)
    #expect(abs(implicit.picture(at: 1.5).alpha(60, 60) - 0.6) < 0.01)
    let explicit = Film(ExplicitExample())
    explicit.tap()
    #expect(explicit.picture(at: 1).bounds == CGRect(x: 40, y: 40, width: 40, height: 40))
    #expect(abs(explicit.picture(at: 1.5).alpha(60, 60) - 0.75) < 0.01)
    #expect(explicit.picture(at: 1.5).alpha(35, 60) == 0)
    let order = Film(OrderExample())
    order.tap()
    _ = order.picture(at: 1)
    #expect(order.picture(at: 1.5).alpha(35, 60) == 0)
    #expect(abs(order.picture(at: 1.5).alpha(60, 60) - 0.6) < 0.01)
  }

  @Test("between a square and a hexagon of half its size there is a pentagon of three quarters")
  func polygon() {
    let film = Film(PolygonExample())
    film.tap()
    _ = film.picture(at: 1)
    for (time, sides, radius) in [(1.5, 5.0, 30.0), (2, 6, 20)] {
      let picture = film.picture(at: time)
      for corner in 0..<Int(sides) {
        let angle = Double(corner) / sides * 2 * .pi
        let (x, y) = (60 + cos(angle) * radius * 0.98, 60 + sin(angle) * radius * 0.98)
        #expect(picture.alpha(Int(x), Int(y)) > 0.5)
      }
      #expect(picture.alpha(60, 60) == 0)
    }
  }

  @Test("a clock whose time is a custom vector shows half past ten between nine and twelve")
  func clock() {
    let film = Film(ClockExample())
    #expect(film.picture(at: 0).alpha(45, 60) > 0.5)
    film.tap()
    _ = film.picture(at: 1)
    let picture = film.picture(at: 2)
    #expect(picture.alpha(60, 80) > 0.5)
    let hour = Angle.degrees(10.0 / 12 * 360 - 90).radians
    #expect(picture.alpha(Int(60 + cos(hour) * 15), Int(60 + sin(hour) * 15)) > 0.5)
    #expect(picture.alpha(45, 60) == 0)
    #expect(film.picture(at: 3).alpha(60, 45) > 0.5)
  }

  @Test("a flower grows and shrinks in 1.5 seconds and turns back and forth in 25")
  func flower() {
    let film = Film(FlowerExample())
    let small = film.picture(at: 0).bounds
    let large = film.picture(at: 1.5).bounds
    #expect(abs(small.width - 0.9 * 120) < 4)
    #expect(large.width > small.width + 6)
    let again = film.picture(at: 3)
    #expect(abs(again.bounds.width - small.width) < 4)
    #expect(again.pixels != film.picture(at: 6).pixels)
  }

  @Test("labels slide one after the other, and are skewed while they move")
  func skewedLabels() {
    let film = Film(SkewedLabels())
    let start = film.picture(at: 0)
    #expect(start.alpha(2, 30) > 0.5 && start.alpha(118, 30) == 0)
    film.tap(x: 10)
    _ = film.picture(at: 1)
    let middle = film.picture(at: 1.5)
    #expect(middle.alpha(60, 30) > 0.5 && middle.alpha(2, 30) == 0)
    #expect(middle.alpha(20, 90) > 0.5 && middle.alpha(75, 90) == 0)
    #expect(film.picture(at: 3).alpha(118, 90) > 0.5)
  }

  @Test("a card turns about its middle and shows its other side between a quarter and three quarters")
  func card() async {
    let film = Film(RotatingCard())
    func settled(at time: Double) async -> Picture {
      _ = film.picture(at: time)
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      return film.picture(at: time)
    }
    let start = await settled(at: 0)
    #expect(start.bounds == CGRect(x: 20, y: 10, width: 80, height: 100))
    #expect(start.color(60, 60).blue > 0.9)
    let eighth = await settled(at: 0.5)
    #expect(eighth.bounds.width < 75)
    #expect(eighth.bounds.height > 104)
    let half = await settled(at: 2)
    #expect(half.color(60, 60).red > 0.9)
    #expect(half.bounds == CGRect(x: 20, y: 10, width: 80, height: 100))
  }

  @Test("a box follows a circle, a quarter in each second, turned along it")
  func following() {
    let film = Film(FollowingPath())
    for (time, x, y) in [(4.0, 110, 60), (5, 60, 110), (6, 10, 60), (7, 60, 10)] as [(Double, Int, Int)] {
      let color = film.picture(at: time).color(x, y)
      #expect(color.red > 0.8 && color.blue < 0.4)
    }
  }

  @Test("a ring is drawn from the top clockwise")
  func ring() {
    let film = Film(ProgressRing())
    let picture = film.picture(at: 0.5)
    #expect(picture.alpha(109, 60) > 0.9)
    #expect(picture.alpha(10, 60) == 0)
    #expect(film.picture(at: 1).alpha(10, 60) > 0.9)
  }

  @Test("near drops merge, and distant ones are separate")
  func metaballs() {
    let film = Film(Metaballs())
    let near = film.picture(at: 0)
    #expect(near.alpha(60, 60) == 1)
    let far = film.picture(at: 1)
    #expect(far.alpha(60, 60) == 0)
    #expect(far.alpha(20, 60) == 1)
  }
}
