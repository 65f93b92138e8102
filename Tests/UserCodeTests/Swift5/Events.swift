import Combine
import SwiftUI

// A user's file about state, events and gestures, as it is written for Apple's systems; compiled in both language modes.

final class Counter: ObservableObject {
  @Published var value = 0
  @Published var names: [String] = []
  private var cancellables = Set<AnyCancellable>()

  init() {
    $value
      .map { $0 * 2 }
      .removeDuplicates()
      .sink { [weak self] in self?.names.append("\($0)") }
      .store(in: &cancellables)
  }
}

final class MatrixCore: ObservableObject {
  var columns: [Int] = []
  func step() { columns.append(columns.count) }
}

@Observable final class Settings {
  var speed = 1.0
}

struct EventsView: View {
  @StateObject private var counter = Counter()
  @StateObject var core = MatrixCore()
  @State private var settings = Settings()
  @State private var position = CGPoint(x: 50, y: 50)
  @State private var isHovered = false
  @State private var text = ""
  @GestureState private var dragOffset = CGSize.zero
  @FocusState private var isFocused: Bool
  @Environment(\.isEnabled) private var isEnabled
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  let subject = PassthroughSubject<Int, Never>()

  var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .updating($dragOffset) { value, state, _ in state = value.translation }
      .onChanged { position = $0.location }
      .onEnded { value in
        withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { position = value.predictedEndLocation }
      }
  }

  var body: some View {
    VStack {
      Canvas { context, size in
        context.fill(
          Path(ellipseIn: CGRect(x: position.x - 10, y: position.y - 10, width: 20, height: 20)),
          with: .color(isHovered ? .red : .blue))
      }
      .gesture(drag)
      .simultaneousGesture(TapGesture(count: 2).onEnded { counter.value = 0 })
      Text("\(counter.value)")
        .onTapGesture { counter.value += 1 }
        .onLongPressGesture(minimumDuration: 1) { counter.value = 0 }
      Child(settings: settings).environmentObject(core).environment(settings)
    }
    .offset(dragOffset)
    .onAppear { counter.value = 1 }
    .onDisappear { counter.value = 0 }
    .onReceive(timer) { date in text = "\(date)" }
    .onReceive(subject) { counter.value = $0 }
    .onChange(of: counter.value) { old, new in text = "\(old) \(new)" }
    .onChange(of: text) { core.step() }
    .onChange(of: isHovered, initial: true) { _, _ in }
    .onHover { isHovered = $0 }
    .onContinuousHover { phase in
      switch phase {
      case .active(let location): position = location
      case .ended: break
      }
    }
    .focusable()
    .focused($isFocused)
    .onKeyPress(.space) {
      counter.value += 1
      return .handled
    }
    .onKeyPress(characters: .alphanumerics) { press in
      text += press.characters
      return .handled
    }
    .task { await load() }
    .task(id: counter.value) { await load() }
    .disabled(!isEnabled)
    .contentShape(Rectangle())
  }

  func load() async { text = "loaded" }
}

private struct Child: View {
  @EnvironmentObject var core: MatrixCore
  @Environment(Settings.self) private var environmentSettings
  @Bindable var settings: Settings

  var body: some View {
    Rectangle()
      .opacity(environmentSettings.speed / 2)
      .frame(width: CGFloat(core.columns.count))
      .modifier(Bound(speed: $settings.speed))
  }
}

private struct Bound: ViewModifier {
  @Binding var speed: Double

  func body(content: Content) -> some View { content.scaleEffect(speed) }
}
