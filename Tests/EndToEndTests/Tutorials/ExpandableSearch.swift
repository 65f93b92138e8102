import SwiftUI

struct ExpandableSearchView: View {
  @State private var query = ""
  @State private var scope = Scope.all
  @State private var tokens = ["swift", "canvas", "linux"]

  enum Scope: String, CaseIterable { case all, recent }

  var body: some View {
    NavigationStack {
      List(tokens.filter { query.isEmpty || $0.contains(query.lowercased()) }, id: \.self) { token in
        Label(token, systemImage: "number")
      }
      .navigationTitle("Tags")
      .searchable(
        text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("Search tags")
      )
      .searchScopes($scope) {
        ForEach(Scope.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      .refreshable { tokens.append("new") }
      .onSubmit(of: .search) { tokens.append(query) }
    }
  }
}

#Preview { ExpandableSearchView() }
