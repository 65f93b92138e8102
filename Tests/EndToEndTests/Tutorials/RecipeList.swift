import SwiftUI

enum Difficulty: String, CaseIterable, Identifiable {
  case easy = "Easy", medium = "Medium", hard = "Hard"
  var id: Self { self }
  var color: Color {
    switch self {
    case .easy: return .green
    case .medium: return .orange
    case .hard: return .red
    }
  }
}

struct Recipe: Identifiable {
  let id = UUID()
  var name: String
  var minutes: Int
  var difficulty: Difficulty
  var symbol: String
}

class RecipeViewModel: ObservableObject {
  @Published var recipes: [Recipe] = [
    Recipe(name: "Carrot soup", minutes: 35, difficulty: .easy, symbol: "carrot.fill"),
    Recipe(name: "Fish curry", minutes: 50, difficulty: .medium, symbol: "fish.fill"),
    Recipe(name: "Birthday cake", minutes: 120, difficulty: .hard, symbol: "birthday.cake.fill"),
  ]
  @Published var filter: Difficulty?

  var shown: [Recipe] { filter == nil ? recipes : recipes.filter { $0.difficulty == filter } }
}

struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: recipe.symbol)
        .font(.title)
        .frame(width: 56, height: 56)
        .background(recipe.difficulty.color.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
        .foregroundColor(recipe.difficulty.color)
      VStack(alignment: .leading, spacing: 4) {
        Text(recipe.name).font(.headline)
        HStack {
          Label("\(recipe.minutes) min", systemImage: "clock")
          Text("•")
          Text(recipe.difficulty.rawValue).foregroundColor(recipe.difficulty.color)
        }
        .font(.caption)
        .foregroundColor(.secondary)
      }
    }
    .padding(.vertical, 4)
  }
}

struct RecipeListView: View {
  @StateObject private var model = RecipeViewModel()

  var body: some View {
    NavigationView {
      List(model.shown) { recipe in
        NavigationLink {
          Text(recipe.name).font(.largeTitle)
        } label: {
          RecipeRow(recipe: recipe)
        }
      }
      .navigationTitle("Recipes")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Menu {
            Button("All") { model.filter = nil }
            Divider()
            ForEach(Difficulty.allCases) { difficulty in
              Button {
                model.filter = difficulty
              } label: {
                Label(difficulty.rawValue, systemImage: model.filter == difficulty ? "checkmark" : "")
              }
            }
          } label: {
            Image(systemName: "line.3.horizontal.decrease.circle")
          }
        }
      }
    }
    .navigationViewStyle(.stack)
  }
}

struct RecipeListView_Previews: PreviewProvider {
  static var previews: some View {
    RecipeListView()
    RecipeRow(recipe: Recipe(name: "Test", minutes: 5, difficulty: .easy, symbol: "leaf"))
      .previewLayout(.sizeThatFits)
      .previewDisplayName("Row")
  }
}
