/// A type of values that can be attached to parts of a text, for text renderers.
///
/// ```swift
/// struct Emphasis: TextAttribute {}
///
/// struct Underliner: TextRenderer {
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for run in layout.flatMap({ $0 }) {
///       if run[Emphasis.self] != nil {
///         context.fill(Path(run.typographicBounds.rect), with: .color(.yellow))
///       }
///       context.draw(run)
///     }
///   }
/// }
///
/// let text = Text("Read \(Text("this").customAttribute(Emphasis())) now.").textRenderer(Underliner())
/// ```
public protocol TextAttribute {}

extension Text {
  /// The custom attributes of a part of a text, by type.
  ///
  /// They are Sendable because texts are: a program may send a text to another thread, where only the code that draws the
  /// text reads the attributes.
  struct CustomAttributes: Equatable, @unchecked Sendable {
    private(set) var values: [ObjectIdentifier: any TextAttribute] = [:]

    subscript<T: TextAttribute>(type: T.Type) -> T? {
      get { values[ObjectIdentifier(type)] as? T }
      set { values[ObjectIdentifier(type)] = newValue }
    }

    /// Adds the values of types that have none.
    func filled(from other: CustomAttributes) -> CustomAttributes {
      CustomAttributes(values: values.merging(other.values) { own, _ in own })
    }

    /// Values that are not `Equatable` are equal only if they have no contents.
    static func == (lhs: CustomAttributes, rhs: CustomAttributes) -> Bool {
      lhs.values.count == rhs.values.count
        && lhs.values.allSatisfy { type, value in
          rhs.values[type].map { isEqual(value, to: $0) } ?? false
        }
    }

    private static func isEqual<First: TextAttribute>(_ first: First, to second: any TextAttribute) -> Bool {
      guard let first = first as? any Equatable else {
        return MemoryLayout<First>.size == 0
      }
      return isEqual(first, toAny: second)
    }

    private static func isEqual<First: Equatable>(_ first: First, toAny second: Any) -> Bool {
      second as? First == first
    }
  }

  /// Attaches a value to the parts of the text that have none of its type. A `TextRenderer` can read it.
  public consuming func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    for index in pieces.indices {
      var attributes = pieces[index].style.attributes ?? CustomAttributes()
      guard attributes[T.self] == nil else { continue }
      attributes[T.self] = value
      pieces[index].style.attributes = attributes
    }
    return self
  }
}
