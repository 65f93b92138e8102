import SwiftUI

struct StudioView: View {
  @StateObject var drawing = Drawing()
  @State private var tool = Tool.pen
  @State private var color = Color.blue
  @State private var width: CGFloat = 6
  @State private var showsClear = false
  @State private var showsGrid = true
  @Environment(\.colorScheme) private var colorScheme

  private let palette: [Color] = [.primary, .red, .orange, .yellow, .green, .blue, .purple]

  var body: some View {
    NavigationStack {
      canvas
        .overlay(alignment: .bottom) { toolPanel }
        .navigationTitle("Sketch")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { toolbarItems }
        .confirmationDialog("Erase the drawing?", isPresented: $showsClear) {
          Button("Erase Everything", role: .destructive, action: drawing.clear)
        }
    }
  }

  private var canvas: some View {
    Canvas(rendersAsynchronously: false) { context, size in
      if showsGrid {
        let grid = Path { path in
          for x in stride(from: 0, through: size.width, by: 24) {
            path.addRect(CGRect(x: x, y: 0, width: 0.5, height: size.height))
          }
          for y in stride(from: 0, through: size.height, by: 24) {
            path.addRect(CGRect(x: 0, y: y, width: size.width, height: 0.5))
          }
        }
        context.fill(grid, with: .color(.gray.opacity(0.25)))
      }
      context.drawLayer { layer in
        for stroke in drawing.strokes + [drawing.current].compactMap({ $0 }) {
          layer.draw(stroke)
        }
      }
    }
    .background(colorScheme == .dark ? Color(white: 0.1) : .white)
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { drawing.extend(to: $0.location, color: color, width: width, tool: tool) }
        .onEnded { _ in drawing.finish() }
    )
    .ignoresSafeArea(edges: .bottom)
  }

  private var toolPanel: some View {
    VStack(spacing: 14) {
      Picker("Tool", selection: $tool) {
        ForEach(Tool.allCases) { Image(systemName: $0.symbol).tag($0) }
      }
      .pickerStyle(.segmented)
      HStack(spacing: 10) {
        ForEach(palette, id: \.self) { swatch in
          Circle()
            .fill(swatch)
            .overlay { Circle().strokeBorder(.white, lineWidth: swatch == color ? 3 : 0) }
            .frame(width: 28, height: 28)
            .scaleEffect(swatch == color ? 1.15 : 1)
            .animation(.bouncy, value: color)
            .onTapGesture { color = swatch }
        }
      }
      Slider(value: $width, in: 1...30) {
        Text("Width")
      } minimumValueLabel: {
        Circle().frame(width: 4)
      } maximumValueLabel: {
        Circle().frame(width: 16)
      }
    }
    .padding()
    .background(.ultraThinMaterial, in: .rect(cornerRadius: 24))
    .shadow(radius: 12, y: 4)
    .padding()
  }

  @ToolbarContentBuilder private var toolbarItems: some ToolbarContent {
    ToolbarItemGroup(placement: .navigationBarLeading) {
      Button(action: drawing.undo) { Image(systemName: "arrow.uturn.backward") }
        .disabled(!drawing.canUndo)
        .keyboardShortcut("z", modifiers: .command)
      Button(action: drawing.redo) { Image(systemName: "arrow.uturn.forward") }
        .disabled(!drawing.canRedo)
    }
    ToolbarItem(placement: .navigationBarTrailing) {
      Menu {
        Toggle("Grid", isOn: $showsGrid)
        Button("Clear…", systemImage: "trash", role: .destructive) { showsClear = true }
      } label: {
        Label("More", systemImage: "ellipsis.circle")
      }
    }
  }
}

extension GraphicsContext {
  fileprivate func draw(_ stroke: Stroke) {
    var context = self
    switch stroke.tool {
    case .pen: break
    case .marker:
      context.opacity = 0.5
      context.blendMode = .multiply
    case .eraser: context.blendMode = .destinationOut
    }
    context.stroke(
      stroke.path, with: .color(stroke.color),
      style: StrokeStyle(
        lineWidth: stroke.width, lineCap: stroke.tool == .marker ? .butt : .round, lineJoin: .round))
  }
}

#Preview("Empty") { StudioView() }
#Preview("Drawn") { StudioView(drawing: .sample) }
