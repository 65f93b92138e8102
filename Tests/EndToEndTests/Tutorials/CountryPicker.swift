import SwiftUI

struct Country: Identifiable, Hashable {
  let code: String
  let name: String
  var id: String { code }
  var flag: String {
    code.unicodeScalars.compactMap { UnicodeScalar(127397 + $0.value) }.map(String.init).joined()
  }
}

struct CountryPickerView: View {
  @State private var search = ""
  @State private var selection: Country?
  @State private var isPresented = true
  let countries = [
    Country(code: "DE", name: "Germany"), Country(code: "FR", name: "France"),
    Country(code: "JP", name: "Japan"),
    Country(code: "BR", name: "Brazil"), Country(code: "KE", name: "Kenya"),
    Country(code: "NO", name: "Norway"),
  ]
  var filtered: [Country] {
    search.isEmpty ? countries : countries.filter { $0.name.lowercased().contains(search.lowercased()) }
  }

  var body: some View {
    Button(selection?.name ?? "Choose a country") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        NavigationStack {
          List(filtered, selection: $selection) { country in
            HStack {
              Text(country.flag).font(.title)
              Text(country.name)
              Spacer()
              if country == selection { Image(systemName: "checkmark").foregroundStyle(.tint) }
            }
            .contentShape(Rectangle())
            .onTapGesture {
              selection = country
              isPresented = false
            }
          }
          .searchable(text: $search)
          .navigationTitle("Countries")
          .navigationBarTitleDisplayMode(.inline)
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
      }
  }
}

#Preview { CountryPickerView() }
