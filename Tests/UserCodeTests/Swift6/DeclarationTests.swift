import SwiftUI
import Testing

/// What is declared can also be shown: no declaration stops a program when its view is made, laid out and drawn.
@MainActor
struct DeclarationTests {
  private func size<Content: View>(_ content: Content) -> CGSize {
    let image = ImageRenderer(
      content: content.environmentObject(QuietModel()).environment(ObservedModel()).padding(1)
    ).cgImage
    return CGSize(width: image?.width ?? 0, height: image?.height ?? 0)
  }

  @Test("views of all declarations have a picture")
  func views() throws {
    let pixels = try #require(ImageRenderer(content: Color.red.frame(width: 2, height: 2)).cgImage)
    let sizes = [
      size(DeclaredViews()), size(ExplicitReturn()), size(declaredModifiers()), size(declaredContainers()),
      size(declaredLayout()), size(declaredLayouts(true)), size(declaredLayouts(false)),
      size(declaredText("text")), size(declaredImages(pixels)), size(declaredStyles()),
      size(declaredEffects()), size(declaredLayers()), size(DeclaredEvents()), size(DeclaredState()),
      size(declaredEnvironment()), size(declaredPreferences()), size(declaredGeometryEffects()),
      size(DeclaredTransactions()), size(DeclaredTimelines()),
    ]
    let areSeen = sizes.allSatisfy { $0.width > 2 && $0.height > 2 }
    #expect(areSeen, "\(sizes)")
  }

  @Test("values of all declarations can be created and read")
  func values() {
    #expect(declaredProposals().count == 5)
    #expect(declaredFonts().count > 15)
    #expect(declaredVectors().isFinite)
    #expect(declaredAnimations().count > 25)
    let areFinite = declaredSprings().allSatisfy(\.isFinite)
    #expect(areFinite)
    #expect(declaredCurves().isFinite)
    #expect(declaredRendering() != nil)
    #expect(declaredTransformFunctions().allSatisfy { $0 != .identity })
    #expect(declaredTransformAnswers(.identity) == [true, true, true, true, false, true])
    #expect(declaredColorSpaces() == 19)
    let areVectorsFinite = declaredVectorFacts().allSatisfy(\.isFinite)
    #expect(areVectorsFinite)
    #expect(lengths(of: ["ab", "", "c"]) == [2, -1, 1])
  }
}
