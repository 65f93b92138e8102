import ArgumentParser
import EaselDemos
import EaselPixels
import EaselTestSupport
import Foundation
import SwiftUI
import Testing

@testable import Viewer

/// `easel render --frames --shard`: a film whose frames several processes share.
@Suite(.serialized, .waitsForPrograms) struct FrameShardTests {
  private static let frameCount = 8
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func start(
    _ demo: String, shard: String?, into name: String = "frames", size: String = "60x40", start: Double = 0
  ) throws -> RunningProgram {
    let frames = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: frames, withIntermediateDirectories: true)
    let arguments = [
      "render", demo, "--time", "\(start)", "--size", size, "--frames", "0..<\(Self.frameCount)", "--fps",
      "24",
      "-o", frames.appendingPathComponent("frame.png").path,
    ]
    return try RunningProgram(
      ViewerFixture.program(), arguments + (shard.map { ["--shard", $0] } ?? []),
      environment: ["DISPLAY": nil])
  }

  /// Renders a share and returns the line that it prints.
  @discardableResult
  private func render(
    _ demo: String, shard: String = "1/1", into name: String = "frames", size: String = "60x40"
  )
    throws -> String
  {
    let program = try start(demo, shard: shard, into: name, size: size)
    #expect(try program.wait(timeout: 120) == 0)
    return String(decoding: program.outputData(), as: UTF8.self)
  }

  private func file(_ frame: Int, in name: String = "frames") -> URL {
    folder.appendingPathComponent(name).appendingPathComponent(String(format: "frame-%05d.png", frame))
  }

  private func contents(of name: String = "frames") throws -> [String: Data] {
    let path = folder.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(atPath: path.path)
    return try Dictionary(
      uniqueKeysWithValues: files.map { ($0, try Data(contentsOf: path.appendingPathComponent($0))) })
  }

  /// The number that a file keeps until another one takes its name.
  private func identity(_ frame: Int) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file(frame).path)[.systemFileNumber] as? Int
  }

  // MARK: Shares

  @Test func theSharesOfAFilmAreAllItsFrames() throws {
    defer { remove() }
    for (frames, count) in [(0..<24, 5), (7..<31, 24), (3..<8, 16), (0..<1_000_000_000, 7), (0..<1, 1)] {
      let parts = try (1...count).map { try ShardArgument("\($0)/\(count)").part(of: frames) }
      #expect(parts.first?.lowerBound == frames.lowerBound && parts.last?.upperBound == frames.upperBound)
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      let lengths = parts.map(\.count)
      #expect(lengths.max()! - lengths.min()! <= 1, "\(lengths)")
    }
    let last = try ShardArgument("1000000/1000000").part(of: 0..<1_000_000_000)
    #expect(last == 999_999_000..<1_000_000_000)
  }

  @Test(arguments: [
    (["--frames", "0-9", "--shard", "0/16"], "the number of the share, from 1"),
    (["--frames", "0-9", "--shard", "17/16"], "1/16 is the first of sixteen and 16/16 the last"),
    (["--frames", "0-9", "--shard", "3/0"], "the number of the share, from 1"),
    (["--frames", "0-9", "--shard=-1/4"], "the number of the share, from 1"),
    (["--frames", "0-9", "--shard", "3"], "the number of the share, from 1"),
    (["--frames", "0-9", "--shard", "1/2/3"], "the number of the share, from 1"),
    (["--frames", "0-9", "--shard", "a/b"], "the number of the share, from 1"),
    (["--frames", "0-9", "--shard", "1/1000001"], "at most 1000000"),
    (["--frames", "0-9", "--shard", "1/99999999999999999999"], "at most 1000000"),
    (["--shard", "1/2"], "add --frames, for example --frames 0-119"),
    (["--fps", "24"], "add --frames, for example --frames 0-119"),
    (["--frames", "0-9", "--fps", "0"], "--fps must be 1 to 60"),
    (["--frames", "0-9", "--fps", "61"], "--fps must be 1 to 60"),
    (["--frames", "0-9", "--shard", "1/2", "-o", "a.jpg"], "--shard is for .png files"),
    (["--frames", "0-9", "--shard", "1/2", "-o", "a.pdf"], "--shard is for .png files"),
  ])
  func wrongArgumentsAreExplained(arguments: [String], message: String) throws {
    defer { remove() }
    let output = arguments.contains("-o") ? [] : ["-o", "a.png"]
    do {
      _ = try EaselCommand.parseAsRoot(["render", "metaballs"] + arguments + output)
      Issue.record("accepted: \(arguments)")
    } catch {
      let text = EaselCommand.message(for: error)
      #expect(text.contains(message), "\(text)")
    }
  }

  /// A function of the date, and animations of a state. Shares of unequal length, and more shares than frames.
  @Test(arguments: [("metaballs", 0.0), ("card", 0.355)])
  func allSharesTogetherAreTheFilmOfOneProcess(demo: String, time: Double) throws {
    defer { remove() }
    #expect(try start(demo, shard: nil, into: "whole", start: time).wait(timeout: 120) == 0)
    let whole = try contents(of: "whole")
    // The end of a file has the checksum of its pixels.
    #expect(whole.count == Self.frameCount && Set(whole.values.map { $0.suffix(16) }).count > 1)
    for count in [3, 11] {
      let programs = try (1...count).reversed().map {
        try start(demo, shard: "\($0)/\(count)", into: "parts-\(count)", start: time)
      }
      for program in programs { #expect(try program.wait(timeout: 300) == 0) }
      let isEqual = try contents(of: "parts-\(count)") == whole
      #expect(isEqual, "\(count) shares")
    }
  }

  @Test func fpsSetsTheTimesOfTheFrames() throws {
    defer { remove() }
    try render("metaballs")
    let path = folder.appendingPathComponent("single.png").path
    try RunningProgram.run(
      ViewerFixture.program(),
      ["render", "metaballs", "--time", "\(5.0 / 24)", "--size", "60x40", "-o", path])
    let (frame, single) = (try Data(contentsOf: file(5)), try Data(contentsOf: URL(fileURLWithPath: path)))
    // The single picture has no text about its frame: the end of the files are the pixels.
    #expect(frame.count > single.count && frame.suffix(single.count - 33) == single.dropFirst(33))
  }

  // MARK: What is there already

  @Test func onlyFramesThatAreNotCompleteAreWritten() throws {
    defer { remove() }
    #expect(try render("metaballs") == "share 1/1, frames 0-7: 8 written, 0 kept\n")
    let whole = try contents()
    let identities = try (0..<Self.frameCount).map { try identity($0) }
    let complete = try Data(contentsOf: file(0))
    // A part, nothing, a changed pixel, and bytes after the end.
    try complete.dropLast(20).write(to: file(0))
    try Data().write(to: file(1))
    var damaged = complete
    damaged[complete.count - 30] ^= 1
    try damaged.write(to: file(2))
    try (complete + [0]).write(to: file(3))
    try FileManager.default.removeItem(at: file(4))
    // A killed process left these.
    let leftovers = [".frame-00004.png.0a1b2c.part", ".frame-00006.png.0a1b2c.part"]
    for name in leftovers { try complete.write(to: folder.appendingPathComponent("frames/\(name)")) }

    #expect(
      try render("metaballs")
        == "share 1/1, frames 0-7: 5 written (4 in place of incomplete or other files), 3 kept\n")
    var now = try contents()
    for name in leftovers { #expect(now.removeValue(forKey: name) == complete) }
    #expect(now == whole)
    for frame in 5..<Self.frameCount { #expect(try identity(frame) == identities[frame], "frame \(frame)") }
    #expect(try render("metaballs", shard: "2/2") == "share 2/2, frames 4-7: 0 written, 4 kept\n")
  }

  /// A share that is complete takes no time before its start, and one that is not begins at its first missing frame.
  @MainActor
  @Test func aDemoIsNotStartedForFramesThatAreComplete() throws {
    defer { remove() }
    let starts = Starts()
    let demo = Demo(
      id: "counted", title: "Counted", summary: "", size: CGSize(width: 20, height: 10), presentation: .card,
      source: .init(fileName: "", text: { "" }), parameters: [], variants: [.init("one") { starts.view() }])
    let subject = FrameSubject(
      demo: demo, variant: 0, size: demo.size, scale: 1, scheme: .light, idiom: .phone)
    let series = FrameSeries(
      frames: 3..<6, output: folder.appendingPathComponent("frame.png").path, start: 0, framesPerSecond: 60)
    let writer = FrameWriter(subject: subject, series: series)
    for (written, count) in [(3, 1), (0, 1)] {
      let summary = try writer.writeMissing()
      #expect(summary.written == written && summary.kept == 3 - written && starts.count == count)
    }
    try FileManager.default.removeItem(at: folder)
    #expect(throws: FileError.self) { try writer.writeMissing() }
    #expect(starts.count == 1)
  }

  /// Frames of another size, demo, variant or time are no frames of this film, though they are complete.
  @Test func framesOfAnotherFilmAreReplaced() throws {
    defer { remove() }
    try render("metaballs", into: "expected")
    let expected = try contents(of: "expected")
    try render("rain", shard: "1/4")
    try render("metaballs", shard: "2/4", size: "61x40")
    try FileManager.default.copyItem(at: file(0, in: "expected"), to: file(4))
    #expect(
      try render("metaballs")
        == "share 1/1, frames 0-7: 8 written (5 in place of incomplete or other files), 0 kept\n")
    #expect(try contents() == expected)
  }

  @Test func aFileWithTheRightTextAndAnotherSizeIsNotTheFrame() throws {
    defer { remove() }
    func frame(width: Int) -> FrameFile {
      FrameFile(path: folder.appendingPathComponent("a.png").path, text: "a frame", width: width, height: 3)
    }
    #expect(frame(width: 4).state == .missing)
    let bytes = try frame(width: 4).bytes(of: Pixmap(width: 4, height: 3))
    try Data(bytes).write(to: folder.appendingPathComponent("a.png"))
    #expect(frame(width: 4).state == .complete && frame(width: 5).state == .other)
  }

  // MARK: Errors

  @Test func aMissingFolderIsNamed() throws {
    defer { remove() }
    let program = try RunningProgram(
      ViewerFixture.program(),
      [
        "render", "metaballs", "--frames", "0-7", "--shard", "2/2", "-o",
        folder.appendingPathComponent("none/frame.png").path,
      ])
    #expect(try program.wait() == 1)
    let text = program.errorText()
    #expect(text.contains("/none does not exist; create it first, or write to another one"), "\(text)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  /// A folder that has the name of a frame makes writing it fail at its end.
  @Test func afterAnErrorCompleteFramesStayAndNoPartsDo() throws {
    defer { remove() }
    try FileManager.default.createDirectory(at: file(3), withIntermediateDirectories: true)
    let program = try start("metaballs", shard: "1/1")
    #expect(try program.wait(timeout: 60) == 1)
    let text = program.errorText()
    #expect(text.contains("cannot write \(file(3).path): Is a directory"), "\(text)")
    #expect(text.contains("the same command writes those that are missing"), "\(text)")
    let names = try FileManager.default.contentsOfDirectory(atPath: file(3).deletingLastPathComponent().path)
    #expect(names.sorted() == (0...3).map { file($0).lastPathComponent })
    try FileManager.default.removeItem(at: file(3))
    #expect(try render("metaballs") == "share 1/1, frames 0-7: 5 written, 3 kept\n")
  }

  // MARK: Signals

  /// A named pipe holds the process in the middle of a file that is larger than the pipe's buffer.
  @Test func aSignalEndsTheProcessWhenTheFileIsComplete() throws {
    defer { remove() }
    let gate = try FrameGate(replacing: file(2))
    let program = try start("landscape", shard: "1/1", size: "600x400")
    try gate.waitForData()
    program.send(SIGTERM)
    let piped = try gate.readToEnd()
    #expect(try program.wait(timeout: 60) == -SIGTERM)
    #expect(piped.count > 1 << 16 && PNGChunk.all(of: [UInt8](piped)) != nil)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: file(2).deletingLastPathComponent().path).count == 3
    )
  }

  /// As under nohup.
  @Test func aSignalThatIsIgnoredEndsNothing() throws {
    defer { remove() }
    let gate = try FrameGate(replacing: file(2))
    let output = file(0).deletingLastPathComponent().appendingPathComponent("frame.png").path
    let program = try RunningProgram(
      "sh",
      [
        "-c", "trap '' TERM; exec \"$0\" \"$@\"", ViewerFixture.program(), "render", "landscape", "--size",
        "600x400", "--frames", "0-3", "--shard", "1/1", "-o", output,
      ], environment: ["DISPLAY": nil])
    try gate.waitForData()
    program.send(SIGTERM)
    _ = try gate.readToEnd()
    #expect(try program.wait(timeout: 60) == 0)
  }

  /// No process reads the second pipe, so that writing it never begins.
  @Test func aSignalEndsAProcessThatCannotContinue() throws {
    defer { remove() }
    let gate = try FrameGate(replacing: file(2))
    try #require(mkfifo(file(3).path, 0o600) == 0)
    let program = try start("metaballs", shard: "1/1")
    try gate.waitForData()
    _ = try gate.readToEnd()
    program.send(SIGTERM)
    #expect(try program.wait(timeout: 60) == -SIGTERM)
    for frame in 2...3 { try FileManager.default.removeItem(at: file(frame)) }
    #expect(try contents().keys.sorted() == (0...1).map { file($0).lastPathComponent })
    #expect(try render("metaballs") == "share 1/1, frames 0-7: 6 written, 2 kept\n")
  }
}

/// Counts how often a demo's view is created.
@MainActor private final class Starts {
  private(set) var count = 0

  func view() -> Color {
    count += 1
    return .red
  }
}
