import Foundation
import Testing

@testable import EaselUI

@Suite("Stored values")
@MainActor
struct AppStorageTests {
  private let folder: StorageFolder
  private let settings: SettingsStore

  init() throws {
    folder = try StorageFolder()
    settings = FileStore(folder.file("test-settings.plist"), section: .app)
  }

  private var saved: SettingsFile { folder.file("test-settings.plist") }

  private struct Counter: View {
    @AppStorage("count") private var count = 3
    let name: String
    let log: Log
    var handle: Handle<Int>?

    var body: some View {
      handle?.binding = $count
      log.note("\(name)\(count)")
      return Box(count)
    }
  }

  @Test("A value starts with its default, and with the stored value the next time")
  func restores() {
    let (log, handle) = (Log(), Handle<Int>())
    let stage = Stage(Counter(name: "a", log: log, handle: handle).environment(\.appStorage, settings))
    stage.show()
    #expect(folder.contents.isEmpty)
    handle.value = 8
    stage.show()
    let next = FileStore(saved, section: .app)
    Stage(Counter(name: "b", log: log).environment(\.appStorage, next)).show()
    #expect(log.take() == ["a3", "a8", "b8"])
  }

  @Test("A change is shown at once in all views that read the key, and only there")
  func shares() {
    let (log, handle) = (Log(), Handle<Int>())
    struct Other: View {
      @AppStorage("other") private var text = "x"
      let log: Log

      var body: some View {
        log.note(text)
        return Box(0)
      }
    }
    let stage = Stage(
      VStack {
        Counter(name: "a", log: log, handle: handle)
        Counter(name: "b", log: log)
        Other(log: log)
      }
      .environment(\.appStorage, settings))
    let second = Stage(Counter(name: "c", log: log).environment(\.appStorage, settings))
    stage.show()
    second.show()
    _ = log.take()
    handle.value = 5
    stage.show()
    second.show()
    #expect(log.take() == ["a5", "b5", "c5"])
    handle.value = 5
    stage.show()
    #expect(log.take().isEmpty)
  }

  @Test("A change in an animated transaction is animated")
  func animates() {
    struct Wide: View {
      @AppStorage("wide") private var width = 20.0
      let handle: Handle<Double>

      var body: some View {
        handle.binding = $width
        return Box(1, height: 10).frame(width: width)
      }
    }
    let handle = Handle<Double>()
    let stage = Stage(Wide(handle: handle).environment(\.appStorage, settings))
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { handle.value = 60 }
    stage.show(at: 0)
    #expect(stage.frame(of: 1, at: 0.5)?.width == 40)
  }

  private enum Mode: Int { case first = 1, second }
  private enum Theme: String { case plain, bright }

  @Test("Values of all supported types are stored and restored")
  func kinds() {
    // No key may be the name of an option of the test run, such as `c`: Foundation finds the option's value
    // under it.
    let suite = "easel-test-\(UUID().uuidString)"
    guard let defaults = UserDefaults(suiteName: suite) else { return }
    defer { defaults.removePersistentDomain(forName: suite) }
    let (date, url) = (Date(timeIntervalSinceReferenceDate: 9), URL(string: "https://a.b/c?d=%20")!)
    func check<Value: Equatable>(
      _ storage: @autoclosure () -> AppStorage<Value>, _ value: Value, from start: Value
    ) {
      #expect(storage().wrappedValue == start)
      storage().wrappedValue = value
      #expect(storage().wrappedValue == value)
      storage().projectedValue.wrappedValue = start
      #expect(storage().wrappedValue == start)
    }
    check(AppStorage(wrappedValue: false, "kind-a", store: defaults), true, from: false)
    check(AppStorage(wrappedValue: 1, "kind-b", store: defaults), 2, from: 1)
    check(AppStorage(wrappedValue: 1.5, "kind-c", store: defaults), 2, from: 1.5)
    check(AppStorage(wrappedValue: "", "kind-d", store: defaults), "ä", from: "")
    check(
      AppStorage(wrappedValue: URL(string: "x:y")!, "kind-e", store: defaults), url, from: URL(string: "x:y")!
    )
    check(AppStorage(wrappedValue: Date.distantPast, "kind-f", store: defaults), date, from: .distantPast)
    check(AppStorage(wrappedValue: Data(), "kind-g", store: defaults), Data([0, 1]), from: Data())
    check(AppStorage(wrappedValue: Mode.first, "kind-h", store: defaults), .second, from: .first)
    check(AppStorage(wrappedValue: Theme.plain, "kind-i", store: defaults), .bright, from: .plain)
    check(AppStorage<Bool?>("kind-j", store: defaults), true, from: nil)
    check(AppStorage<Int?>("kind-k", store: defaults), 3, from: nil)
    check(AppStorage<Double?>("kind-l", store: defaults), 0.5, from: nil)
    check(AppStorage<String?>("kind-m", store: defaults), "", from: nil)
    check(AppStorage<URL?>("kind-n", store: defaults), url, from: nil)
    check(AppStorage<Date?>("kind-o", store: defaults), date, from: nil)
    check(AppStorage<Data?>("kind-p", store: defaults), Data([7]), from: nil)
    check(AppStorage<Mode?>("kind-q", store: defaults), .second, from: nil)
    check(AppStorage<Theme?>("kind-r", store: defaults), .bright, from: nil)
  }

  @Test("A stored value of another type is ignored; an integer is read as a number")
  func otherTypes() {
    settings.set("text", for: "a")
    settings.set(9, for: "b")
    settings.set(99, for: "c")
    #expect(StoredValue(StoredProperty(key: "a", defaultValue: 4, coding: .plain), in: settings).value == 4)
    #expect(
      StoredValue(StoredProperty(key: "b", defaultValue: 1.5, coding: .number), in: settings).value == 9)
    #expect(
      StoredValue(StoredProperty(key: "c", defaultValue: Mode.first, coding: .raw()), in: settings).value
        == .first)
  }

  @Test("The default store of the environment is used by views that name no store")
  func defaultStore() throws {
    let suite = "easel-test-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.set(11, forKey: "count")
    let (log, handle) = (Log(), Handle<Int>())
    let stage = Stage(Counter(name: "a", log: log, handle: handle).defaultAppStorage(defaults))
    stage.show()
    handle.value = 12
    stage.show()
    #expect(log.take() == ["a11", "a12"])
    #expect(defaults.integer(forKey: "count") == 12)
  }

  @Test("A view whose key changes reads the value of the new key")
  func keys() {
    struct Keyed: View {
      @AppStorage private var value: Int
      let log: Log

      init(_ key: String, _ log: Log) {
        _value = AppStorage(wrappedValue: 0, key)
        self.log = log
      }

      var body: some View {
        log.note("\(value)")
        return Box(0)
      }
    }
    let (log, flag) = (Log(), Handle<Bool>())
    settings.set(1, for: "first")
    settings.set(2, for: "second")
    let stage = Stage(
      Flagged(handle: flag) { Keyed($0 ? "second" : "first", log) }.environment(\.appStorage, settings))
    stage.show()
    flag.value = true
    stage.show()
    settings.set(5, for: "first")
    stage.show()
    settings.set(3, for: "second")
    stage.show()
    #expect(log.take() == ["1", "2", "3"])
  }

  @Test("Scene storage has separate keys in the same file")
  func sceneStorage() {
    struct Tabs: View {
      @SceneStorage("tab") private var tab = 1
      @SceneStorage("name") private var name: String?
      @SceneStorage("theme") private var theme = Theme.plain
      let log: Log
      let handle: Handle<Int>

      var body: some View {
        handle.binding = $tab
        log.note("\(tab) \(name ?? "-") \(theme.rawValue)")
        return Box(0)
      }
    }
    let (log, handle) = (Log(), Handle<Int>())
    let scene = FileStore(saved, section: .scene)
    settings.set(9, for: "tab")
    let stage = Stage(Tabs(log: log, handle: handle).environment(\.sceneStorage, scene))
    stage.show()
    handle.value = 2
    stage.show()
    #expect(log.take() == ["1 - plain", "2 - plain"])
    #expect(saved.value(for: "tab", in: .scene) as? Int == 2)
    #expect(saved.value(for: "tab", in: .app) as? Int == 9)
  }

  @Test("A change on another thread updates the views")
  func otherThread() async {
    let log = Log()
    let stage = Stage(Counter(name: "a", log: log).environment(\.appStorage, settings))
    stage.show()
    let settings = settings
    await Task.detached { settings.set(21, for: "count") }.value
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    stage.show()
    #expect(log.take() == ["a3", "a21"])
  }
}
