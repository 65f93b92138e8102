/// Builds the content of a toolbar from a closure with several items.
@resultBuilder
public struct ToolbarContentBuilder {
  /// The content of an item.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The content of an empty closure.
  public static func buildBlock() -> some ToolbarContent { ToolbarContentGroup<EmptyToolbar>(contents: []) }

  /// The content of a closure with one item.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The content of a closure with several items.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    ToolbarPack(content: (repeat each content))
  }

  /// The content of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The content of the first branch of an `if`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbarContent<First, Second> { .first(first) }

  /// The content of the second branch of an `if`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbarContent<First, Second> { .second(second) }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
}

/// Several items of a toolbar.
struct ToolbarPack<each Content: ToolbarContent> {
  let content: (repeat each Content)
}

extension ToolbarPack: ToolbarContent, CustomizableToolbarContent {
  typealias Body = Never

  static func _collect(_ content: Self, _ items: inout _ToolbarItems) {
    for part in repeat each content.content { collect(part, &items) }
  }

  @MainActor private static func collect<Part: ToolbarContent>(_ part: Part, _ items: inout _ToolbarItems) {
    Part._collect(part, &items)
  }
}

/// Items of one type.
struct ToolbarContentGroup<Content: ToolbarContent> {
  let contents: [Content]
}

extension ToolbarContentGroup: ToolbarContent, CustomizableToolbarContent {
  typealias Body = Never

  static func _collect(_ content: Self, _ items: inout _ToolbarItems) {
    for part in content.contents { Content._collect(part, &items) }
  }
}

/// No items.
struct EmptyToolbar: ToolbarContent, CustomizableToolbarContent {
  typealias Body = Never

  static func _collect(_ content: Self, _ items: inout _ToolbarItems) {}
}

/// Either of two toolbars.
public enum _ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  case first(First)
  case second(Second)
}

extension _ConditionalToolbarContent: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never

  public static func _collect(_ content: Self, _ items: inout _ToolbarItems) {
    switch content {
    case .first(let content): First._collect(content, &items)
    case .second(let content): Second._collect(content, &items)
    }
  }
}

extension Optional: ToolbarContent, CustomizableToolbarContent where Wrapped: ToolbarContent {
  public static func _collect(_ content: Wrapped?, _ items: inout _ToolbarItems) {
    if let content { Wrapped._collect(content, &items) }
  }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Groups items of a toolbar.
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(content: content()) }

  public static func _collect(_ content: Self, _ items: inout _ToolbarItems) {
    Content._collect(content.content, &items)
  }
}
