// What all programs in C++ share: arguments, timing and the lines of JSON that ../SCENE.md describes.
#pragma once
#include <fontconfig/fontconfig.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>

#include "Scene.hpp"

/// The library cannot draw a scene; the text goes into the report.
struct Unsupported : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A scene as objects of one library, and the bitmap that it is drawn into.
class Frame {
 public:
  virtual ~Frame() = default;
  /// Draws background and operations. The pixels are finished when it returns.
  virtual void draw() = 0;
  virtual void writePNG(const std::string& path) = 0;
};

struct Options {
  double budget = 0.4;
  size_t minimumFrames = 5;
  int threads = 0;
  std::string pngFolder;
  std::vector<std::string> scenes;

  Options(int count, char** arguments) {
    for (int index = 1; index < count; index++) {
      const std::string argument = arguments[index];
      const auto value = [&] {
        if (index + 1 == count) throw std::runtime_error(argument + " needs a value");
        return arguments[++index];
      };
      if (argument == "--budget") budget = std::atof(value());
      else if (argument == "--min-frames") minimumFrames = static_cast<size_t>(std::max(1, std::atoi(value())));
      else if (argument == "--threads") threads = std::atoi(value());
      else if (argument == "--png-dir") pngFolder = value();
      else scenes.push_back(argument);
    }
  }
};

/// Milliseconds of frames, ascending.
inline std::vector<double> timeFrames(Frame& frame, const Options& options, bool isSlow) {
  using Clock = std::chrono::steady_clock;
  const auto seconds = [](Clock::duration duration) { return std::chrono::duration<double>(duration).count(); };
  if (!isSlow) frame.draw();
  std::vector<double> times;
  const Clock::time_point start = Clock::now();
  while (times.size() < 5000) {
    const Clock::time_point before = Clock::now();
    frame.draw();
    const Clock::time_point after = Clock::now();
    times.push_back(seconds(after - before) * 1000);
    const double spent = seconds(after - start);
    const bool isEnough =
        times.size() >= options.minimumFrames || (spent >= 4 * options.budget && times.size() >= 2);
    if (spent >= options.budget && isEnough) break;
  }
  std::sort(times.begin(), times.end());
  return times;
}

/// Draws each scene that the arguments name and reports it.
inline void drawScenes(
    const char* peer, const char* version, const Options& options,
    const std::function<std::unique_ptr<Frame>(const scene::Scene&)>& prepare) {
  for (const std::string& path : options.scenes) {
    std::string name = path, reason;
    try {
      const scene::Scene scene = scene::Reader::read(path);
      name = scene.name;
      const std::unique_ptr<Frame> frame = prepare(scene);
      const auto start = std::chrono::steady_clock::now();
      frame->draw();
      const std::chrono::duration<double> first = std::chrono::steady_clock::now() - start;
      if (!options.pngFolder.empty()) frame->writePNG(options.pngFolder + "/" + name + "." + peer + ".png");
      const std::vector<double> times = timeFrames(*frame, options, first.count() > options.budget);
      std::printf(
          "{\"peer\":\"%s\",\"version\":\"%s\",\"scene\":\"%s\",\"threads\":%d,\"ms_min\":%.5f,\"ms_median\":%.5f,"
          "\"frames\":%zu}\n",
          peer, version, name.c_str(), options.threads, times.front(), times[times.size() / 2], times.size());
    } catch (const Unsupported& error) {
      reason = error.what();
    } catch (const std::exception& error) {
      std::fprintf(stderr, "%s: %s: %s\n", peer, path.c_str(), error.what());
      reason = "error";
    }
    if (!reason.empty())
      std::printf(
          "{\"peer\":\"%s\",\"scene\":\"%s\",\"threads\":%d,\"unsupported\":\"%s\"}\n", peer, name.c_str(),
          options.threads, reason.c_str());
    std::fflush(stdout);
  }
}

/// The definition with a number; throws if the scene does not have it.
template <class Value>
const Value& definition(const std::map<int, Value>& values, int number, const char* kind) {
  const auto found = values.find(number);
  if (found == values.end())
    throw std::runtime_error(std::string(kind) + " " + std::to_string(number) + " is not defined");
  return found->second;
}

/// The file of a font: a path relative to the scene, or what fontconfig finds for a family.
inline std::string fontFile(const scene::Scene& scene, int number) {
  const std::string& name = definition(scene.fonts, number, "font");
  if (name.rfind("file:", 0) == 0) return scene.folder + "/" + name.substr(5);
  FcPattern* wanted = FcPatternCreate();
  FcPatternAddString(wanted, FC_FAMILY, reinterpret_cast<const FcChar8*>(name.c_str()));
  FcConfigSubstitute(nullptr, wanted, FcMatchPattern);
  FcDefaultSubstitute(wanted);
  FcResult result;
  FcPattern* match = FcFontMatch(nullptr, wanted, &result);
  FcChar8* file = nullptr;
  std::string path;
  if (match && FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch) path = reinterpret_cast<char*>(file);
  if (match) FcPatternDestroy(match);
  FcPatternDestroy(wanted);
  if (path.empty()) throw std::runtime_error("no font for " + name);
  return path;
}
