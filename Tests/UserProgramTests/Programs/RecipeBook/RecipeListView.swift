import SwiftUI

struct RecipeListView: View {
  @StateObject private var model = RecipeBookModel()

  var body: some View {
    NavigationSplitView {
      List(model.visible) { recipe in
        NavigationLink {
          RecipeDetailView(recipe: recipe)
        } label: {
          RecipeRow(recipe: recipe, isFavorite: model.favorites.contains(recipe.id))
        }
        .swipeActions {
          Button("Favorite", systemImage: "heart") { model.toggleFavorite(recipe) }.tint(.pink)
        }
      }
      .navigationTitle("Recipes")
      .navigationSplitViewColumnWidth(min: 220, ideal: 300)
      .toolbar {
        Menu("Filter", systemImage: "line.3.horizontal.decrease.circle") {
          Picker("Difficulty", selection: $model.filter) {
            Text("All").tag(nil as Recipe.Difficulty?)
            ForEach(Recipe.Difficulty.allCases, id: \.self) { difficulty in
              Text(difficulty.description).tag(Optional(difficulty))
            }
          }
        }
      }
    } detail: {
      Text("Choose a recipe").font(.title3).foregroundStyle(.tertiary)
    }
    .environmentObject(model)
    .onAppear(perform: model.load)
    .alert(
      "Error", isPresented: .constant(model.errorMessage != nil), presenting: model.errorMessage
    ) { _ in
      Button("OK") { model.errorMessage = nil }
    } message: { message in
      Text(message)
    }
  }
}

struct RecipeRow: View {
  let recipe: Recipe
  let isFavorite: Bool

  var body: some View {
    HStack(spacing: 12) {
      RecipeImage(url: recipe.image)
        .frame(width: 64, height: 64)
        .clipShape(.rect(cornerRadius: 10))
      VStack(alignment: .leading, spacing: 4) {
        Text(recipe.name).font(.headline)
        HStack(spacing: 2) {
          ForEach(1...3, id: \.self) { level in
            Image(systemName: level <= recipe.difficulty.rawValue ? "flame.fill" : "flame")
          }
          .foregroundStyle(.orange)
          Text("·").padding(.horizontal, 2)
          Text(
            Duration.seconds(recipe.minutes * 60),
            format: .units(allowed: [.hours, .minutes], width: .abbreviated))
        }
        .font(.caption)
        .foregroundStyle(.secondary)
      }
      Spacer()
      if isFavorite {
        Image(systemName: "heart.fill").foregroundStyle(.pink).symbolEffect(.pulse)
      }
    }
  }
}

struct RecipeImage: View {
  let url: URL?

  var body: some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .success(let image):
        image.resizable().aspectRatio(contentMode: .fill)
      case .failure:
        placeholder("photo.badge.exclamationmark")
      case .empty:
        placeholder("fork.knife")
      @unknown default:
        EmptyView()
      }
    }
  }

  private func placeholder(_ name: String) -> some View {
    Rectangle()
      .fill(.orange.gradient.opacity(0.35))
      .overlay(Image(systemName: name).font(.title3).foregroundStyle(.orange))
  }
}
