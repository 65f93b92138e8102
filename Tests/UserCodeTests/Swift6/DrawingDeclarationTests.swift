import SwiftUI
import Testing

/// Each declaration of the drawing API changes a picture or gives the value that it says.
@MainActor
struct DrawingDeclarationTests {
  private func pixels(_ view: AnyView) -> [UInt32] {
    let renderer = ImageRenderer(content: view.frame(width: 40, height: 40))
    guard let pixmap = renderer.makePixmap() else { return [] }
    return (0..<40).flatMap { y in (0..<40).map { x in pixmap[x, y] } }
  }

  private static let groups: [(name: String, pairs: @MainActor () -> [DeclarationPair])] = [
    ("canvas", canvasPairs), ("state", statePairs), ("clips", clipPairs), ("draws", drawPairs),
    ("resolved", resolvedPairs), ("types", typePairs), ("shadings", shadingPairs),
    ("gradient options", gradientOptionPairs),
    ("filters", filterPairs), ("filter options", filterOptionPairs), ("blend modes", blendModePairs),
    ("styled shapes", shapeStylingPairs), ("combinators", shapeCombinatorPairs),
    ("built-in shapes", builtInShapePairs), ("short names", shapeMemberPairs),
    ("stroke styles", strokeStylePairs), ("colors", colorPairs), ("gradients", gradientPairs),
    ("plain styles", styleColorPairs), ("gradient styles", styleGradientPairs), ("styles", stylePairs),
    ("views' blend modes", viewBlendPairs), ("loaded content", loadedContentPairs),
    ("materials", materialPairs), ("glass", glassPairs),
  ]

  @Test("a picture changes with each declaration")
  func pictures() {
    for group in Self.groups {
      for pair in group.pairs() {
        let (picture, unlike) = (pixels(pair.picture), pixels(pair.unlike))
        #expect(!picture.isEmpty && picture != unlike, "\(group.name): \(pair.name)")
      }
    }
  }

  @Test("paths by each initializer and step differ")
  func paths() {
    let (paths, steps) = (declaredPaths(), declaredSteps())
    for (index, path) in paths.enumerated() {
      #expect(!path.isEmpty && !paths[(index + 1)...].contains(path), "path \(index)")
    }
    for (index, step) in steps.enumerated().dropFirst() { #expect(step != steps[index - 1], "step \(index)") }
    let crossed = Path("0 0 m 20 0 l 20 20 l 0 20 l 0 0 l 15 2 l 2 10 l h")!
    for (index, path) in derivedPaths(crossed).enumerated() {
      #expect(!path.isEmpty && path != crossed, "derived path \(index)")
    }
  }

  @Test("a path returns its elements, description and bounds")
  func pathAnswers() {
    let path = Path("0 0 m 10 0 l 5 5 0 0 q 1 1 2 2 3 3 c h")!
    #expect(
      declaredAnswers(path) == [
        "move 0.0", "line 10.0", "quad 0.0 5.0", "curve 3.0 1.0 2.0", "close", path.description,
        "0 0 m 10 0 l 5 5 0 0 q 1 1 2 2 3 3 c h", "false", "10.0", "true", "true", "0.0", "10.0", "true",
        "false",
      ])
  }

  @Test("colors differ, and return their components")
  func colors() {
    let colors = declaredColors()
    let resolved = colors.map { $0.resolve(in: EnvironmentValues()) }
    #expect(Set(resolved).count == colors.count)
    #expect(
      declaredColorAnswers() == [
        "red", "#FF0000FF", "primary", "0.0", "122.0", "1.0", "1.0", "0.0", "true", "1.0", "true", "3",
        "true",
      ])
  }

  @Test("numbers, points, edges and transforms have the expected values")
  func geometry() {
    let (angles, maps, projections) = (declaredAngles(), declaredMaps(), declaredProjections())
    #expect(Set(angles).count == angles.count)
    #expect(declaredAnswers(Angle.degrees(20)) == [true, true, true])
    #expect(declaredPlaces().count == 11)
    #expect(declaredAlignments().count == 12 && declaredAlignments()[1] == .center)
    #expect(Set(declaredEdges().map(\.rawValue)).count == 8)
    #expect(declaredInsets()[0] == EdgeInsets(top: 3, leading: 4, bottom: 1, trailing: 2))
    #expect(Set(maps).count == maps.count && Set(projections).count == projections.count)
    #expect(declaredMappings().allSatisfy { $0 } && declaredProjectionAnswers().allSatisfy { $0 })
    #expect(declaredFillStyles()[4] == FillStyle(eoFill: true, antialiased: false))
  }

  @Test("operators and conformances are those of the tables, and bodies can begin with values")
  func signatures() throws {
    #expect(declaredOperators().count == 5 && declaredConformances().count == 5)
    for view in [AnyView(BodyWithValue()), AnyView(ReturningBody())] {
      let image = try #require(ImageRenderer(content: view.frame(width: 30, height: 30)).cgImage)
      #expect(image.width == 30)
    }
    var amount = Amount(value: 3)
    amount.animatableData.scale(by: 2)
    #expect(amount.value == 6)
  }
}
