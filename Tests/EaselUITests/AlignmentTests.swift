import EaselUI
import Testing

/// No value that programs store in their structures has an alignment above 8.
///
/// Swift 6.3 without optimization passes a structure of such a value and smaller ones in registers, and reads it from an
/// address that is not aligned: the program ends when it sets a property of that structure.
@Test func storedValuesHaveTheAlignmentOfWords() {
  func alignment<Value>(_ type: Value.Type) -> (String, Int) { ("\(type)", MemoryLayout<Value>.alignment) }
  let alignments = [
    alignment(Color.self), alignment(Color.Resolved.self), alignment(Gradient.self),
    alignment(Gradient.Stop.self), alignment(AnyShapeStyle.self), alignment(LinearGradient.self),
    alignment(RadialGradient.self), alignment(AngularGradient.self), alignment(MeshGradient.self),
    alignment(Material.self), alignment(GraphicsContext.self), alignment(GraphicsContext.Shading.self),
    alignment(GraphicsContext.Filter.self), alignment(Path.self), alignment(StrokeStyle.self),
    alignment(Font.self), alignment(Text.self), alignment(Image.self), alignment(Animation.self),
    alignment(Spring.self), alignment(UnitCurve.self), alignment(Transaction.self), alignment(Angle.self),
    alignment(UnitPoint.self), alignment(EdgeInsets.self), alignment(ProjectionTransform.self),
    alignment(CGAffineTransform.self), alignment(CATransform3D.self), alignment(Alignment.self),
  ]
  for (type, alignment) in alignments { #expect(alignment <= 8, "\(type)") }
}

/// A structure that the compiler passes in registers.
private struct Marked {
  var isOn = false
  var isWide = true
  var color: Color?
}

private final class Store {
  private var stored = Marked()
  var marked: Marked {
    get { stored }
    set { stored = newValue }
  }
}

@Test func aStructureWithAColorCanBeSet() {
  let store = Store()
  let path: ReferenceWritableKeyPath<Store, Color?> = \.marked.color
  store[keyPath: path] = .red
  #expect(store.marked.color == .red && store.marked.isWide)
}
