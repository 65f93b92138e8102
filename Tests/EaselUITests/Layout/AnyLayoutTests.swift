import Testing

@testable import EaselUI

@Suite("AnyLayout")
@MainActor
struct AnyLayoutTests {
  @ViewBuilder private var boxes: some View {
    Box(1, width: 10, height: 10)
    Box(2, width: 20, height: 30)
    Spacer(minLength: 4)
    Box(3)
  }

  @Test("A stack layout arranges views like the stack")
  func sameAsStacks() {
    let room = CGSize(200, 100)
    #expect(
      frames(in: room) { HStackLayout(alignment: .top, spacing: 3) { boxes } }
        == frames(in: room) { HStack(alignment: .top, spacing: 3) { boxes } })
    #expect(
      frames(in: room) { VStackLayout(alignment: .trailing) { boxes } }
        == frames(in: room) { VStack(alignment: .trailing) { boxes } })
    #expect(
      frames(in: room) { ZStackLayout(alignment: .bottomLeading) { boxes } }
        == frames(in: room) { ZStack(alignment: .bottomLeading) { boxes } })
    #expect(
      frames(in: room) {
        AnyLayout(HStackLayout(spacing: 3)) {
          Box(1, width: 10); Box(2, width: 20)
        }
      }
        == frames(in: room) {
          HStack(spacing: 3) {
            Box(1, width: 10); Box(2, width: 20)
          }
        })
  }

  private struct Switching: View {
    @State private var isColumn = false
    let handle: Handle<Bool>
    let counter: Handle<Int>

    var body: some View {
      handle.binding = $isColumn
      let layout =
        isColumn
        ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
        : AnyLayout(HStackLayout(alignment: .top, spacing: 0))
      return layout {
        Box(1, width: 10, height: 10)
        Counting(counter: counter)
      }
    }
  }

  private struct Counting: View {
    @State private var count = 2
    let counter: Handle<Int>

    var body: some View {
      counter.binding = $count
      return Box(count, width: 20, height: 20)
    }
  }

  @Test("Switching the layout keeps the views and their state, and moves them with the transaction")
  func keepsState() {
    let (handle, counter) = (Handle<Bool>(), Handle<Int>())
    let stage = Stage(
      size: CGSize(30, 30),
      Switching(handle: handle, counter: counter).frame(width: 30, height: 30, alignment: .topLeading))
    stage.show(at: 0)
    counter.value = 7
    #expect(stage.frames() == [1: CGRect(0, 0, 10, 10), 7: CGRect(10, 0, 20, 20)])
    withAnimation(.linear(duration: 1)) { handle.value = true }
    stage.show(at: 1)
    stage.show(at: 1.5)
    #expect(stage.frames()[7] == CGRect(5, 5, 20, 20))
    stage.show(at: 2.1)
    #expect(stage.frames() == [1: CGRect(0, 0, 10, 10), 7: CGRect(0, 10, 20, 20)])
  }
}
