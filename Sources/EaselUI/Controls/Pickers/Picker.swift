import EaselDrawing

/// A row of segments for selecting one of several values. The `tag` of each view in `content` is its value.
///
/// A tap selects a segment; when the picker is focused, the left and right arrow keys move the selection. All
/// picker styles are drawn this way.
///
/// ```swift
/// struct Settings: View {
///   @State private var size = 2
///
///   var body: some View {
///     Picker("Size", selection: $size) {
///       ForEach(1..<4) { Text("\($0)").tag($0) }
///     }
///   }
/// }
/// ```
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  @Binding private var selection: SelectionValue
  private let content: Content
  private let label: Label
  @State private var choices = PickerChoices()
  @Environment(\.controlMetrics) private var metrics

  /// Creates a picker. The label is not shown.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    (self.content, self.label) = (content(), label())
  }

  /// Creates a picker. The label is not shown.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title, which is not shown.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker: View {
  public var body: some View {
    PickerSegments(content: content, selection: AnyHashable(selection), choices: choices, metrics: metrics)
      .font(metrics.segmentFont)
      .onTapGesture { location in select(choices.index(at: location.x)) }
      .modifier(DisabledAppearance())
      .modifier(FocusModifier { key($0) })
  }

  private func select(_ index: Int) {
    guard choices.tags.indices.contains(index), let value = choices.tags[index]?.base as? SelectionValue
    else {
      return
    }
    selection = value
  }

  private func key(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up, press.key == .leftArrow || press.key == .rightArrow else { return .ignored }
    let current = choices.tags.firstIndex { $0 == AnyHashable(selection) } ?? 0
    select(current + (press.key == .rightArrow ? 1 : -1))
    return .handled
  }
}

/// The tags of a picker's views and its width in the latest layout.
final class PickerChoices {
  var tags: [AnyHashable?] = []
  var width: CGFloat = 0

  func index(at x: CGFloat) -> Int {
    width > 0 && !tags.isEmpty ? Int((x / width * CGFloat(tags.count)).rounded(.down)) : -1
  }
}

/// Views side by side in equal widths, with a highlight behind the selected one.
struct PickerSegments<Content: View> {
  let content: Content
  let selection: AnyHashable
  let choices: PickerChoices
  let metrics: ControlMetrics
}

extension PickerSegments: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _NodeOutput<Self> {
    _NodeOutput(PickerNode(view, inputs))
  }
}

final class PickerNode<Content: View>: ViewNode<PickerSegments<Content>> {
  private let element: PickerElement
  private var content: ViewNode<Content>!

  init(_ view: PickerSegments<Content>, _ inputs: _NodeInputs) {
    element = PickerElement(view.selection, view.choices, view.metrics, inputs)
    super.init(inputs)
    content = Content.makeNode(view.content, inputs.child(of: self, stackAxis: nil))
    element.setSource(content)
  }

  override func update(_ view: PickerSegments<Content>) {
    content.update(view.content)
    element.selection = view.selection
    element.metrics = view.metrics
  }

  override func collectElements(into elements: inout [LayoutElement]) { elements.append(element) }

  override func elementsDidChange() { element.childrenDidChange() }

  override func forEachChild(_ visit: (GraphNode) -> Void) { visit(content) }

  override func didUnmount() { element.detach() }
}

final class PickerElement: ContainerElement {
  var selection: AnyHashable {
    didSet { if selection != oldValue { invalidateDrawing() } }
  }
  var metrics: ControlMetrics {
    didSet { if metrics != oldValue { invalidateLayout() } }
  }
  private let choices: PickerChoices

  /// The minimum space around a label.
  private static var padding: CGSize { CGSize(width: 10, height: 3) }

  init(
    _ selection: AnyHashable, _ choices: PickerChoices, _ metrics: ControlMetrics, _ inputs: _NodeInputs
  ) {
    (self.selection, self.choices, self.metrics) = (selection, choices, metrics)
    super.init(inputs)
  }

  override var hasExplicitAlignment: Bool { false }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = children.map { $0.size(for: .unspecified) }
    let widest = (sizes.map(\.width).max() ?? 0) + 2 * PickerElement.padding.width
    let height = (sizes.map(\.height).max() ?? 0) + 2 * PickerElement.padding.height
    let ideal = widest * CGFloat(sizes.count)
    return CGSize(
      width: max(proposal.width?.restoringIdeal(ideal) ?? ideal, 0),
      height: max(height, metrics.segmentHeight))
  }

  override func placeContents(_ proposal: ProposedViewSize) {
    let width = size.width / CGFloat(max(children.count, 1))
    choices.tags = children.map { $0.traits.tag }
    choices.width = size.width
    for (index, child) in children.enumerated() {
      let childSize = child.size(for: .unspecified).finite
      child.place(
        at: CGPoint(
          x: (CGFloat(index) + 0.5) * width - childSize.width / 2, y: (size.height - childSize.height) / 2),
        proposal: .unspecified)
    }
  }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }

  override func drawContents(into recorder: FragmentRecorder, on phase: PixelPhase) {
    fill(CGRect(origin: .zero, size: size), Color.gray.opacity(0.22), recorder)
    if let index = children.firstIndex(where: { $0.traits.tag == selection }) {
      let width = size.width / CGFloat(children.count)
      let segment = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: size.height)
      fill(segment.insetBy(dx: 2, dy: 2), Color.gray.opacity(0.5), recorder)
    }
    super.drawContents(into: recorder, on: phase)
  }

  override func recordLayers(
    by filter: FilterNode, into recorder: FragmentRecorder, through transform: CGAffineTransform,
    on phase: PixelPhase
  ) {
    recordLayer(by: filter, into: recorder, through: transform, on: phase)
  }

  private func fill(_ rect: CGRect, _ color: Color, _ recorder: FragmentRecorder) {
    readForDrawing { environment in
      recorder.fill(
        Path(roundedRect: rect, cornerRadius: metrics.segmentCornerRadius), style: FillStyle(),
        paint: .solid(color.resolvePaint(in: environment)), state: DrawingState())
    }
  }
}

extension CGFloat {
  /// The length if it is finite; otherwise `ideal`.
  fileprivate func restoringIdeal(_ ideal: CGFloat) -> CGFloat { isFinite ? self : ideal }
}

/// The appearance of pickers.
///
/// Status: all styles are drawn as a row of segments.
public protocol PickerStyle {}

/// The default style.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A row of segments.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A menu; drawn as a row of segments.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A list of the options; drawn as a row of segments.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A wheel; drawn as a row of segments.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A group of radio buttons; drawn as a row of segments.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A palette; drawn as a row of segments.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A row of segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu; drawn as a row of segments.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A list of the options; drawn as a row of segments.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel; drawn as a row of segments.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A group of radio buttons; drawn as a row of segments.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A palette; drawn as a row of segments.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

nonisolated extension View {
  /// Has no effect: all pickers are drawn as a row of segments.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}
