import EaselDrawing
import EaselUI
import SwiftUI
import Testing

@testable import EaselDemos

/// At given dates the display list equals the expected text exactly, number by number.
@MainActor @Suite struct AnimatedDisplayListTests {
  private func lines(_ fragment: Fragment) -> [String] {
    fragment.dump().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Returns the text of a command in a display list.
  private func line(_ draw: (GraphicsContext) -> Void) -> String {
    let recorder = FragmentRecorder()
    draw(
      GraphicsContext(
        recorder: recorder, environment: EnvironmentValues(), size: CGSize(width: 400, height: 400)
      ) {
        _ in nil
      })
    return lines(recorder.finish()).joined(separator: "\n")
  }

  @Test(arguments: [(0.0, 0.0), (0.125, 45), (0.5, 180), (7.75, 270)])
  func theSymbolTurnsByTheFractionOfTheSecond(time: Double, degrees: Double) throws {
    let dump = lines(try DemoFilm("symbols", variant: 3).fragment(at: time))
    let turned = dump.compactMap {
      $0.firstMatch(of: #/matrix\(([-0-9.]+) ([-0-9.]+) ([-0-9.]+) ([-0-9.]+) /#)
    }
    guard degrees != 0 else { return #expect(turned.isEmpty) }
    let numbers = try #require(turned.first.map { [$0.1, $0.2, $0.3, $0.4].map { Double($0) ?? .nan } })
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    for (number, expected) in zip(numbers, [cosine, sine, -sine, cosine]) {
      #expect(abs(number - expected) < 0.000_51)
    }
    #expect(turned.count == 1)
  }

  /// The frame of a shape with 4 sides at the start: the position of its right corner gives the radius.
  private let polygonFrame = CGRect(x: 0, y: 0, width: 360, height: 362.5)

  @Test(arguments: [0.0, 0.25, 0.5, 0.8, 1])
  func thePolygonHasTheSidesThatTheCurveGives(time: Double) throws {
    let film = try DemoFilm("polygon")
    let height = try #require(
      lines(film.fragment(at: 0)).compactMap { $0.firstMatch(of: #/^stroke path\(360 ([0-9.]+) m/#) }.first)
    let frame = CGRect(x: 0, y: 0, width: 360, height: 2 * (Double(height.1) ?? .nan))
    film.tap(208, 447)
    let sides = 4 + 3 * UnitCurve.easeInOut.value(at: time)
    let expected = line { context in
      context.stroke(FractionalPolygon(sides: sides).path(in: frame), with: .color(.blue), lineWidth: 3)
    }
    #expect(lines(film.fragment(at: time)).contains(expected), "\(expected)")
  }

  @Test func theWholePolygonIsDrawnFractionallyWhileAnimating() throws {
    let film = try DemoFilm("polygon", variant: 2)
    film.tap(178, 447)
    let dump = lines(film.fragment(at: 0.5))
    let stroke = try #require(dump.first { $0.hasPrefix("stroke path") })
    // Halfway between four sides and three, the path has a fourth corner after the third.
    #expect(stroke.split(separator: " ").count { $0 == "l" } == 3 && stroke.hasSuffix("width 3 #FF3B30FF"))
  }

  @Test(
    arguments: [(0.0, 9 * 3600 + 50 * 60 + 5), (5, 9 * 3600 + 55 * 60 + 55), (10, 10 * 3600 + 105)]
      as [(Double, Double)])
  func theClockShapeShowsTheInterpolatedTime(time: Double, seconds: Double) throws {
    let film = try DemoFilm("clock-shape")
    film.tap(340, 447)
    let dump = lines(film.fragment(at: time))
    let stroke = try #require(dump.first { $0.hasPrefix("stroke path") })
    let frames = stride(from: 350.0, through: 380, by: 0.25).map {
      CGRect(x: 0, y: 0, width: 360, height: $0)
    }
    let expected = frames.map { frame in
      line {
        $0.stroke(
          ClockShape(time: ClockTime(seconds: seconds)).path(in: frame), with: .color(.blue), lineWidth: 3)
      }
    }
    #expect(expected.contains(stroke))
  }

  /// The spread goes from wide petals at nine tenths of their length to narrow ones in 1.5 seconds, eased.
  @Test(arguments: [(0.0, 0.0), (0.75, 0.5), (1.5, 1), (2.25, 0.5)])
  func everyPetalHasTheSpreadAndLengthOfTheAnimation(time: Double, breath: Double) throws {
    let dump = lines(try DemoFilm("flower", variant: 2).fragment(at: time))
    let petals = dump.filter { $0.hasPrefix("fill path") }
    let frame = CGRect(x: 0, y: 0, width: 460, height: 460)
    let expected = (0..<7).flatMap { ring -> [String] in
      let (count, length, hue) = (15 + 2 * ring, 1 - Double(ring) / 7, Double(ring) / 7)
      let color = Color(hue: hue, saturation: 1, brightness: 1)
      return (0..<count).map { index in
        let spread = 720 / Double(count) * (1 - breath) + 2 * breath
        let petal = Petal(
          direction: .degrees(Double(index) * 360 / Double(count)), spread: .degrees(spread),
          length: length * (0.9 + 0.1 * breath))
        return line {
          $0.fill(
            petal.path(in: frame),
            with: .radialGradient(
              Gradient(colors: [color.opacity(0.2), color]), center: CGPoint(x: 230, y: 230), startRadius: 23,
              endRadius: 230))
        }
      }
    }
    #expect(petals == expected)
  }
}

@Test func everyDemoHasAVariant() {
  for demo in DemoCatalogue.all { #expect(!demo.variants.isEmpty, "\(demo.id)") }
}
