import Foundation
import Testing

@testable import EaselUI

/// Declarations that programs use in several forms.
@MainActor
struct OlderFormTests {
  private func value<Value>(
    _ key: KeyPath<EnvironmentValues, Value>, _ modified: (EnvironmentReader<Value>) -> some View
  ) -> Value? {
    var read: Value?
    Stage(modified(EnvironmentReader(key: key) { read = $0 })).show()
    return read
  }

  /// Notes a value of its environment.
  private struct EnvironmentReader<Value>: View {
    let key: KeyPath<EnvironmentValues, Value>
    let note: (Value) -> Void
    @Environment(\.self) private var environment

    var body: some View {
      let _ = note(environment[keyPath: key])
      Color.red
    }
  }

  @Test("A range limits the size of texts")
  func textSizes() {
    func size(_ size: DynamicTypeSize, _ range: some RangeExpression<DynamicTypeSize>) -> DynamicTypeSize? {
      value(\.dynamicTypeSize) { $0.dynamicTypeSize(range).dynamicTypeSize(size) }
    }
    #expect(size(.xSmall, .medium...) == .medium)
    #expect(size(.xxLarge, ...DynamicTypeSize.large) == .large)
    #expect(size(.xxLarge, DynamicTypeSize.small ... .xxxLarge) == .xxLarge)
    #expect(size(.xxLarge, DynamicTypeSize.small..<DynamicTypeSize.medium) == .small)
    #expect(size(.xxLarge, DynamicTypeSize.small..<DynamicTypeSize.small) == .xxLarge)
  }

  @Test("Size categories are sizes of texts")
  func sizeCategories() {
    #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
    #expect(ContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(value(\.sizeCategory) { $0.dynamicTypeSize(.accessibility1) } == .accessibilityMedium)
    #expect(value(\.dynamicTypeSize) { $0.environment(\.sizeCategory, .extraSmall) } == .xSmall)
  }

  @Test("A disabled gesture is not recognized; those of the views inside are")
  func disabledGestures() {
    let log = Log()
    func taps(_ view: some View) -> [String] {
      let stage = Stage(view)
      stage.show()
      stage.tap(50, 50)
      return log.take()
    }
    let (inner, outer) = (
      TapGesture().onEnded { log.note("inner") }, TapGesture().onEnded { log.note("outer") }
    )
    let box = Box(1, width: 100, height: 100)
    for isEnabled in [true, false] {
      #expect(taps(box.gesture(outer, isEnabled: isEnabled)) == (isEnabled ? ["outer"] : []))
      let innerBox = box.gesture(inner, name: "inner")
      #expect(taps(innerBox.gesture(outer, name: "outer", isEnabled: isEnabled)) == ["inner"])
      let first = isEnabled ? ["outer"] : ["inner"]
      #expect(taps(innerBox.highPriorityGesture(outer, isEnabled: isEnabled)) == first)
      #expect(taps(innerBox.highPriorityGesture(outer, name: "outer", isEnabled: isEnabled)) == first)
      let both = Set(isEnabled ? ["inner", "outer"] : ["inner"])
      #expect(Set(taps(innerBox.simultaneousGesture(outer, isEnabled: isEnabled))) == both)
      #expect(Set(taps(innerBox.simultaneousGesture(outer, name: "outer", isEnabled: isEnabled))) == both)
    }
  }

  @Test("The setter of a binding receives the transaction of the change")
  func bindingTransactions() {
    var written: [(Int, Bool)] = []
    let binding = Binding(
      get: { 1 }, set: { value, transaction in written.append((value, transaction.animation != nil)) })
    binding.wrappedValue = 2
    withAnimation { binding.wrappedValue = 3 }
    binding.animation().wrappedValue = 4
    #expect(written.map(\.0) == [2, 3, 4])
    #expect(written.map(\.1) == [false, true, true])
  }

  @Test("Texts of formatters")
  func formatters() {
    let number = NumberFormatter()
    number.locale = Locale(identifier: "en_US")
    number.minimumFractionDigits = 2
    let date = DateFormatter()
    date.locale = Locale(identifier: "en_US")
    date.timeZone = .gmt
    date.dateFormat = "yyyy-MM-dd"
    let day = Date(timeIntervalSinceReferenceDate: 0)
    #expect(Text(NSNumber(value: 3), formatter: number) == Text(verbatim: "3.00"))
    #expect(Text(day, formatter: date) == Text(verbatim: "2001-01-01"))
    #expect(Text(NSString("a"), formatter: number) == Text(verbatim: ""))
    #expect(
      Text("On \(day, formatter: date): \(NSNumber(value: 3), formatter: number)")
        == Text("On \("2001-01-01"): \("3.00")"))
  }
}
