import EaselPixels
import Foundation

/// What libraries needed for a scene, and how far their pictures are apart. Libraries are named as in the reports.
struct SceneComparison: Codable {
  var scene: String
  /// Milliseconds of the fastest frame.
  var milliseconds: [String: Double] = [:]
  /// Why a library does not draw the scene.
  var unsupported: [String: String] = [:]
  /// How far each picture is from the median of the others; see `Agreement`.
  var differences: [String: Double] = [:]

  /// The kind of the scene: the first word of its name.
  var kind: String { String(scene.prefix { $0 != "_" }) }

  /// The largest difference at which pictures of this scene agree.
  var tolerance: Double { kind == SceneKind.text.rawValue ? Agreement.textTolerance : Agreement.tolerance }

  /// The libraries that draw another picture than the others.
  var disagreeing: [String] {
    differences.filter { $0.value > tolerance }.map(\.key).sorted()
  }

  /// The times of the libraries whose pictures agree; none if Easel's picture does not.
  var comparable: [String: Double] {
    disagreeing.contains("easel") ? [:] : milliseconds.filter { !disagreeing.contains($0.key) }
  }
}

/// Compares pictures of the same scene.
///
/// Antialiasing, rounding and the placement of glyphs differ between libraries; geometry, paints and blending should
/// not. The measure is the mean absolute difference of red, green and blue, 0 to 255, over all pixels.
enum Agreement {
  static let tolerance = 5.0
  /// Small text differs more: libraries place glyphs on whole pixels, on quarters or exactly, and some lighten or
  /// darken them.
  static let textTolerance = 12.0

  /// The difference of each picture from the median of the others; empty if there is only one. A picture of another
  /// size than the first counts as entirely different.
  static func differences(_ pictures: [String: PixelImage]) -> [String: Double] {
    guard pictures.count > 1 else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: pictures.map { name, picture in
        (name, difference(picture, fromMedianOf: pictures.filter { $0.key != name }.map(\.value)))
      })
  }

  static func difference(_ picture: PixelImage, fromMedianOf others: [PixelImage]) -> Double {
    let same = others.filter { ($0.width, $0.height) == (picture.width, picture.height) }.map(\.pixels)
    guard !same.isEmpty else { return 255 }
    var sum = 0
    for index in picture.pixels.indices {
      let pixel = picture.pixels[index]
      for shift: UInt32 in [0, 8, 16] {
        let channel = Int(pixel >> shift & 0xff)
        sum += abs(2 * channel - twiceMedian(same, index, shift))
      }
    }
    return Double(sum) / Double(6 * picture.pixels.count)
  }

  /// Twice the median, which is a whole number for an even count too.
  private static func twiceMedian(_ pictures: [[UInt32]], _ index: Int, _ shift: UInt32) -> Int {
    func channel(_ picture: Int) -> Int { Int(pictures[picture][index] >> shift & 0xff) }
    switch pictures.count {
    case 1: return 2 * channel(0)
    case 2: return channel(0) + channel(1)
    case 3:
      let (a, b, c) = (channel(0), channel(1), channel(2))
      return 2 * max(min(a, b), min(max(a, b), c))
    default:
      let sorted = pictures.indices.map(channel).sorted()
      return sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]
    }
  }
}

/// Draws scenes with several programs in turns, so that a slow moment of the machine affects all of them.
struct PeerRun {
  /// A line of a program's report.
  private struct Report: Decodable {
    var scene: String
    var version: String?
    var ms_min: Double?
    var unsupported: String?
  }

  /// So many scenes are drawn by a program before it is the turn of the next one.
  private static let batchSize = 10

  let programs: [PeerProgram]
  /// Seconds of timed frames for each scene and program.
  let budget: Double
  /// The processor that all programs run on.
  let core: Int
  /// A folder for the pictures of the first round.
  let pictures: String
  var log: (String) -> Void = { _ in }

  /// Of the programs that reported one.
  private(set) var versions: [String: String] = [:]
  private var comparisons: [String: SceneComparison] = [:]

  init(
    programs: [PeerProgram], budget: Double, core: Int, pictures: String,
    log: @escaping (String) -> Void = { _ in }
  ) {
    (self.programs, self.budget, self.core) = (programs, budget, core)
    (self.pictures, self.log) = (pictures, log)
  }

  /// The results for scene files, in their order.
  mutating func compare(_ files: [String], rounds: Int) -> [SceneComparison] {
    for round in 0..<rounds {
      for start in stride(from: 0, to: files.count, by: PeerRun.batchSize) {
        let batch = Array(files[start..<min(files.count, start + PeerRun.batchSize)])
        log("round \(round + 1) of \(rounds), scene \(start + 1) of \(files.count)")
        // Another program begins in each round.
        let first = round % programs.count
        for program in programs[first...] + programs[..<first] {
          draw(batch, with: program, writesPictures: round == 0)
        }
        if round == 0 { for file in batch { comparePictures(of: PeerRun.name(of: file)) } }
      }
    }
    return files.map {
      let name = PeerRun.name(of: $0); return comparisons[name] ?? SceneComparison(scene: name)
    }
  }

  /// A file's name without folder and endings.
  static func name(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.range(of: ".scene").map { String(name[..<$0.lowerBound]) } ?? name
  }

  private mutating func draw(_ files: [String], with program: PeerProgram, writesPictures: Bool) {
    var command = ["taskset", "-c", "\(core)"] + program.command
    command += ["--budget", "\(budget)", "--min-frames", "3"]
    if writesPictures { command += ["--png-dir", pictures] }
    let result = ChildProcess.run(command + files)
    // Libraries write warnings of their own.
    for line in result.errors.split(separator: "\n") where line.hasPrefix(program.name + ":") {
      log(String(line))
    }
    var missing = Set(files.map(PeerRun.name))
    for line in result.output.split(separator: "\n") {
      guard let report = try? JSONDecoder().decode(Report.self, from: Data(line.utf8)) else { continue }
      missing.remove(report.scene)
      note(report, of: program.name)
    }
    for scene in missing { note(Report(scene: scene, unsupported: "no result"), of: program.name) }
    if result.status != 0 { log("\(program.name): ended with status \(result.status)") }
  }

  private mutating func note(_ report: Report, of program: String) {
    if let version = report.version { versions[program] = version }
    var comparison = comparisons[report.scene] ?? SceneComparison(scene: report.scene)
    if let time = report.ms_min {
      comparison.milliseconds[program] = min(time, comparison.milliseconds[program] ?? .infinity)
    } else {
      comparison.unsupported[program] = report.unsupported
    }
    comparisons[report.scene] = comparison
  }

  private mutating func comparePictures(of scene: String) {
    let drawn = comparisons[scene]?.milliseconds.keys.sorted() ?? []
    var images: [String: PixelImage] = [:]
    for program in drawn {
      do {
        images[program] = try PixelImage.readPNG(from: "\(pictures)/\(scene).\(program).png")
      } catch {
        log("\(program): \(scene): \(error)")
        comparisons[scene]?.differences[program] = 255
      }
    }
    comparisons[scene]?.differences.merge(Agreement.differences(images)) { $1 }
  }
}
