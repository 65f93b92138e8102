import SwiftUI

struct Person: Identifiable {
  let id = UUID()
  let name: String
  let age: Int
  let city: String
}

struct TableOfPeopleView: View {
  @State private var selection = Set<Person.ID>()
  @State private var order = [KeyPathComparator(\Person.name)]
  @State private var people = [
    Person(name: "Ada", age: 36, city: "London"), Person(name: "Linus", age: 54, city: "Portland"),
    Person(name: "Chris", age: 46, city: "Hillsboro"),
  ]

  var body: some View {
    Table(people, selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text("\($0.age)").monospacedDigit() }
        .width(60)
      TableColumn("City", value: \.city)
    }
    .onChange(of: order) { people.sort(using: order) }
  }
}

#Preview(traits: .fixedLayout(width: 500, height: 300)) { TableOfPeopleView() }
