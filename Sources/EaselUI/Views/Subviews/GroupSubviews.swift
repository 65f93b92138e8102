/// The content of a group that shows views made from the subviews of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View, SubviewTransform {
  public typealias Body = Never

  func makeResult(_ parts: [SubviewPart]) -> Content { transform(SubviewsCollection(parts)) }
}

/// The content of a group that shows views made from the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let base: Sections
  let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View, SubviewTransform {
  public typealias Body = Never

  func makeResult(_ parts: [SubviewPart]) -> Content { transform(SectionCollection(parts)) }
}

extension Group where Content: View {
  /// Shows the views that `transform` makes from the subviews of a view.
  ///
  /// ```swift
  /// struct FirstThree<Content: View>: View {
  ///   @ViewBuilder var content: Content
  ///
  ///   var body: some View {
  ///     Group(subviews: content) { subviews in
  ///       subviews.prefix(3)
  ///       if subviews.count > 3 { Text("\(subviews.count - 3) more") }
  ///     }
  ///   }
  /// }
  /// ```
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(base: view, transform: transform))
  }

  /// Shows the views that `transform` makes from the sections of a view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(base: view, transform: transform))
  }
}
