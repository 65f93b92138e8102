import SwiftUI

/// Demos of the renderer's features and of its performance.
extension DemoCatalogue {
  static let showcase = [
    smoothRain, metaballs, particles, chart, blendModes, filters, scripts, landscape, stress, systemSymbols,
  ]

  private static let smoothRain = Demo(
    "smooth-rain", "Smooth rain", "The digital rain as a function of the date, at the refresh rate.",
    size: CGSize(width: 800, height: 600), .fill, source: "SmoothRain",
    variants: Demo.Variant("50 columns") { SmoothRain() },
    Demo.Variant("150 columns") { SmoothRain(count: 150) },
    Demo.Variant("three colors") { SmoothRain(colors: [.white, .green, .green.opacity(0)]) })

  private static let metaballs = Demo(
    "metaballs", "Metaballs", "Discs that merge by a blur and an alpha threshold, in both orders.",
    size: CGSize(width: 600, height: 400), .fill, source: "Metaballs",
    variants: Demo.Variant("blur, then threshold") { Metaballs() },
    Demo.Variant("threshold, then blur") { Metaballs(cutsFirst: true) })

  private static let particles = Demo(
    "particles", "Particle fountain", "Sparks with additive blending.", size: CGSize(width: 700, height: 600),
    .fill, source: "ParticleFountain",
    variants: Demo.Variant("10,000 sparks") { ParticleFountain(count: 10_000) },
    Demo.Variant("1,000 sparks") { ParticleFountain(count: 1_000) },
    Demo.Variant("10,000 sparks, asynchronous") { ParticleFountain(count: 10_000, isAsynchronous: true) })

  private static let chart = Demo(
    "chart", "Live chart", "A moving curve of 50,000 points.", size: CGSize(width: 900, height: 400),
    source: "LiveChart",
    variants: Demo.Variant("50,000 points") { LiveChart() })

  private static let blendModes = Demo(
    "blend-modes", "Blend modes", "Every blend mode: a color wheel over three bars.",
    size: CGSize(width: 980, height: 620), source: "BlendModes",
    variants: Demo.Variant("28 modes") { BlendModes() })

  private static let filters = Demo(
    "filters", "Filters", "Every filter, applied to the same flower.", size: CGSize(width: 760, height: 760),
    source: "Filters",
    variants: Demo.Variant("16 filters") { Filters() })

  private static let scripts = Demo(
    "scripts", "Twelve scripts", "A greeting in twelve scripts, shaped for each.",
    size: CGSize(width: 700, height: 640), source: "Scripts",
    variants: Demo.Variant("greetings") { Scripts() })

  private static let landscape = Demo(
    "landscape", "Evening landscape", "A vector drawing of thousands of paths: turn the wheel to zoom in.",
    size: CGSize(width: 1000, height: 640), source: "EveningLandscape",
    variants: Demo.Variant("landscape") { EveningLandscape() })

  private static let stress = Demo(
    "stress", "Stress", "Rotating stars, as many as the slider sets.", size: CGSize(width: 800, height: 640),
    .fill, source: "Stress",
    variants: Demo.Variant("stars") { Stress() })

  private static let systemSymbols = Demo(
    "system-symbols", "System symbols", "The symbols of Image(systemName:): click the search line and type.",
    size: CGSize(width: 1000, height: 680), isFunctionOfDate: false, .fill, source: "SymbolBrowser",
    variants: Demo.Variant("browser") { SymbolBrowser() })
}
