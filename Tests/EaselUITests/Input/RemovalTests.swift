import EaselTestSupport
import Foundation
import Testing

@testable import EaselUI

/// Views that are removed and shown again at any moment of an interaction.
@MainActor
struct RemovalTests {
  /// Views that follow the pointer or the keyboard.
  enum Subject: CaseIterable {
    case button, toggle, slider, stepper, textField, secureField, textEditor, searchField
    case menu, picker, segments, inlinePicker, datePicker, colorPicker, link, disclosure
    case scrollView, lazyRows, list, selection, pages, tabs, navigation, split
    case hover, tap, longPress, drag, magnification, sequence, draggable, dropTarget, focusable
    case contextMenu, popover, sheet, alert, help, refresh
  }

  /// Inputs per run.
  private static let inputCount = 250
  private static let side = 200.0

  @Test(
    "A view may be removed at any moment of an interaction, and needs no update afterwards",
    arguments: Subject.allCases)
  func removal(_ subject: Subject) {
    var random = SplitMix64(announcing: "removal of \(subject)", seed: 5)
    let handle = Handle<Bool>()
    let stage = Stage(
      size: CGSize(RemovalTests.side, RemovalTests.side), scale: 1,
      Removable(handle: handle) { InteractiveView(subject: subject) })
    stage.host.environment.interfaceIdiom = .desktop
    stage.show(at: 0)
    for _ in 0..<RemovalTests.inputCount { interact(stage, handle, &random) }
    handle.value = false
    stage.host.handle(PointerInput(.exited, at: .zero, time: stage.date))
    // Transitions and motions end within seconds.
    for _ in 0..<60 { wait(0.25, stage) }
    #expect(stage.host.nextUpdate == nil)
  }

  private func interact<V: View>(_ stage: Stage<V>, _ handle: Handle<Bool>, _ random: inout SplitMix64) {
    switch random.int(in: 0..<16) {
    case 0..<4: point(.moved, stage, &random)
    case 4, 5: point(.pressed, stage, &random)
    case 6, 7: point(.released, stage, &random)
    case 8: point(.secondaryPressed, stage, &random)
    case 9: point(.scrolled(x: 0, y: random.double(in: -3..<3)), stage, &random)
    case 10: point(.exited, stage, &random)
    case 11: press(stage, &random)
    case 12: stage.host.size = CGSize(random.double(in: 0..<300), random.double(in: 0..<300))
    case 13: stage.host.environment.colorScheme = random.int(in: 0..<2) == 0 ? .dark : .light
    default:
      let isShown = handle.value != true
      if random.int(in: 0..<2) == 0 {
        handle.value = isShown
      } else {
        withAnimation(.linear(duration: 0.2)) { handle.value = isShown }
      }
    }
    // Several inputs may come between two updates.
    if random.int(in: 0..<3) > 0 { wait([0, 0.016, 0.1, 0.6][random.int(in: 0..<4)], stage) }
  }

  private func point<V: View>(
    _ action: PointerInput.Action, _ stage: Stage<V>, _ random: inout SplitMix64
  ) {
    let place = CGPoint(
      x: random.double(in: 0..<RemovalTests.side), y: random.double(in: 0..<RemovalTests.side))
    stage.host.handle(PointerInput(action, at: place, time: stage.date))
  }

  private static let keys: [KeyEquivalent] = [
    .tab, .space, .return, .escape, .upArrow, .downArrow, .rightArrow, .pageDown, .home, .delete, "a", "v",
  ]

  private func press<V: View>(_ stage: Stage<V>, _ random: inout SplitMix64) {
    let key = RemovalTests.keys[random.int(in: 0..<RemovalTests.keys.count)]
    let modifiers: EventModifiers = random.int(in: 0..<3) == 0 ? .control : []
    stage.host.handle(
      KeyPress(phase: .down, key: key, characters: String(key.character), modifiers: modifiers))
  }

  private func wait<V: View>(_ seconds: TimeInterval, _ stage: Stage<V>) {
    stage.show(at: stage.date.timeIntervalSinceReferenceDate + seconds)
  }
}

/// A view that follows the pointer or the keyboard.
private struct InteractiveView: View {
  let subject: RemovalTests.Subject
  @State private var isOn = false
  @State private var value = 0.5
  @State private var text = "some text"
  @State private var number = 1
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var color = Color.red
  @State private var rows = [1, 2, 3, 4, 5]
  @FocusState private var isFocused: Bool

  private var box: some View { Box(1).background(isOn ? Color.red : Color.blue) }

  var body: some View {
    switch subject {
    case .button: Button("Button") { isOn.toggle() }.buttonStyle(.borderedProminent)
    case .toggle: Toggle("Toggle", isOn: $isOn)
    case .slider: Slider(value: $value)
    case .stepper: Stepper("Stepper", value: $number)
    case .textField: TextField("Title", text: $text).focused($isFocused)
    case .secureField: SecureField("Title", text: $text)
    case .textEditor: TextEditor(text: $text)
    case .searchField: NavigationStack { Text(text).searchable(text: $text) }
    case .menu:
      Menu("Menu") {
        Button("One") { isOn.toggle() }; Menu("More") { Button("Two") {} }
      }
    case .picker: Picker("Picker", selection: $number) { choices }
    case .segments: Picker("Picker", selection: $number) { choices }.pickerStyle(.segmented)
    case .inlinePicker: Picker("Picker", selection: $number) { choices }.pickerStyle(.inline)
    case .datePicker: DatePicker("Date", selection: $date)
    case .colorPicker: ColorPicker("Color", selection: $color)
    case .link: Link("A link", destination: URL(string: "https://swift.org")!)
    case .disclosure: DisclosureGroup("More", isExpanded: $isOn) { Text("Details") }
    default: container
    }
  }

  @ViewBuilder private var choices: some View { ForEach(0..<4) { Text("Choice \($0)").tag($0) } }

  @ViewBuilder private var container: some View {
    switch subject {
    case .scrollView: ScrollView([.horizontal, .vertical]) { box.frame(width: 600, height: 600) }
    case .lazyRows: ScrollView { LazyVStack { ForEach(0..<200) { Text("Row \($0)").frame(height: 20) } } }
    case .list:
      List { ForEach(rows, id: \.self) { Text("Row \($0)") }.onDelete { rows.remove(atOffsets: $0) } }
    case .selection: List(rows, id: \.self, selection: .constant(Set([2]))) { Text("Row \($0)") }
    case .pages: TabView { ForEach(0..<3) { Text("Page \($0)") } }.tabViewStyle(.page)
    case .tabs: TabView { ForEach(0..<3) { index in Text("Tab \(index)").tabItem { Text("\(index)") } } }
    case .navigation: NavigationStack { NavigationLink("Next") { Text("Page") }.navigationTitle("Title") }
    case .split:
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        Text("Detail")
      }
    case .refresh: ScrollView { box.frame(height: 600) }.refreshable { await Task.yield() }
    default: gesture
    }
  }

  @ViewBuilder private var gesture: some View {
    switch subject {
    case .hover: box.onHover { isOn = $0 }.hoverEffect()
    case .tap: box.onTapGesture(count: 2) { isOn.toggle() }
    case .longPress: box.onLongPressGesture(minimumDuration: 0.3) { isOn.toggle() }
    case .drag:
      box.gesture(DragGesture().onChanged { value = $0.translation.width }.onEnded { _ in isOn.toggle() })
    case .magnification: box.gesture(MagnifyGesture().onChanged { value = $0.magnification })
    case .sequence:
      box.gesture(
        LongPressGesture(minimumDuration: 0.1).sequenced(before: DragGesture()).onEnded { _ in isOn.toggle() }
      )
    case .draggable: box.draggable("text") { Text("Preview") }
    case .dropTarget:
      VStack {
        box.draggable("text")
        box.dropDestination(for: String.self) { _, _ in
          true
        } isTargeted: {
          isOn = $0
        }
      }
    case .focusable: box.focusable().onKeyPress { _ in .handled }
    case .contextMenu: box.contextMenu { Button("One") { isOn.toggle() } }
    case .popover: Button("Popover") { isOn = true }.popover(isPresented: $isOn) { Text("Content") }
    case .sheet: Button("Sheet") { isOn = true }.sheet(isPresented: $isOn) { Button("Done") { isOn = false } }
    case .alert: Button("Alert") { isOn = true }.alert("Alert", isPresented: $isOn) { Button("Done") {} }
    case .help: box.help("A tooltip")
    default: box
    }
  }
}
