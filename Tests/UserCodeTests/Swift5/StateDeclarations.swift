import Combine
import SwiftUI

// Every declaration of state, environment, events and gestures that programs rely on, in the forms in which they are
// written.

// MARK: Events and controls

struct DeclaredEvents: View {
  @State private var flag = true
  @State var number: Int
  @State private var value = 0.5
  @GestureState var drag = CGSize.zero
  @Environment(\.colorScheme) var scheme
  @Environment(\.displayScale) private var scale: CGFloat
  @Binding var bound: Bool
  @FocusState var focus: Bool
  @Namespace var namespace

  init() {
    _number = State(initialValue: 3)
    _flag = State(wrappedValue: true)
    _bound = .constant(true)
  }

  var body: some View {
    lifecycle
    gestures
    controls
  }

  private var lifecycle: some View {
    Group {
      Text("a").onAppear {}.onAppear(perform: {}).onAppear().onDisappear {}.onDisappear(perform: nil)
      Text("a").onTapGesture { flag.toggle() }.onTapGesture(count: 2) {}
        .onTapGesture { (place: CGPoint) in value = Double(place.x) }
        .onTapGesture(count: 2, coordinateSpace: .local) { place in value = Double(place.y) }
      Text("a").onChange(of: number) { old, new in value = Double(old + new) }.onChange(of: number) {}
        .onChange(of: number, initial: true) {}
      Text("a").task {}.task(id: number) { await Task.yield() }.task(priority: .low) {}
      Text("a").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
    }
  }

  private var gestures: some View {
    Group {
      Text("b").onHover { flag = $0 }
        .onContinuousHover { phase in
          switch phase {
          case .active(let place): value = Double(place.x)
          case .ended: break
          }
        }
        .onContinuousHover(coordinateSpace: .local) { _ in }
      Text("b").gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value = Double($0.translation.width) }
          .onEnded { value = Double($0.predictedEndTranslation.width) }
          .updating($drag) { drag, state, _ in state = drag.translation })
      Text("b").simultaneousGesture(TapGesture(count: 2).onEnded {})
        .highPriorityGesture(LongPressGesture(minimumDuration: 1).onEnded { _ in })
      Text("b").gesture(MagnificationGesture().onChanged { _ in })
        .gesture(RotationGesture().onChanged { value = $0.degrees })
        .gesture(MagnifyGesture().onChanged { value = $0.magnification }).gesture(RotateGesture())
        .gesture(SpatialTapGesture().onEnded { value = $0.location.x })
      Text("b").onLongPressGesture {}.onLongPressGesture(minimumDuration: 1) {
      } onPressingChanged: { _ in
      }
      Text("b").focusable().focused($focus).onKeyPress(.space) { .handled }
      Text("b").matchedGeometryEffect(id: 1, in: namespace)
        .matchedGeometryEffect(id: 1, in: namespace, properties: .position, anchor: .center, isSource: false)
    }
  }

  private var controls: some View {
    Group {
      Button {
      } label: {
        Text("a")
      }
      Button(action: {}) { Text("a") }
      Button("a") {}.buttonStyle(.bordered).buttonStyle(PlainButtonStyle()).disabled(true)
        .buttonStyle(DefaultButtonStyle())
      Button("a", action: {})
      Button(action: {}, label: { Text("b") })
      Slider(value: $value)
      Slider(value: $value, in: 0...3)
      Slider(value: $value, in: 0...3, step: 1)
      Slider(value: $value, in: 0...3) { Text("a") }
      Toggle("a", isOn: $flag)
      Picker("a", selection: $number) {
        Text("1").tag(1)
        Text("2").tag(2)
      }
      .pickerStyle(.segmented).pickerStyle(SegmentedPickerStyle()).labelsHidden()
    }
  }
}

// MARK: State and models

final class QuietModel: ObservableObject {}

final class LoudModel: ObservableObject {
  @Published var number = 1
  @Published private(set) var text = "x"
}

@MainActor @Observable final class ObservedModel {
  var number = 1.0
}

struct DeclaredState: View {
  @StateObject var quiet = QuietModel()
  @StateObject private var loud: LoudModel
  @ObservedObject var other = LoudModel()
  @EnvironmentObject var inherited: QuietModel
  @State var observed = ObservedModel()
  @Environment(ObservedModel.self) var inheritedModel

  init() { _loud = StateObject(wrappedValue: LoudModel()) }

  var body: some View {
    @Bindable var bindable = observed
    Text("\(other.number)").environmentObject(quiet).environment(observed)
    Slider(value: $bindable.number)
    Toggle("a", isOn: Binding(get: { other.number > 0 }, set: { other.number = $0 ? 1 : 0 }))
    Toggle("b", isOn: Binding(projectedValue: .constant(true)))
  }
}

@propertyWrapper struct DeclaredProperty: DynamicProperty {
  @State private var number = 1

  var wrappedValue: Int { number }

  mutating func update() {}
}

struct DeclaredKey: EnvironmentKey {
  static let defaultValue = 3
}

extension EnvironmentValues {
  var declared: Int {
    get { self[DeclaredKey.self] }
    set { self[DeclaredKey.self] = newValue }
  }
}

@MainActor func declaredEnvironment() -> some View {
  var values = EnvironmentValues()
  values.declared = 2
  values.displayScale = values.pixelLength
  let settings: [Any?] = [
    values.description, values.colorScheme, values.font, values.layoutDirection, values.locale,
    values.calendar,
    values.timeZone, values.lineLimit, values.lineSpacing, values.multilineTextAlignment,
    values.truncationMode,
    values.minimumScaleFactor, values.allowsTightening, values.isEnabled, values.imageScale,
    values.dynamicTypeSize, values.accessibilityReduceMotion, values.scenePhase,
  ]
  return Text("\(settings.count)").environment(\.declared, 3).transformEnvironment(\.declared) { $0 += 1 }
    .preferredColorScheme(.dark).preferredColorScheme(nil).colorScheme(.dark)
}

// MARK: Preferences

struct DeclaredWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

@MainActor func declaredPreferences() -> some View {
  Text("a").preference(key: DeclaredWidthKey.self, value: 1).transformPreference(DeclaredWidthKey.self) {
    $0 += 1
  }
  .onPreferenceChange(DeclaredWidthKey.self) { _ in }
  .overlayPreferenceValue(DeclaredWidthKey.self) { Text("\($0)") }
  .onGeometryChange(for: CGSize.self) {
    $0.size
  } action: { _ in
  }
}

// MARK: Entries

extension EnvironmentValues {
  @Entry var declaredStroke: CGFloat = 2
  /// A comment with "quotes", an = and a var x.
  @Entry fileprivate(set) var declaredName = "a \"b\" = c \\ \u{e9}"  // behind it
  @Entry var declaredAction: @Sendable (Int) -> Int? = { $0 == 3 ? nil : $0 }
  @Entry var declaredColors: [String: Color]?
}

extension Transaction {
  @Entry var declaredKind: String?
}

struct DeclaredEntries {
  var values = EnvironmentValues()
  var transaction = Transaction()

  /// What is there without being set, and what was set.
  mutating func texts() -> [String] {
    var texts = [
      "\(values.declaredStroke)", values.declaredName, "\(values.declaredAction(3) ?? 0)",
      "\(values.declaredColors?.count ?? 0)", transaction.declaredKind ?? "none",
    ]
    values.declaredStroke = 5
    values.declaredName = "other"
    transaction.declaredKind = "kind"
    texts += ["\(values.declaredStroke)", values.declaredName, transaction.declaredKind ?? "none"]
    return texts
  }
}

// MARK: Collections that are bound, views that compare

struct DeclaredCollections: View {
  struct Item: Identifiable, Equatable {
    let id: Int
    var width: CGFloat = 10
  }

  struct Leaf: View, Equatable {
    let item: Item

    var body: some View { Color.red.frame(width: item.width, height: 5) }
  }

  @State private var items = [Item(id: 1), Item(id: 2, width: 20), Item(id: 3)]

  var body: some View {
    VStack(spacing: 0) {
      ForEach($items) { $item in
        Leaf(item: item).equatable().onTapGesture { item.width = 0 }
      }
      ForEach($items, id: \.width) { item in Leaf(item: item.wrappedValue) }
      ForEach(Array($items.enumerated()), id: \.offset) { index, $item in
        Slider(value: $item.width, in: 0...Double(index + 1)).frame(width: 50, height: 5)
      }
      ForEach($items.filter { $item in item.id > 1 }) { $item in Leaf(item: item) }
    }
  }
}
