import Foundation

// usage: AssetSymbols [--public] OUTPUT BUNDLE CATALOG...
//
// Writes a Swift file with the names of the colors and images in asset catalogs, which are looked up in a resource
// bundle. With --public the file is for a module of its own, and is written in spite of errors. Errors and warnings go to
// standard error. Exit status: 1 for errors, 2 for invalid arguments.

let isPublic = CommandLine.arguments.dropFirst().first == "--public"
let paths = Array(CommandLine.arguments.dropFirst(isPublic ? 2 : 1))
guard paths.count >= 3 else {
  printError("usage: AssetSymbols [--public] OUTPUT BUNDLE CATALOG...")
  exit(2)
}
let reader = CatalogReader()
let assets = paths.dropFirst(2).flatMap { reader.assets(inCatalog: $0) }
let file = SymbolFile(assets: assets, bundle: paths[1], isPublic: isPublic)
let problems = reader.problems + file.problems
for problem in problems { printError("\(problem)") }
let hasErrors = problems.contains(where: \.isError)
// In a preview, a broken image does not take the names of the others.
guard !hasErrors || isPublic else { exit(1) }
do {
  try file.text.write(toFile: paths[0], atomically: true, encoding: .utf8)
} catch {
  printError("\(paths[0]): error: \(error.localizedDescription)")
  exit(1)
}
if hasErrors { exit(1) }

/// Writes a line to standard error. If that is not possible, the line is lost: `FileHandle.write(_:)` would end the program.
func printError(_ line: String) {
  try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
}
