import EaselTestSupport
import Testing

@testable import EaselUI

/// The full size of a view, for which stacks do without the minimum and the maximum.
@MainActor
struct FullSizeTests {
  /// Leaves an element as it is, and hides its full size from the views around it.
  private struct Hidden: ElementModifier {
    func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> WrapperElement {
      WrapperElement(content, inputs)
    }

    func update(_ element: WrapperElement) {}
  }

  /// Views at random, whose texts depend on a version.
  @MainActor
  private struct RandomViews {
    var random: SplitMix64
    let version: Int
    let hidesFullSizes: Bool
    /// The number of the next box. A box lies over each leaf.
    private var number = 1

    init(seed: Int, version: Int, hidesFullSizes: Bool) {
      random = SplitMix64(seed: UInt64(seed))
      (self.version, self.hidesFullSizes) = (version, hidesFullSizes)
    }

    private static let strings = ["1", "1234", "two words", "a\nb", "", "trailing  ", "a much longer text"]

    private mutating func length(_ limit: Int) -> CGFloat {
      CGFloat(Int.random(in: 0...limit, using: &random))
    }

    /// Points by which the lengths of some leaves differ between versions.
    private var growth: CGFloat { CGFloat(version * 7) }

    private mutating func leaf() -> AnyView {
      let box = Box(number)
      number += 1
      let choice = Int.random(in: 0..<12, using: &random)
      let string = Int.random(in: 0..<1000, using: &random)
      let index = (string + (string % 3 == 0 ? version : 0)) % RandomViews.strings.count
      switch choice {
      case 0: return AnyView(Spacer(minLength: length(20)))
      case 1: return AnyView(box)
      case 2: return AnyView(Color.red.frame(width: length(40) + growth, height: length(40)).overlay(box))
      case 3:
        let image = Image(size: CGSize(length(30), length(30) + growth)) { _ in }
        return AnyView(image.overlay(box))
      case 4: return AnyView(Text(RandomViews.strings[index]).lineLimit(1).overlay(box))
      case 5:
        let axes: Axis.Set = string % 2 == 0 ? .horizontal : .vertical
        return AnyView(ScrollView(axes) { Text(RandomViews.strings[index]) }.overlay(box))
      case 6: return AnyView(TextField("", text: .constant(RandomViews.strings[index])).overlay(box))
      default: return AnyView(Text(RandomViews.strings[index]).font(.system(size: 10)).overlay(box))
      }
    }

    private mutating func modified(_ view: AnyView) -> AnyView {
      switch Int.random(in: 0..<16, using: &random) {
      case 0: AnyView(view.padding(.leading, length(20)).padding(.top, -length(4)))
      case 1: AnyView(view.frame(width: length(80)))
      case 2: AnyView(view.frame(height: length(40), alignment: .top))
      case 3: AnyView(view.fixedSize())
      case 4: AnyView(view.fixedSize(horizontal: true, vertical: false))
      case 5: AnyView(view.layoutPriority(Double(Int.random(in: -1...1, using: &random))))
      case 6: AnyView(view.offset(x: length(10), y: length(10)))
      case 7: AnyView(view.frame(maxWidth: .infinity, alignment: .leading))
      case 8: AnyView(view.background(Text("behind")).opacity(0.5))
      case 9: AnyView(view.safeAreaInset(edge: .top) { Text("inset") })
      case 10: AnyView(view.onTapGesture {}.mask(Color.black))
      default: view
      }
    }

    mutating func make(depth: Int) -> AnyView {
      var view = AnyView(EmptyView())
      if depth == 0 || Int.random(in: 0..<4, using: &random) == 0 {
        view = leaf()
      } else {
        let children = (0...Int.random(in: 0..<4, using: &random)).map { _ in make(depth: depth - 1) }
        let all = ForEach(children.indices, id: \.self) { children[$0] }
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1: view = AnyView(HStack(spacing: length(8)) { all })
        case 2: view = AnyView(HStack(alignment: .firstTextBaseline) { all })
        case 3: view = AnyView(VStack(alignment: .leading) { all })
        default: view = AnyView(ZStack { all })
        }
      }
      view = modified(view)
      return hidesFullSizes ? AnyView(view.modifier(Hidden())) : view
    }
  }

  /// Random views of a version that changes.
  private struct Versions: View {
    let seed: Int
    let handle: Handle<Int>
    @State private var version = 0

    var body: some View {
      handle.binding = $version
      return FullSizeTests.view(seed: seed, version: version, hidesFullSizes: false)
    }
  }

  private static func view(seed: Int, version: Int, hidesFullSizes: Bool) -> AnyView {
    var views = RandomViews(seed: seed, version: version, hidesFullSizes: hidesFullSizes)
    return views.make(depth: 4)
  }

  private func isEqual(_ first: [Int: CGRect], _ second: [Int: CGRect]) -> Bool {
    first.count == second.count
      && first.allSatisfy { number, frame in
        guard let other = second[number] else { return false }
        return max(
          abs(frame.minX - other.minX), abs(frame.minY - other.minY), abs(frame.maxX - other.maxX),
          abs(frame.maxY - other.maxY)) < 1e-6
      }
  }

  @Test(
    "Views have the same frames as those whose full sizes are unknown, also after changes", arguments: 0..<400
  )
  func framesDoNotDependOnFullSizes(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let size = CGSize(
      [30, 100, 300, 1000].randomElement(using: &random)!, [20, 100, 600].randomElement(using: &random)!)
    let handle = Handle<Int>()
    let stage = Stage(size: size, Versions(seed: seed, handle: handle))
    for version in 0..<3 {
      if version > 0 { handle.value = version }
      let hidden = FullSizeTests.view(seed: seed, version: version, hidesFullSizes: true)
      let (shown, expected) = (stage.frames(), Stage(size: size, hidden).frames())
      #expect(isEqual(shown, expected), "version \(version): \(shown) \(expected)")
    }
  }
}
