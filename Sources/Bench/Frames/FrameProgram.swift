import ArgumentParser
import Easel
import Foundation

/// Programs of which each frame differs from the previous one. They are written as users write them.
enum FrameProgram: String, CaseIterable, ExpressibleByArgument {
  // Views.
  case texts, offsets, list
  // Filters of the whole window.
  case hueRotation = "hue-rotation"
  case saturation, blur, photograph
  case linearLight = "linear-light"
  // Canvases.
  case symbols, circles
  case plusLighter = "plus-lighter"
  case chart, particles, layers, sketch

  @MainActor func view(size: CGSize) -> AnyView {
    switch self {
    case .texts: AnyView(ChangingTexts())
    case .offsets: AnyView(MovingViews(size: size))
    case .list: AnyView(ChangingList())
    case .hueRotation: AnyView(filtered { $0.hueRotation(.degrees($1 * 40)) })
    case .saturation: AnyView(filtered { $0.saturation(1 + sin($1)) })
    case .blur: AnyView(filtered { $0.blur(radius: 8 + 4 * sin($1)) })
    case .photograph: AnyView(FilteredPhotograph(size: size))
    case .linearLight: AnyView(LinearPhotograph(size: size))
    case .symbols: AnyView(MovingSymbols())
    case .circles: AnyView(MovingCircles(mode: .normal))
    case .plusLighter: AnyView(MovingCircles(mode: .plusLighter))
    case .chart: AnyView(LiveChart())
    case .particles: AnyView(Particles())
    case .layers: AnyView(BlurredLayers())
    case .sketch: AnyView(Sketch())
    }
  }

  @MainActor private func filtered<Content: View>(
    _ filter: @escaping @MainActor (ColorfulContent, Double) -> Content
  ) -> some View {
    TimelineView(.animation) { filter(ColorfulContent(), $0.date.timeIntervalSinceReferenceDate) }
  }
}

// MARK: - Views

/// 1,000 texts whose numbers change with each frame.
private struct ChangingTexts: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let frame = Int((timeline.date.timeIntervalSinceReferenceDate * 60).rounded())
      VStack(spacing: 4) {
        ForEach(0..<40, id: \.self) { row in
          HStack(spacing: 8) {
            ForEach(0..<25, id: \.self) { column in Text("\(frame * 7 + row * 1000 + column * 40)") }
          }
        }
      }
    }
  }
}

/// 5,000 views with animated offsets.
private struct MovingViews: View {
  let size: CGSize
  @State private var isMoved = false

  var body: some View {
    ZStack {
      ForEach(0..<5000, id: \.self) { index in
        let place = GridPlace(index, columns: 100, rows: 50, in: size)
        Rectangle()
          .fill(Color(hue: Double(index) / 5000, saturation: 0.7, brightness: 0.9))
          .frame(width: 10, height: 10)
          .offset(x: place.x - size.width / 2 + (isMoved ? 20 : 0), y: place.y - size.height / 2)
      }
    }
    .onAppear { withAnimation(.linear(duration: 2).repeatForever()) { isMoved = true } }
  }
}

/// A list of 1,000 rows. In each frame, the value of every tenth row changes.
private struct ChangingList: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let frame = Int((timeline.date.timeIntervalSinceReferenceDate * 60).rounded())
      List(0..<1000, id: \.self) { row in
        HStack {
          Text("Row \(row)")
          Spacer()
          Text("\((frame + 9 - row) / 10)").monospacedDigit()
        }
      }
    }
  }
}

// MARK: - Filters

/// Shapes and gradients in all of the window.
private struct ColorfulContent: View {
  var body: some View {
    Canvas { context, size in
      let colors: [Color] = [.blue, .purple, .orange]
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: colors), startPoint: .zero, endPoint: CGPoint(x: size.width, y: size.height)))
      for index in 0..<200 {
        let place = GridPlace(index, columns: 20, rows: 10, in: size)
        context.fill(
          Path(ellipseIn: CGRect(x: place.x, y: place.y, width: 60, height: 60)),
          with: .color(Color(hue: Double(index) / 200, saturation: 0.8, brightness: 0.9, opacity: 0.8)))
      }
    }
  }
}

/// A bitmap with a filter that changes with each frame.
private struct FilteredPhotograph: View {
  private let image: CGImage?

  init(size: CGSize) { image = photograph(size) }

  var body: some View {
    TimelineView(.animation) { timeline in
      if let image {
        Image(decorative: image, scale: 1)
          .contrast(1.1 + 0.1 * sin(timeline.date.timeIntervalSinceReferenceDate))
          .hueRotation(.degrees(timeline.date.timeIntervalSinceReferenceDate * 20))
      }
    }
  }
}

/// A bitmap with a color filter in linear light that changes with each frame.
private struct LinearPhotograph: View {
  private let image: CGImage?

  init(size: CGSize) { image = photograph(size) }

  var body: some View {
    AnimatedCanvas(symbols: EmptyView()) { context, _, time in
      guard let image else { return }
      context.addFilter(.saturation(1 + sin(time)), options: .linearColor)
      context.draw(Image(decorative: image, scale: 1), at: .zero, anchor: .topLeading)
    }
  }
}

@MainActor private func photograph(_ size: CGSize) -> CGImage? {
  ImageRenderer(content: ColorfulContent().frame(width: size.width, height: size.height)).cgImage
}

// MARK: - Canvases

/// 10,000 draws of a symbol, each at another position in each frame.
private struct MovingSymbols: View {
  var body: some View {
    AnimatedCanvas(symbols: Circle().fill(.blue).frame(width: 8, height: 8).tag(0)) { context, size, time in
      guard let symbol = context.resolveSymbol(id: 0) else { return }
      for index in 0..<10_000 {
        let place = GridPlace(index, columns: 125, rows: 80, in: size)
        context.draw(symbol, at: place.moved(by: index, time))
      }
    }
  }
}

/// 10,000 circles that move.
private struct MovingCircles: View {
  let mode: GraphicsContext.BlendMode

  var body: some View {
    AnimatedCanvas(symbols: EmptyView()) { context, size, time in
      context.blendMode = mode
      for index in 0..<10_000 {
        let center = GridPlace(index, columns: 125, rows: 80, in: size).moved(by: index, time)
        context.fill(
          Path(ellipseIn: CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10)),
          with: .color(Color(red: Double(index % 16) / 16, green: 0.3, blue: 0.5, opacity: 0.8)))
      }
    }
  }
}

/// A line of 50,000 points that moves to the left.
private struct LiveChart: View {
  var body: some View {
    AnimatedCanvas(symbols: EmptyView()) { context, size, time in
      let first = Int(time * 600)
      let line = Path { path in
        path.addLines(
          (0..<50_000).map { index in
            let sample = Double(first + index)
            let value = sin(sample * 0.002) + 0.3 * sin(sample * 0.031) + 0.1 * sin(sample * 1.7)
            return CGPoint(
              x: Double(index) / 50_000 * size.width, y: size.height / 2 - value * size.height * 0.3)
          })
      }
      context.stroke(line, with: .color(.blue), lineWidth: 1.5)
    }
  }
}

/// 10,000 translucent stars that fly from the center.
private struct Particles: View {
  private static let star = Path { path in
    path.addLines(
      (0..<10).map { corner in
        let (angle, radius) = (Double(corner) * .pi / 5, corner.isMultiple(of: 2) ? 4.0 : 2.0)
        return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
      })
    path.closeSubpath()
  }

  var body: some View {
    AnimatedCanvas(symbols: EmptyView()) { context, size, time in
      for index in 0..<10_000 {
        let age = (time * 0.3 + Double(index) * 0.754_878).truncatingRemainder(dividingBy: 1)
        let angle = Double(index) * 2.399_963
        var copy = context
        copy.translateBy(
          x: size.width / 2 + cos(angle) * age * size.width / 2,
          y: size.height / 2 + sin(angle) * age * size.height / 2)
        copy.rotate(by: .radians(angle + time))
        copy.opacity = 1 - age
        copy.fill(Self.star, with: .color(Color(hue: age, saturation: 0.8, brightness: 1)))
      }
    }
  }
}

/// 200 letters that move, each in a layer with a blur of its own.
private struct BlurredLayers: View {
  var body: some View {
    AnimatedCanvas(symbols: EmptyView()) { context, size, time in
      let letter = context.resolve(Text("E").font(.system(size: 40)).foregroundStyle(.purple))
      for index in 0..<200 {
        let place = GridPlace(index, columns: 20, rows: 10, in: size)
        context.drawLayer { layer in
          layer.addFilter(.blur(radius: 1 + Double(index % 8)))
          layer.draw(letter, at: place.moved(by: index, time))
        }
      }
    }
  }
}

/// A drawing of 5,000 lines with a pencil, and a line that is being drawn.
private struct Sketch: View {
  private static let lines = (0..<5000).map { number in
    line(from: CGPoint(x: number % 100 * 19, y: number / 100 * 21), angle: Double(number), points: 20)
  }

  private static func line(from start: CGPoint, angle: Double, points: Int) -> Path {
    Path { path in
      path.addLines(
        (0..<points).map { index in
          let turn = angle + sin(Double(index) * 0.7)
          return CGPoint(x: start.x + Double(index) * cos(turn), y: start.y + Double(index) * sin(turn))
        })
    }
  }

  var body: some View {
    AnimatedCanvas(symbols: EmptyView()) { context, size, time in
      for line in Self.lines { context.stroke(line, with: .color(.gray), lineWidth: 1.5) }
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      context.stroke(Self.line(from: center, angle: time, points: 60), with: .color(.blue), lineWidth: 3)
    }
  }
}

/// A canvas that is drawn anew in each frame.
private struct AnimatedCanvas<Symbols: View>: View {
  let symbols: Symbols
  /// Draws a frame of a size at a time in seconds.
  let draw: (_ context: inout GraphicsContext, _ size: CGSize, _ time: Double) -> Void

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        draw(&context, size, timeline.date.timeIntervalSinceReferenceDate)
      } symbols: {
        symbols
      }
    }
  }
}

/// The position of a cell in a grid that fills a rectangle.
private struct GridPlace {
  let x: CGFloat
  let y: CGFloat

  init(_ index: Int, columns: Int, rows: Int, in size: CGSize) {
    x = CGFloat(index % columns) * size.width / CGFloat(columns)
    y = CGFloat(index / columns) * size.height / CGFloat(rows)
  }

  /// A position near the place; each index circles it with a phase of its own.
  func moved(by index: Int, _ time: Double) -> CGPoint {
    CGPoint(x: x + 10 * cos(time * 2 + Double(index)), y: y + 10 * sin(time * 2 + Double(index)))
  }
}
