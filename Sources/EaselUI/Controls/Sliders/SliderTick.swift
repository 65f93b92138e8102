/// A mark at a value of a slider, with an optional label below it.
///
/// ```swift
/// struct Volume: View {
///   @State private var volume = 0.5
///
///   var body: some View {
///     Slider(value: $volume) {
///       Text("Volume")
///     } ticks: {
///       SliderTick(0.0)
///       SliderTick(0.5, "Half")
///       SliderTick(1.0)
///     }
///   }
/// }
/// ```
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
  /// The identity of a tick: its value.
  public struct ID: Hashable {
    let value: V
  }

  let value: V
  let label: AnyView?

  private init(_ value: V, label: AnyView?) { (self.value, self.label) = (value, label) }

  /// Creates a tick without a label.
  public init(_ value: V) { self.init(value, label: nil) }

  /// Creates a tick with a localized title.
  public init(_ value: V, _ titleKey: LocalizedStringKey) {
    self.init(value, label: AnyView(Text(titleKey)))
  }

  /// Creates a tick with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ value: V, _ title: S) { self.init(value, label: AnyView(Text(title))) }

  /// Creates a tick with a label.
  public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) {
    self.init(value, label: AnyView(label()))
  }

  /// The identity of the tick.
  public var id: ID { ID(value: value) }
}

extension SliderTick: Comparable {
  public static func == (lhs: SliderTick, rhs: SliderTick) -> Bool { lhs.value == rhs.value }

  public static func < (lhs: SliderTick, rhs: SliderTick) -> Bool { lhs.value < rhs.value }
}

/// The ticks of a slider, as a `SliderTickBuilder` makes them.
public protocol SliderTickContent<Value> {
  /// The type of the values of the slider.
  associatedtype Value: BinaryFloatingPoint
  /// The type of the collection of ticks.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>

  /// The ticks.
  var body: Body { get }
}

extension SliderTick: SliderTickContent {
  /// The type of the values of the slider.
  public typealias Value = V

  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}

/// The ticks of the statements in a block.
///
/// ```swift
/// @SliderTickBuilder<Double> func marks() -> some SliderTickContent<Double> {
///   SliderTick(0.0)
///   SliderTick(1.0)
/// }
/// ```
public struct TupleSliderTickContent<Value: BinaryFloatingPoint, T>: SliderTickContent {
  /// The ticks.
  public let body: [SliderTick<Value>]
}

/// Ticks for the elements of a collection.
///
/// ```swift
/// struct Steps: View {
///   @State private var value = 0.0
///
///   var body: some View {
///     Slider(value: $value, in: 0...4) {
///       Text("Steps")
///     } ticks: {
///       SliderTickContentForEach([0.0, 2, 4], id: \.self) { SliderTick($0) }
///     }
///   }
/// }
/// ```
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>
{
  private let data: Data
  private let content: (Data.Element) -> Content
}

extension SliderTickContentForEach: SliderTickContent {
  /// The type of the values of the slider.
  public typealias Value = Content.Value

  /// The ticks of all elements.
  public var body: [SliderTick<Content.Value>] { data.flatMap { Array(content($0).body) } }
}

extension SliderTickContentForEach {
  /// Creates ticks for the elements of a collection, which the values at a key path identify.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    self.init(data: data, content: content)
  }

  /// Creates ticks for the elements of a collection of identified values.
  public init<V: Identifiable>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == V.ID, V == Data.Element, Data.Element == Content.Value {
    self.init(data: data, content: content)
  }
}

/// A result builder that collects the ticks of a slider.
///
/// ```swift
/// @SliderTickBuilder<Double> func ends() -> some SliderTickContent<Double> {
///   SliderTick(0.0, "min")
///   SliderTick(1.0, "max")
/// }
/// ```
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// The ticks of an expression.
  public static func buildExpression<Content: SliderTickContent<V>>(_ content: Content) -> Content { content }

  /// The ticks of an empty block.
  public static func buildBlock() -> TupleSliderTickContent<V, ()> { TupleSliderTickContent(body: []) }

  /// The ticks of the first statement of a block.
  public static func buildPartialBlock<Content: SliderTickContent<V>>(first content: Content) -> Content {
    content
  }

  /// The ticks of a statement after those of the statements before it.
  public static func buildPartialBlock<Others: SliderTickContent<V>, Content: SliderTickContent<V>>(
    accumulated: Others, next: Content
  ) -> TupleSliderTickContent<V, (Others, Content)> {
    TupleSliderTickContent(body: Array(accumulated.body) + Array(next.body))
  }

  /// The ticks of an `if` statement without `else`.
  public static func buildOptional<Content: SliderTickContent<V>>(
    _ content: Content?
  ) -> TupleSliderTickContent<V, Content?> {
    TupleSliderTickContent(body: content.map { Array($0.body) } ?? [])
  }

  /// The ticks of the first branch of an `if` or `switch` statement.
  public static func buildEither<First: SliderTickContent<V>>(
    first: First
  ) -> TupleSliderTickContent<V, Void> {
    TupleSliderTickContent(body: Array(first.body))
  }

  /// The ticks of the second branch of an `if` or `switch` statement.
  public static func buildEither<Second: SliderTickContent<V>>(
    second: Second
  ) -> TupleSliderTickContent<V, Void> {
    TupleSliderTickContent(body: Array(second.body))
  }

  /// The ticks of an `if #available` statement.
  public static func buildLimitedAvailability<Content: SliderTickContent<V>>(
    _ content: Content
  ) -> TupleSliderTickContent<V, Void> {
    TupleSliderTickContent(body: Array(content.body))
  }
}
