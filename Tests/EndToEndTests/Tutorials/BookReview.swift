import SwiftUI

struct BookReviewForm: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var title = ""
  @State private var author = ""
  @State private var rating = 3
  @State private var genre = "Fantasy"
  @State private var review = "A good read."
  let genres = ["Fantasy", "Horror", "Kids", "Mystery", "Poetry", "Romance", "Thriller"]

  var body: some View {
    NavigationView {
      Form {
        Section {
          TextField("Name of book", text: $title)
          TextField("Author's name", text: $author)
          Picker("Genre", selection: $genre) {
            ForEach(genres, id: \.self) { Text($0) }
          }
        }
        Section("Write a review") {
          TextEditor(text: $review).frame(minHeight: 120)
          Picker("Rating", selection: $rating) {
            ForEach(0..<6) { Text(String($0)) }
          }
        }
        Section {
          Button("Save") { presentationMode.wrappedValue.dismiss() }.disabled(title.isEmpty)
        }
      }
      .navigationTitle("Add book")
    }
  }
}

struct BookReviewForm_Previews: PreviewProvider {
  static var previews: some View { BookReviewForm() }
}
