import SwiftUI

/// Lists, forms and groups, as programs use them.
extension DemoCatalogue {
  static let storyLists = Demo(
    "story-lists", "Lists and forms", "Lists in all styles, forms, tables, boxes and disclosure groups.",
    size: CGSize(width: 390, height: 640), .fill, source: "ListsStory",
    variants: Demo.Variant("inset grouped") { SettingsListStory() },
    Demo.Variant("plain") { ContactsListStory() },
    Demo.Variant("sidebar") { SidebarListStory() },
    Demo.Variant("outline") { OutlineListStory() },
    Demo.Variant("form") { FormStory() },
    Demo.Variant("table") { TableStory() },
    Demo.Variant("boxes") { BoxesStory() })
}

/// A list of groups with toggles, badges, labels and buttons.
struct SettingsListStory: View {
  @State private var isWirelessOn = true
  @State private var isPlaneModeOn = false
  @State private var deletions = 0

  var body: some View {
    List {
      Section {
        Toggle("Flight mode", isOn: $isPlaneModeOn)
        Toggle("Wi-Fi", isOn: $isWirelessOn)
        LabeledContent("Bluetooth", value: "On")
      } header: {
        Text("Connections")
      } footer: {
        Text("In flight mode, the device neither sends nor receives.")
      }
      Section {
        Label("Notifications", systemImage: "bell").badge(3)
        Label("Sounds", systemImage: "speaker.wave.2").listItemTint(.pink)
        Label("Focus", systemImage: "moon").listItemTint(.indigo)
      }
      Section {
        VStack(alignment: .leading, spacing: 2) {
          Text("Storage").font(.headline)
          Text("34 of 128 gigabytes are in use").font(.subheadline).foregroundStyle(.secondary)
        }
        Button("Check again") { deletions = 0 }
        Button("Delete \(deletions) files", role: .destructive) { deletions += 1 }
      }
    }
  }
}

/// A plain list with sections and a selection.
struct ContactsListStory: View {
  @State private var selected: String? = "Berta"
  private let names = [
    ["Ada", "Agnes", "Anton"], ["Balthasar", "Berta", "Bruno"], ["Carla", "Cosima"],
    ["Dora", "David", "Doris"],
  ]

  var body: some View {
    List(selection: $selected) {
      ForEach(names, id: \.self) { group in
        Section(String(group[0].prefix(1))) {
          ForEach(group, id: \.self) { name in Text(name) }
        }
      }
    }
    .listStyle(.plain)
  }
}

/// A sidebar with sections that can be collapsed.
struct SidebarListStory: View {
  @State private var selected: String? = "Inbox"
  @State private var isExpanded = true

  var body: some View {
    List(selection: $selected) {
      Section("Favorites") {
        Label("Inbox", systemImage: "tray").badge(12).tag("Inbox")
        Label("Flagged", systemImage: "flag").tag("Flagged")
      }
      Section("Archive", isExpanded: $isExpanded) {
        ForEach(["2024", "2025", "2026"], id: \.self) { year in Label(year, systemImage: "folder") }
      }
    }
    .listStyle(.sidebar)
  }
}

/// A tree in a list.
struct OutlineListStory: View {
  struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  @State private var isExpanded = true
  private let folders = [
    Folder(
      id: "Documents",
      folders: [Folder(id: "Letters"), Folder(id: "Invoices", folders: [Folder(id: "2026")])]),
    Folder(id: "Pictures", folders: [Folder(id: "Holidays")]), Folder(id: "Notes"),
  ]

  var body: some View {
    List {
      Section("Outline") {
        OutlineGroup(folders, children: \.folders) { folder in
          Label(folder.id, systemImage: folder.folders == nil ? "doc" : "folder")
        }
      }
      Section("Disclosure") {
        DisclosureGroup("Details", isExpanded: $isExpanded) {
          Text("First detail")
          DisclosureGroup("More") { Text("Second detail") }
        }
      }
    }
  }
}

/// A form with the usual controls.
struct FormStory: View {
  @State private var isOn = true
  @State private var count = 2
  @State private var volume = 0.4

  var body: some View {
    Form {
      Section("Profile") {
        LabeledContent("Name", value: "Ada Lovelace")
        LabeledContent("Born") { Text("December 10, 1815") }
      }
      Section("Sound") {
        Toggle("Sound effects", isOn: $isOn)
        Slider(value: $volume)
        Stepper("Repetitions: \(count)", value: $count, in: 0...9)
      }
      Section {
        Button("Sign out") { isOn = false }
      } footer: {
        Text("Your data stays on this device.")
      }
    }
  }
}

/// A table that sorts by its columns.
struct TableStory: View {
  struct City: Identifiable {
    let id: String
    let country: String
    let people: Int
  }

  @State private var selected: String? = "Oslo"
  @State private var order = [KeyPathComparator(\City.id)]
  private let cities = [
    City(id: "Vienna", country: "Austria", people: 2_005_760),
    City(id: "Bern", country: "Switzerland", people: 134_794),
    City(id: "Oslo", country: "Norway", people: 709_037),
    City(id: "Lisbon", country: "Portugal", people: 545_923),
    City(id: "Riga", country: "Latvia", people: 605_273),
    City(id: "Athens", country: "Greece", people: 643_452),
  ]

  var body: some View {
    Table(cities.sorted(using: order), selection: $selected, sortOrder: $order) {
      TableColumn("City", value: \.id)
      TableColumn("Country", value: \.country)
      TableColumn("People", value: \.people) { Text($0.people, format: .number).monospacedDigit() }.width(90)
    }
  }
}

/// Boxes, disclosure groups and groups of controls outside of lists.
struct BoxesStory: View {
  @State private var isExpanded = true

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      GroupBox("Totals") {
        LabeledContent("Files", value: "12")
        LabeledContent("Size", value: "3.4 MB")
      }
      GroupBox { Text("A box without a title").frame(maxWidth: .infinity, alignment: .leading) }
      DisclosureGroup("Details", isExpanded: $isExpanded) {
        Text("The views of a group appear below its label.")
      }
      ControlGroup {
        Button("Back", systemImage: "chevron.left") { isExpanded = false }
        Button("Forward", systemImage: "chevron.right") { isExpanded = true }
      }
      .labelStyle(.iconOnly)
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background)
  }
}
