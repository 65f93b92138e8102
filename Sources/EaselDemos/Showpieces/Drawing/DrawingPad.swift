import SwiftUI

/// A pad for drawing with ink: the line is thin where the pointer is fast. A signature writes itself until
/// someone draws.
struct DrawingPad: View {
  /// The width of a slow line, in points.
  var penWidth = 9.0
  var showsGrid = true

  @State private var sheet = InkSheet()
  @State private var current: InkStroke?
  @State private var color = 0
  @State private var isTouched = false
  @Environment(\.displayScale) private var scale
  @Environment(\.colorScheme) private var scheme

  /// A line with more points than this continues as another stroke, so that its outline stays fast.
  private static let longestStroke = 400

  var body: some View {
    GeometryReader { proxy in
      let setting = InkSheet.Setting(size: proxy.size, scale: scale, scheme: scheme)
      ZStack {
        PadPaper(showsGrid: showsGrid)
        if isTouched {
          drawing
        } else {
          TimelineView(.animation) { timeline in Signature(date: timeline.date) }
        }
      }
      .contentShape(Rectangle())
      .gesture(pen)
      .onAppear { sheet.change(to: setting) }
      .onChange(of: setting) { sheet.change(to: setting) }
    }
    .overlay(alignment: .bottom) { palette.padding(16) }
  }

  private var drawing: some View {
    ZStack(alignment: .topLeading) {
      if let image = sheet.image { Image(decorative: image, scale: sheet.setting.scale) }
      InkCanvas(strokes: sheet.unpainted)
      InkCanvas(strokes: current.map { [$0] } ?? [])
    }
  }

  private var pen: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        isTouched = true
        var stroke = current ?? InkStroke(color: color)
        if stroke.samples.count > Self.longestStroke {
          sheet.add(stroke)
          stroke = stroke.continued
        }
        current = stroke.adding(value.location, at: value.time, penWidth)
      }
      .onEnded { _ in
        if let stroke = current { sheet.add(stroke) }
        current = nil
      }
  }

  private var palette: some View {
    HStack(spacing: 8) {
      ForEach(Ink.colors.indices, id: \.self) { index in
        Button {
          color = index
        } label: {
          Circle().fill(Ink.colors[index]).frame(width: 20, height: 20).padding(4)
            .overlay { Circle().strokeBorder(Color.primary.opacity(index == color ? 0.7 : 0), lineWidth: 2) }
        }
      }
      Divider().frame(height: 20)
      key("arrow.uturn.backward") { sheet.undo() }
      key("trash") { sheet.clear() }
    }
    .buttonStyle(.plain)
    .padding(.horizontal, 12).padding(.vertical, 8)
    .background { Capsule().fill(Color.padPanel).shadow(color: .black.opacity(0.2), radius: 12, y: 4) }
  }

  private func key(_ symbol: String, action: @escaping () -> Void) -> some View {
    Button(action: action) { Image(systemName: symbol).frame(width: 28, height: 28) }
      .disabled(sheet.isEmpty)
  }
}

extension Color {
  fileprivate static let padPanel = Color(white: 0.5, opacity: 0.18)
}

/// Paper with a grid of dots.
private struct PadPaper: View {
  let showsGrid: Bool

  var body: some View {
    Canvas(opaque: true) { context, size in
      let isDark = context.environment.colorScheme == .dark
      let paper =
        isDark
        ? [Color(red: 0.13, green: 0.14, blue: 0.18), Color(red: 0.07, green: 0.07, blue: 0.1)]
        : [Color(red: 1, green: 0.99, blue: 0.97), Color(red: 0.95, green: 0.93, blue: 0.9)]
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .radialGradient(
          Gradient(colors: paper), center: CGPoint(x: size.width / 2, y: size.height * 0.4), startRadius: 0,
          endRadius: hypot(size.width, size.height) * 0.6))
      guard showsGrid else { return }
      let dots = Path { path in
        for x in stride(from: 12, to: size.width, by: 24) {
          for y in stride(from: 12, to: size.height, by: 24) {
            path.addRect(CGRect(x: x - 0.75, y: y - 0.75, width: 1.5, height: 1.5))
          }
        }
      }
      context.fill(dots, with: .color(.primary.opacity(0.13)))
    }
  }
}
