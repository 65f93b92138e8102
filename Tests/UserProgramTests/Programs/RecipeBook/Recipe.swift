import SwiftUI

struct Recipe: Identifiable, Decodable, Hashable {
  enum Difficulty: Int, Decodable, CaseIterable, CustomStringConvertible {
    case easy = 1, medium, hard

    var description: String {
      switch self {
      case .easy: return "Easy"
      case .medium: return "Medium"
      case .hard: return "Hard"
      }
    }
  }

  let id: Int
  let name: String
  let minutes: Int
  let difficulty: Difficulty
  let tags: [String]
  let image: URL?
  let steps: [String]
}

enum RecipeLoader {
  static let json = """
    [
      {"id": 1, "name": "Lemon Pasta", "minutes": 20, "difficulty": 1, "tags": ["quick", "vegetarian"],
       "image": "missing/pasta.jpg", "steps": ["Boil the pasta.", "Zest **two** lemons.", "Toss with butter."]},
      {"id": 2, "name": "Shakshuka", "minutes": 35, "difficulty": 2, "tags": ["breakfast", "one pan", "vegetarian"],
       "steps": ["Fry onion and pepper.", "Add tomatoes, simmer.", "Poach the eggs *in* the sauce."]},
      {"id": 3, "name": "Croissants", "minutes": 720, "difficulty": 3, "tags": ["baking", "weekend"],
       "steps": ["Make the dough.", "Fold in the butter, three times.", "Bake at 200 °C."]}
    ]
    """

  static func load() throws -> [Recipe] {
    try JSONDecoder().decode([Recipe].self, from: Data(json.utf8))
  }
}

@MainActor
final class RecipeBookModel: ObservableObject {
  @Published private(set) var recipes: [Recipe] = []
  @Published var favorites: Set<Recipe.ID> = [2]
  @Published var filter: Recipe.Difficulty?
  @Published var errorMessage: String?

  var visible: [Recipe] {
    guard let filter else { return recipes }
    return recipes.filter { $0.difficulty == filter }
  }

  func load() {
    do {
      recipes = try RecipeLoader.load()
    } catch {
      errorMessage = error.localizedDescription
    }
  }

  func toggleFavorite(_ recipe: Recipe) { favorites.formSymmetricDifference([recipe.id]) }
}
