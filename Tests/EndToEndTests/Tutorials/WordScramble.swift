import SwiftUI

struct WordScrambleView: View {
  @State private var usedWords = ["silk", "worm", "milk"]
  @State private var rootWord = "silkworm"
  @State private var newWord = ""
  @State private var errorTitle = ""
  @State private var errorMessage = ""
  @State private var showingError = false

  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("Enter your word", text: $newWord)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
        }
        Section {
          ForEach(usedWords, id: \.self) { word in
            HStack {
              Image(systemName: "\(word.count).circle")
              Text(word)
            }
            .accessibilityElement()
            .accessibilityLabel(word)
          }
        }
      }
      .navigationTitle(rootWord)
      .onSubmit(addNewWord)
      .onAppear { rootWord = "silkworm" }
      .alert(errorTitle, isPresented: $showingError) {
      } message: {
        Text(errorMessage)
      }
    }
  }

  private func addNewWord() {
    let answer = newWord.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    guard answer.count > 0 else { return }
    guard !usedWords.contains(answer) else {
      errorTitle = "Word used already"
      errorMessage = "Be more original."
      showingError = true
      return
    }
    withAnimation { usedWords.insert(answer, at: 0) }
    newWord = ""
  }
}

#Preview { WordScrambleView() }
