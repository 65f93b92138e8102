import SwiftUI

/// A decoded tree of views.
struct ViewTree {
  let kind: Int
  let modifiers: [Modifier]
  let numbers: [Double]
  let text: String
  let children: [ViewTree]

  struct Modifier {
    let kind: Int
    let numbers: [Double]
  }

  private static let deepestView = 6

  init(_ reader: inout ByteReader, depth: Int = 0) {
    kind = Int(reader.byte())
    modifiers = reader.list(below: 4) { reader in
      Modifier(kind: Int(reader.byte()), numbers: (0..<2).map { _ in reader.number() })
    }
    numbers = (0..<2).map { _ in reader.number() }
    text = kind % 4 == 0 ? reader.text() : ""
    let limit = depth < ViewTree.deepestView ? 5 : 1
    children = reader.list(below: limit) { ViewTree(&$0, depth: depth + 1) }
  }
}

/// The views of a tree. Types are erased, because their number would be unlimited.
struct TreeView: View {
  let tree: ViewTree

  var body: some View {
    tree.modifiers.reduce(tree.children.isEmpty ? leaf : container) { TreeView.modified($0, $1) }
  }

  private var content: some View {
    // Identities are the indices: views change their kinds in place.
    ForEach(0..<tree.children.count, id: \.self) { TreeView(tree: tree.children[$0]) }
  }

  private var container: AnyView {
    let spacing = CGFloat(tree.numbers[0])
    return switch tree.kind % 10 {
    case 0: AnyView(HStack(spacing: spacing) { content })
    case 1: AnyView(VStack(spacing: spacing) { content })
    case 2: AnyView(ZStack { content })
    case 3: AnyView(ScrollView { content })
    case 4: AnyView(ScrollView(.horizontal) { LazyHStack(spacing: spacing) { content } })
    case 5: AnyView(ScrollView { LazyVStack(spacing: spacing) { content } })
    case 6: AnyView(grid(spacing))
    case 7: AnyView(GeometryReader { _ in content })
    case 8: AnyView(List { content })
    default: AnyView(Group { content })
    }
  }

  /// A grid of two rows whose cells have values that depend on their numbers.
  private func grid(_ spacing: CGFloat) -> some View {
    let half = tree.children.count / 2
    return Grid(horizontalSpacing: spacing) {
      GridRow(alignment: spacing > 0 ? .top : .bottom) { cells(0..<half) }
      GridRow { cells(half..<tree.children.count) }
    }
  }

  private func cells(_ range: Range<Int>) -> some View {
    ForEach(range, id: \.self) { index in
      let (first, second) = (tree.children[index].numbers[0], tree.children[index].numbers[1])
      TreeView(tree: tree.children[index])
        .gridCellColumns(Int(exactly: first.rounded()) ?? .max)
        .gridCellAnchor(UnitPoint(x: second, y: first))
        .gridColumnAlignment(second > 0 ? .leading : .trailing)
        .gridCellUnsizedAxes(second < 0 ? .horizontal : [])
    }
  }

  private var leaf: AnyView {
    let (first, second) = (tree.numbers[0], tree.numbers[1])
    return switch tree.kind % 12 {
    case 0: AnyView(Text(verbatim: tree.text).font(.system(size: first)))
    case 1: AnyView(Circle().stroke(Color.red, lineWidth: first))
    case 2: AnyView(RoundedRectangle(cornerRadius: first).fill(Color.blue))
    case 3: AnyView(ByteReader.picture.resizable().aspectRatio(first / second, contentMode: .fit))
    case 4: AnyView(TextField("title", text: .constant(tree.text)))
    case 5: AnyView(Spacer(minLength: first))
    case 6: AnyView(Toggle(isOn: .constant(first > 0)) { Text(verbatim: "toggle") })
    case 7: AnyView(slider(first, second))
    case 8: AnyView(Button(action: {}, label: { Text(verbatim: tree.text) }))
    case 9: AnyView(ProgressView(value: first, total: second))
    case 10:
      AnyView(
        Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground) })
    default: AnyView(Color.green)
    }
  }

  /// A slider whose bounds are in order: others cannot be written as a range.
  private func slider(_ first: Double, _ second: Double) -> some View {
    let bounds = first < second ? first...second : 0...1
    return Slider(value: .constant(second), in: bounds)
  }

  private static func modified(_ view: AnyView, _ modifier: ViewTree.Modifier) -> AnyView {
    let (first, second) = (modifier.numbers[0], modifier.numbers[1])
    return switch modifier.kind % 20 {
    case 0: AnyView(view.frame(width: first, height: second))
    case 1: AnyView(view.frame(minWidth: first, maxWidth: second))
    case 2: AnyView(view.frame(minHeight: first, idealHeight: 5, maxHeight: second))
    case 3: AnyView(view.padding(first))
    case 4: AnyView(view.offset(x: first, y: second))
    case 5: AnyView(view.rotationEffect(.radians(first)))
    case 6: AnyView(view.scaleEffect(x: first, y: second))
    case 7: AnyView(view.opacity(first))
    case 8: AnyView(view.blur(radius: first))
    case 9: AnyView(view.shadow(radius: first, x: second))
    case 10: AnyView(view.position(x: first, y: second))
    case 11: AnyView(view.clipShape(RoundedRectangle(cornerRadius: first)))
    case 12: AnyView(view.aspectRatio(first / second, contentMode: .fill))
    case 13: AnyView(view.fixedSize())
    case 14: AnyView(view.zIndex(first))
    case 15: AnyView(view.layoutPriority(first))
    case 16: AnyView(view.id(first))
    case 17: AnyView(view.transition(.slide))
    case 18: AnyView(view.animation(.linear(duration: first), value: second))
    default: AnyView(view.drawingGroup())
    }
  }
}
