import SwiftUI

/// Pieces that show what can be drawn: each in ordinary SwiftUI code.
extension DemoCatalogue {
  static let showpieces = [
    dashboard, weather, orrery, fireworks, worldMap, posters, visualizer, cityAtDusk, boids, clockWall, rings,
    score, scriptsPoster, drawingPad, systemMatrix, cardStack,
  ]

  private static let dashboard: Demo = {
    let traffic = DemoParameter.slider("Traffic", 0...1, 0.6)
    let accent = DemoParameter.colors(
      "Accent", [Color(red: 0.38, green: 0.42, blue: 1), .teal, .orange, .pink])
    return Demo(
      "dashboard", "Dashboard", "A live board of an imagined data center.",
      size: CGSize(width: 1280, height: 800), .fill, source: "Dashboard", parameters: [traffic, accent],
      variants: Demo.Variant("live") {
        ParameterReader { Dashboard(traffic: $0.number(traffic), accent: $0.color(accent)) }
      })
  }()

  private static let weather: Demo = {
    let wind = DemoParameter.slider("Wind", 0...1, 0.3)
    let rain = DemoParameter.slider("Rain or snow", 0...1, 0.6)
    func variant(_ name: String, _ kind: Weather.Kind) -> Demo.Variant {
      Demo.Variant(name) {
        ParameterReader { Weather(kind: kind, wind: $0.number(wind), rain: $0.number(rain)) }
      }
    }
    return Demo(
      "weather", "Weather", "A day behind a window pane, with rain that runs down the glass.",
      size: CGSize(width: 1000, height: 640), .fill, source: "Weather", parameters: [wind, rain],
      variants: variant("rain", .rain), variant("sun", .sun), variant("thunderstorm", .thunderstorm),
      variant("snow at night", .snow))
  }()

  private static let orrery: Demo = {
    let speed = DemoParameter.slider("Days per second", 0...60, 12)
    let labels = DemoParameter.toggle("Names", true)
    let trail = DemoParameter.slider("Trails", 0...1, 0.3)
    return Demo(
      "orrery", "Orrery", "The planets at their real positions, on a date that runs ahead.",
      size: CGSize(width: 1000, height: 640), isFunctionOfDate: false, .fill, source: "Orrery",
      parameters: [speed, labels, trail],
      variants: Demo.Variant("solar system") {
        ParameterReader {
          Orrery(speed: $0.number(speed), showsLabels: $0.isOn(labels), trail: $0.number(trail))
        }
      })
  }()

  private static let fireworks: Demo = {
    let rate = DemoParameter.slider("Shells per second", 0.5...5, 2.5)
    let gravity = DemoParameter.slider("Gravity", 0.3...2, 1)
    let smoke = DemoParameter.toggle("Smoke", true)
    return Demo(
      "fireworks", "Fireworks", "Shells that burst over a city by the water.",
      size: CGSize(width: 1000, height: 640), .fill, source: "Fireworks", parameters: [rate, gravity, smoke],
      variants: Demo.Variant("night") {
        ParameterReader {
          Fireworks(rate: $0.number(rate), gravity: $0.number(gravity), hasSmoke: $0.isOn(smoke))
        }
      })
  }()

  private static let worldMap: Demo = {
    let unrolls = DemoParameter.toggle("Unrolls by itself", true)
    let roundness = DemoParameter.slider("Map to globe", 0...1, 1)
    let flights = DemoParameter.slider("Flights", 0...40, 16, step: 1)
    return Demo(
      "world", "World", "An equal-area map that becomes a globe, with its night and flights between cities.",
      size: CGSize(width: 1100, height: 700), .fill, source: "WorldMap",
      parameters: [unrolls, roundness, flights],
      variants: Demo.Variant("map and globe") {
        ParameterReader {
          WorldMap(
            roundness: $0.number(roundness), unrolls: $0.isOn(unrolls), flights: Int($0.number(flights)))
        }
      })
  }()

  private static let posters: Demo = {
    let interval = DemoParameter.slider("Seconds between posters", 2...10, 4)
    return Demo(
      "posters", "Posters", "Generative posters in five styles; each can be saved as a PNG file.",
      size: CGSize(width: 1000, height: 700), isFunctionOfDate: false, .fill, source: "Posters",
      parameters: [interval],
      variants: Demo.Variant("from number 1") { ParameterReader { Posters(interval: $0.number(interval)) } },
      Demo.Variant("from number 100") {
        ParameterReader { Posters(interval: $0.number(interval), firstNumber: 100) }
      })
  }()

  private static let visualizer: Demo = {
    let bars = DemoParameter.slider("Bars", 48...240, 144, step: 4)
    let hue = DemoParameter.slider("Hue", 0...1, 0.5)
    let symmetry = DemoParameter.toggle("Symmetric", true)
    return Demo(
      "visualizer", "Music visualizer", "The spectrum of music that is computed from the date.",
      size: CGSize(width: 960, height: 640), .fill, source: "MusicVisualizer",
      parameters: [bars, hue, symmetry],
      variants: Demo.Variant("ring") {
        ParameterReader {
          MusicVisualizer(bars: Int($0.number(bars)), hue: $0.number(hue), isSymmetric: $0.isOn(symmetry))
        }
      })
  }()
}

extension DemoCatalogue {
  private static let cityAtDusk: Demo = {
    let density = DemoParameter.slider("Density", 0.2...1, 0.7)
    let hour = DemoParameter.slider("Hour", 17...22, 19)
    let passes = DemoParameter.toggle("Time passes", true)
    return Demo(
      "city", "City at dusk", "A tiled city whose windows light up as the sky darkens.",
      size: CGSize(width: 1000, height: 640), .fill, source: "CityAtDusk",
      parameters: [density, hour, passes],
      variants: Demo.Variant("dusk") {
        ParameterReader {
          CityAtDusk(density: $0.number(density), hour: $0.number(hour), timePasses: $0.isOn(passes))
        }
      })
  }()

  private static let boids: Demo = {
    let members = DemoParameter.slider("Members", 500...5000, 5000, step: 100)
    let cohesion = DemoParameter.slider("Cohesion", 0.5...2, 1)
    let trails = DemoParameter.toggle("Trails", true)
    return Demo(
      "boids", "Boids", "A flock of 5,000 members that follows the pointer.",
      size: CGSize(width: 1000, height: 640), isFunctionOfDate: false, .fill, source: "Boids",
      parameters: [members, cohesion, trails],
      variants: Demo.Variant("flock") {
        ParameterReader {
          Boids(
            members: $0.number(members), cohesion: $0.number(cohesion), showsTrails: $0.isOn(trails))
        }
      })
  }()

  private static let clockWall: Demo = {
    let speed = DemoParameter.slider("Speed", 1...1440, 1)
    let sweeps = DemoParameter.toggle("Sweeping hands", true)
    return Demo(
      "clock-wall", "Clock wall", "Twelve cities, their clocks, and the line between day and night.",
      size: CGSize(width: 1100, height: 760), isFunctionOfDate: false, .fill, source: "ClockWall",
      parameters: [speed, sweeps],
      variants: Demo.Variant("cities") {
        ParameterReader { ClockWall(speed: $0.number(speed), sweeps: $0.isOn(sweeps)) }
      })
  }()

  private static let rings: Demo = {
    let interval = DemoParameter.slider("Seconds per day", 1...6, 2.5)
    let thickness = DemoParameter.slider("Thickness", 0.12...0.24, 0.2)
    return Demo(
      "rings", "Activity rings", "A week of activity: rings, bars and a heart rate.",
      size: CGSize(width: 900, height: 620), isFunctionOfDate: false, .fill, source: "ActivityRings",
      parameters: [interval, thickness],
      variants: Demo.Variant("week") {
        ParameterReader { ActivityRings(interval: $0.number(interval), thickness: $0.number(thickness)) }
      })
  }()

  private static let score: Demo = {
    let tempo = DemoParameter.slider("Quarters per minute", 60...180, 112, step: 1)
    let playhead = DemoParameter.toggle("Playhead", true)
    return Demo(
      "score", "Music score", "Engraved music, with the notes that sound in color.",
      size: CGSize(width: 1000, height: 640), .fill, source: "MusicScore", parameters: [tempo, playhead],
      variants: Demo.Variant("two staves") {
        ParameterReader { MusicScore(tempo: $0.number(tempo), showsPlayhead: $0.isOn(playhead)) }
      })
  }()

  private static let scriptsPoster: Demo = {
    let pace = DemoParameter.slider("Seconds per script", 2...10, 4)
    let rays = DemoParameter.toggle("Rays", true)
    return Demo(
      "scripts-poster", "Scripts poster", "One word in twelve scripts, as large as the window.",
      size: CGSize(width: 900, height: 700), .fill, source: "ScriptsPoster", parameters: [pace, rays],
      variants: Demo.Variant("twelve scripts") {
        ParameterReader { ScriptsPoster(pace: $0.number(pace), showsRays: $0.isOn(rays)) }
      })
  }()

  private static let drawingPad: Demo = {
    let width = DemoParameter.slider("Pen width", 2...24, 9)
    let grid = DemoParameter.toggle("Grid", true)
    return Demo(
      "drawing-pad", "Drawing pad", "Strokes whose width follows the speed of the pen: draw with the mouse.",
      size: CGSize(width: 1000, height: 680), isFunctionOfDate: false, .fill, source: "DrawingPad",
      parameters: [width, grid],
      variants: Demo.Variant("pad") {
        ParameterReader { DrawingPad(penWidth: $0.number(width), showsGrid: $0.isOn(grid)) }
      })
  }()

  private static let systemMatrix: Demo = {
    let tint = DemoParameter.colors(
      "Tint", [Color(red: 0.2, green: 1, blue: 0.45), Color(red: 1, green: 0.7, blue: 0.2), .cyan])
    let size = DemoParameter.slider("Size", 10...32, 18)
    let log = DemoParameter.toggle("Log", true)
    return Demo(
      "matrix", "System matrix", "Falling signs behind a log of this demo's own frames.",
      size: CGSize(width: 960, height: 600), isFunctionOfDate: false, .fill, source: "SystemMatrix",
      parameters: [tint, size, log],
      variants: Demo.Variant("terminal") {
        ParameterReader {
          SystemMatrix(tint: $0.color(tint), signSize: $0.number(size), showsLog: $0.isOn(log))
        }
      })
  }()

  private static let cardStack: Demo = {
    let bounce = DemoParameter.slider("Bounce", 0...0.6, 0.32)
    let pace = DemoParameter.slider("Seconds per card", 1...8, 2.4)
    return Demo(
      "card-stack", "Card stack", "Cards in perspective: drag the top one away.",
      size: CGSize(width: 1000, height: 700), isFunctionOfDate: false, .fill, source: "CardStack",
      parameters: [bounce, pace],
      variants: Demo.Variant("springs") {
        ParameterReader { CardStack(bounce: $0.number(bounce), pace: $0.number(pace)) }
      })
  }()
}
