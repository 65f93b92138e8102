import EaselDrawing
import EaselPixels
import EaselRaster
import EaselTestSupport
import EaselWindowing
import SwiftUI
import Testing

@testable import Easel

extension ManualExecutor: BackgroundExecutor {}

/// Canvases whose pixels are rendered outside the window's frames. The test decides when, with an executor
/// that holds the work.
@Suite("Asynchronous canvases")
@MainActor
struct AsynchronousCanvasTests {
  private let executor = ManualExecutor()

  private func fixture<Content: View>(_ content: Content) throws -> SessionFixture {
    try SessionFixture(content) { $0.background = executor }
  }

  /// The left half: a canvas in a settable color. The right half: a bar that grows with time.
  private struct Halves: View {
    @State private var color = Color.red
    let control: Control

    var body: some View {
      control.color = $color
      return HStack(spacing: 0) {
        Canvas(opaque: true, rendersAsynchronously: true) { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
        }
        TimelineView(.animation) { timeline in
          Canvas { context, size in
            let share = (timeline.date.timeIntervalSinceReferenceDate * 5).truncatingRemainder(dividingBy: 1)
            context.fill(
              Path(CGRect(x: 0, y: 0, width: size.width, height: size.height * share)), with: .color(.black))
          }
        }
      }
    }
  }

  @MainActor private final class Control {
    var color: Binding<Color>?
  }

  /// Renders a view without a display.
  private func headless<Content: View>(_ content: Content, width: CGFloat = 120, height: CGFloat = 80)
    throws -> Pixmap
  {
    let renderer = ImageRenderer(
      content: content.frame(width: width, height: height).background { Color.white })
    renderer.date = Date(timeIntervalSinceReferenceDate: 0)
    return try #require(renderer.makePixmap())
  }

  private func pixels(_ pixmap: Pixmap) -> [UInt32] { PixelImage(copying: pixmap).pixels }

  @Test("A moving view keeps drawing while a canvas is rendered; the finished canvas wakes up the window")
  func framesGoOn() throws {
    let control = Control()
    let fixture = try fixture(Halves(control: control))
    let session = fixture.session
    defer { fixture.stop() }
    var pictures: Set<[UInt32]> = []
    session.onFrame = { pictures.insert(pixels(session.frame)) }
    try fixture.runUntil("the bar has moved five times") { pictures.count > 5 }
    #expect(session.frame[30, 40] == 0xffff_ffff && executor.count == 1 && executor.runCount == 0)
    executor.runNext()
    try fixture.runUntil("the canvas is shown") { session.frame[30, 40] != 0xffff_ffff }
    let red = session.frame[30, 40]

    control.color?.wrappedValue = .blue
    try fixture.runUntil("a new image of the canvas is requested") { executor.count == 1 }
    control.color?.wrappedValue = .green
    pictures = []
    try fixture.runUntil("the bar has moved five times") { pictures.count > 5 }
    #expect(
      session.frame[30, 40] == red && executor.count == 1
        && session.statistics.samples.last?.report.pendingLayers == 2)
    while session.statistics.samples.last?.report.pendingLayers != 0 {
      executor.runNext()
      let count = session.statistics.frameCount
      try fixture.runUntil("a frame is drawn") { session.statistics.frameCount > count }
    }
    #expect(executor.runCount == 3, "red and blue were under way, green replaced the rest")
    session.setPaused(true)
    let shown = try headless(Color.green)
    #expect(session.frame[30, 40] == shown[30, 40])
  }

  @Test("A still window wakes up for a finished canvas, with damage at its position, and then sleeps again")
  func comesToRest() throws {
    let view = HStack(spacing: 0) {
      Canvas(rendersAsynchronously: true) {
        $0.fill(Path(CGRect(origin: .zero, size: $1)), with: .color(.red))
      }
      .frame(width: 30)
      Color.blue
    }
    let fixture = try fixture(view)
    let session = fixture.session
    defer { fixture.stop() }
    try fixture.runUntil("a frame is drawn") { session.statistics.frameCount == 1 }
    try session.run(until: .now.advanced(by: 0.05))
    #expect(session.statistics.frameCount == 1)
    executor.runNext()
    try fixture.runUntil("the canvas is shown") { session.statistics.frameCount == 2 }
    let damage = session.statistics.samples.last?.report.damage ?? []
    #expect(!damage.isEmpty && damage.allSatisfy { $0.x1 <= 64 })
    try session.run(until: .now.advanced(by: 0.05))
    #expect(session.statistics.frameCount == 2 && executor.count == 0)
    let expected = try headless(view)
    #expect(pixels(session.frame) == pixels(expected))
    let picture = try fixture.server.picture(ofWindow: session.window.serverIdentifier)
    #expect(picture.differences(from: session.frame) == 0)
  }

  @Test("A new size, thread count or view and a closed window discard pending renderings")
  func changes() throws {
    let canvas = Canvas(rendersAsynchronously: true) { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    let fixture = try fixture(canvas)
    let session = fixture.session
    defer { fixture.stop() }
    try fixture.runUntil("the canvas is requested") { executor.count == 1 }
    try fixture.server.xdotool("windowsize", "--sync", "\(session.window.serverIdentifier)", "200", "100")
    try fixture.runUntil("the window is larger") { session.frame.width == 200 }
    session.setThreads(2)
    for _ in 0..<2 {
      try fixture.runUntil("the canvas is requested") { executor.count == 1 }
      executor.runNext()
    }
    try fixture.runUntil("it is shown") { session.statistics.samples.last?.report.pendingLayers == 0 }
    let expected = try headless(canvas, width: 200, height: 100)
    #expect(pixels(session.frame) == pixels(expected))

    session.contentTransform = CGAffineTransform(scaleX: 3, y: 3)
    try fixture.runUntil("the enlarged canvas is requested") { executor.count == 1 }
    session.show(Color.blue)
    try fixture.runUntil("the other view is shown") {
      session.frame[3, 3] & 0xff > 200 && session.frame[3, 3] >> 16 & 0xff < 99
    }
    executor.runNext()
    try session.run(until: .now.advanced(by: 0.05))
    #expect(executor.count == 0)
    session.show(canvas)
    try fixture.runUntil("the canvas is requested") { executor.count == 1 }
    session.window.close()
    try session.run()
    executor.runNext()
  }

  @Test("Losing the server while a canvas is rendered ends the window")
  func serverIsLost() throws {
    let fixture = try fixture(Halves(control: Control()))
    defer { fixture.stop() }
    try fixture.runUntil("the canvas is requested") { executor.count == 1 }
    try fixture.server.crash()
    #expect(throws: WindowingError.connectionLost(display: fixture.server.display)) {
      while true { try fixture.session.run(until: .now.advanced(by: 0.01)) }
    }
    executor.runNext()
  }

  // MARK: Without a window

  private func drawn(_ context: inout GraphicsContext, _ size: CGSize) {
    context.fill(Path(ellipseIn: CGRect(x: 5, y: 5, width: 70, height: 60)), with: .color(.red.opacity(0.7)))
    context.blendMode = .multiply
    context.rotate(by: .degrees(10))
    context.fill(
      Path(CGRect(x: 20, y: 3, width: 60, height: 50)),
      with: .linearGradient(
        Gradient(colors: [.yellow, .blue]), startPoint: .zero, endPoint: CGPoint(x: 80, y: 50)))
    context.addFilter(.blur(radius: 2))
    context.draw(Text("late").font(.system(size: 30)), at: CGPoint(x: 50, y: 30))
  }

  @Test("Without a window a canvas is rendered immediately, opaque or not, in every color mode")
  func headlessPictures() throws {
    for mode in [ColorRenderingMode.nonLinear, .linear, .extendedLinear] {
      for isOpaque in [false, true] {
        func picture(_ isLate: Bool) throws -> [UInt32] {
          pixels(
            try headless(
              Canvas(opaque: isOpaque, colorMode: mode, rendersAsynchronously: isLate, renderer: drawn)))
        }
        let (now, late) = (try picture(false), try picture(true))
        #expect(Set(now).count > 100)
        #expect(now == late, "\(mode), opaque \(isOpaque)")
      }
    }
  }

  /// Drawing in place rounds to bytes after compositing with the backdrop; an image of its own is rounded
  /// before compositing.
  @Test("Overlapping translucent parts differ from drawing in place by rounding only")
  func isolation() throws {
    func picture(_ isLate: Bool) throws -> [UInt32] {
      let canvas = Canvas(rendersAsynchronously: isLate) { context, _ in
        for index in 0..<12 {
          let path = Path(
            ellipseIn: CGRect(x: Double(index) * 5, y: Double(index) * 3, width: 50, height: 40))
          context.fill(
            path, with: .color(Color(hue: Double(index) / 12, saturation: 1, brightness: 1).opacity(0.3)))
        }
      }
      return pixels(try headless(canvas))
    }
    let differences = zip(try picture(false), try picture(true)).map { now, late in
      stride(from: 0, to: 32, by: 8).map { abs(Int(now >> $0 & 255) - Int(late >> $0 & 255)) }.max() ?? 0
    }
    #expect(differences.max() ?? 0 > 0)
    #expect(differences.max() ?? 9 <= 3)
  }

  @Test(
    "An opaque canvas and an opaque drawn image are black where nothing is drawn and hide their backdrop")
  func opaque() throws {
    for mode in [ColorRenderingMode.nonLinear, .linear] {
      let canvas = Canvas(opaque: true, colorMode: mode) { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.white.opacity(0.5)))
      }
      let picture = try headless(canvas.padding(10).background { Color.red })
      #expect(picture[50, 50] == 0xff00_0000 && picture[5, 5] != 0xff00_0000)
      #expect(picture[15, 15] >> 24 == 255 && (picture[15, 15] & 255) > 100)
      #expect(picture[15, 15] >> 16 & 255 == picture[15, 15] & 255, "red of the backdrop shines through")
      let image = Image(size: CGSize(width: 30, height: 20), opaque: true, colorMode: mode) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.white))
      }
      let drawn = try headless(image, width: 30, height: 20)
      #expect(drawn[5, 5] == 0xffff_ffff && drawn[20, 10] == 0xff00_0000)
    }
  }
}
