import SwiftUI

struct RecipeDetailView: View {
  let recipe: Recipe
  @EnvironmentObject private var model: RecipeBookModel
  @State private var servings = 2
  @State private var done: Set<Int> = []

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        RecipeImage(url: recipe.image)
          .frame(height: 180)
          .overlay(alignment: .bottomLeading) {
            Text(recipe.name)
              .font(.largeTitle.weight(.heavy))
              .padding()
              .frame(maxWidth: .infinity, alignment: .leading)
              .background(.thinMaterial)
          }
          .clipShape(RoundedRectangle(cornerRadius: 20))
        FlowLayout(spacing: 8) {
          ForEach(recipe.tags, id: \.self) { Text("#\($0)").tagStyle() }
        }
        Stepper("\(servings) servings", value: $servings, in: 1...12)
        DisclosureGroup("Steps", isExpanded: .constant(true)) {
          VStack(alignment: .leading, spacing: 12) {
            ForEach(recipe.steps.indices, id: \.self) { index in
              StepRow(number: index + 1, text: recipe.steps[index], isDone: done.contains(index))
                .onTapGesture { done.formSymmetricDifference([index]) }
            }
          }
          .padding(.top, 8)
        }
      }
      .padding()
    }
    .navigationTitle(recipe.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Button {
        withAnimation { model.toggleFavorite(recipe) }
      } label: {
        Image(systemName: model.favorites.contains(recipe.id) ? "heart.fill" : "heart")
      }
      .tint(.pink)
    }
  }
}

private struct StepRow: View {
  let number: Int
  let text: String
  let isDone: Bool

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Image(systemName: isDone ? "checkmark.circle.fill" : "\(number).circle")
        .foregroundStyle(isDone ? .green : .orange)
        .font(.title3)
      Text(LocalizedStringKey(text))
        .strikethrough(isDone, color: .secondary)
        .foregroundStyle(isDone ? .secondary : .primary)
    }
  }
}

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = arrange(subviews, in: proposal.width ?? .infinity)
    return CGSize(width: proposal.width ?? rows.map(\.maxX).max() ?? 0, height: rows.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (frame, subview) in zip(arrange(subviews, in: bounds.width), subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
    }
  }

  private func arrange(_ subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, height) = (0, y + height + spacing, 0) }
      defer { (x, height) = (x + size.width + spacing, max(height, size.height)) }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}

struct TagModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.footnote.weight(.medium))
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(.orange.opacity(0.15), in: Capsule())
      .overlay(Capsule().strokeBorder(.orange.opacity(0.4)))
  }
}

extension View {
  func tagStyle() -> some View { modifier(TagModifier()) }
}

#Preview("Recipes") { RecipeListView() }
#Preview("Recipe") {
  NavigationStack {
    RecipeDetailView(recipe: try! RecipeLoader.load()[1])
  }
  .environmentObject(RecipeBookModel())
}
