// The scene format of ../SCENE.md: a scene's parts, and the reader.
#pragma once
#include <zlib.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace scene {

/// (x, y) becomes (a x + c y + tx, b x + d y + ty).
struct Matrix {
  double a = 1, b = 0, c = 0, d = 1, tx = 0, ty = 0;
  bool isIdentity() const { return a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0; }
};

/// Straight sRGB.
struct Color {
  uint8_t red = 255, green = 255, blue = 255, alpha = 255;
};

enum class Spread { pad, repeat, reflect };
enum class PaintKind { solid, linear, radial, conic };

struct Stop {
  double place;
  Color color;
};

struct Paint {
  PaintKind kind = PaintKind::solid;
  Color color;
  /// linear: x0 y0 x1 y1; radial: cx cy r fx fy; conic: cx cy angle.
  std::array<double, 5> geometry{};
  Spread spread = Spread::pad;
  std::vector<Stop> stops;
};

/// One command of a path. `R` and `U` stand for whole rectangles.
struct PathCommand {
  char verb;
  std::array<double, 6> values{};
};

struct Path {
  std::vector<PathCommand> commands;

  /// The only command if it is a rectangle (`R`) or a rounded rectangle (`U`), for which libraries have calls of
  /// their own; otherwise null.
  const PathCommand* single(char verb) const {
    return commands.size() == 1 && commands[0].verb == verb ? &commands[0] : nullptr;
  }

  /// The path in M, L, Q, C and Z alone.
  std::vector<PathCommand> expanded() const;
};

enum class Cap { butt, round, square };
enum class Join { miter, round, bevel };

struct Operation;

struct Fill {
  int path, paint;
  bool evenOdd;
  Matrix matrix;
};
struct Stroke {
  int path, paint;
  double width;
  Cap cap;
  Join join;
  double miterLimit;
  std::vector<double> dashes;
  double phase;
  Matrix matrix;
};
struct Clip {
  int path;
  bool evenOdd;
  Matrix matrix;
};
struct Unclip {};
struct Layer {
  double opacity;
  std::string blend;
  int x, y, width, height;
  /// Standard deviation; 0 for none.
  double blur;
  std::vector<Operation> content;
};
struct Draw {
  int symbol;
  double opacity;
  Matrix matrix;
};
struct Text {
  int font;
  double size, x, y;
  int paint;
  std::string string;
};

struct Operation {
  std::variant<Fill, Stroke, Clip, Unclip, Layer, Draw, Text> call;
};

struct Symbol {
  int width = 0, height = 0;
  std::vector<Operation> operations;
};

struct Scene {
  std::string name, folder;
  int width = 0, height = 0;
  Color background;
  std::map<int, Paint> paints;
  std::map<int, Path> paths;
  std::map<int, std::string> fonts;
  std::map<int, Symbol> symbols;
  std::vector<Operation> operations;
};

inline std::vector<PathCommand> Path::expanded() const {
  std::vector<PathCommand> result;
  for (const PathCommand& command : commands) {
    const auto& v = command.values;
    const double right = v[0] + v[2], bottom = v[1] + v[3];
    if (command.verb == 'R') {
      result.push_back({'M', {v[0], v[1]}});
      result.push_back({'L', {right, v[1]}});
      result.push_back({'L', {right, bottom}});
      result.push_back({'L', {v[0], bottom}});
      result.push_back({'Z'});
    } else if (command.verb == 'U') {
      const double r = std::min(v[4], std::min(v[2], v[3]) / 2), k = r * (1 - 0.5522847498);
      result.push_back({'M', {v[0] + r, v[1]}});
      result.push_back({'L', {right - r, v[1]}});
      result.push_back({'C', {right - k, v[1], right, v[1] + k, right, v[1] + r}});
      result.push_back({'L', {right, bottom - r}});
      result.push_back({'C', {right, bottom - k, right - k, bottom, right - r, bottom}});
      result.push_back({'L', {v[0] + r, bottom}});
      result.push_back({'C', {v[0] + k, bottom, v[0], bottom - k, v[0], bottom - r}});
      result.push_back({'L', {v[0], v[1] + r}});
      result.push_back({'C', {v[0], v[1] + k, v[0] + k, v[1], v[0] + r, v[1]}});
      result.push_back({'Z'});
    } else {
      result.push_back(command);
    }
  }
  return result;
}

/// The words of one statement.
class Words {
 public:
  explicit Words(std::string_view line) : rest_(line) {}

  bool isEmpty() {
    const size_t start = rest_.find_first_not_of(" \t\r");
    rest_ = start == std::string_view::npos ? std::string_view() : rest_.substr(start);
    return rest_.empty();
  }

  std::string_view word() {
    if (isEmpty()) throw std::runtime_error("a statement is too short");
    const std::string_view word = rest_.substr(0, rest_.find_first_of(" \t\r"));
    rest_.remove_prefix(word.size());
    return word;
  }

  double number() {
    const std::string_view text = word();
    double value = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), value).ptr != text.data() + text.size())
      throw std::runtime_error("not a number: " + std::string(text));
    return value;
  }

  int integer() { return static_cast<int>(number()); }

  Color color() {
    const std::string_view text = word();
    uint32_t bits = 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), bits, 16).ptr;
    if (text.size() != 8 || end != text.data() + 8) throw std::runtime_error("not a color: " + std::string(text));
    const auto byte = [bits](int shift) { return static_cast<uint8_t>(bits >> shift); };
    return {byte(24), byte(16), byte(8), byte(0)};
  }

  Matrix matrix() {
    Matrix m;
    if (isEmpty()) return m;
    for (double* field : {&m.a, &m.b, &m.c, &m.d, &m.tx, &m.ty}) *field = number();
    return m;
  }

  /// The index of the next word among the choices.
  template <class Value>
  Value choice(std::initializer_list<std::string_view> choices) {
    const std::string_view text = word();
    const auto found = std::find(choices.begin(), choices.end(), text);
    if (found == choices.end()) throw std::runtime_error("unexpected word: " + std::string(text));
    return static_cast<Value>(found - choices.begin());
  }

  std::string rest() {
    if (isEmpty()) return "";
    return std::string(rest_.substr(0, rest_.find_last_not_of(" \t\r") + 1));
  }

 private:
  std::string_view rest_;
};

class Reader {
 public:
  static Scene read(const std::string& path) {
    Reader reader;
    const size_t slash = path.rfind('/');
    reader.scene_.folder = slash == std::string::npos ? "." : path.substr(0, slash);
    reader.scene_.name = slash == std::string::npos ? path : path.substr(slash + 1);
    reader.scene_.name.resize(std::min(reader.scene_.name.size(), reader.scene_.name.find(".scene")));
    reader.readFile(path);
    if (reader.open_.size() != 1) throw std::runtime_error("a layer or symbol is not ended");
    reader.scene_.operations = std::move(reader.open_[0]);
    if (reader.scene_.width < 1 || reader.scene_.height < 1) throw std::runtime_error("the scene has no size");
    return std::move(reader.scene_);
  }

 private:
  Scene scene_;
  /// Lists of operations that are being read: the scene's, a symbol's, and those of layers.
  std::vector<std::vector<Operation>> open_ = std::vector<std::vector<Operation>>(1);
  std::vector<Layer> layers_;
  int symbol_ = -1;

  void readFile(const std::string& path) {
    gzFile file = gzopen(path.c_str(), "rb");
    if (!file) throw std::runtime_error("cannot read " + path);
    std::string text;
    std::vector<char> chunk(1 << 16);
    int count;
    while ((count = gzread(file, chunk.data(), static_cast<unsigned>(chunk.size()))) > 0)
      text.append(chunk.data(), static_cast<size_t>(count));
    gzclose(file);
    const std::string folder = path.find('/') == std::string::npos ? "." : path.substr(0, path.rfind('/'));
    for (size_t start = 0; start < text.size();) {
      const size_t end = std::min(text.find('\n', start), text.size());
      Words words(std::string_view(text).substr(start, end - start));
      start = end + 1;
      if (words.isEmpty()) continue;
      const std::string_view keyword = words.word();
      if (keyword[0] == '#') continue;
      if (keyword == "include") readFile(folder + "/" + words.rest());
      else readStatement(keyword, words);
    }
  }

  void readStatement(std::string_view keyword, Words& words) {
    if (keyword == "scene") words.choice<int>({"v1"});
    else if (keyword == "size") { scene_.width = words.integer(); scene_.height = words.integer(); }
    else if (keyword == "background") scene_.background = words.color();
    else if (keyword == "paint") { const int number = words.integer(); scene_.paints[number] = paint(words); }
    else if (keyword == "path") { const int number = words.integer(); scene_.paths[number] = path(words); }
    else if (keyword == "font") { const int number = words.integer(); scene_.fonts[number] = words.rest(); }
    else if (keyword == "symbol") beginSymbol(words);
    else if (keyword == "endsymbol") endSymbol();
    else if (keyword == "layer") beginLayer(words);
    else if (keyword == "endlayer") endLayer();
    else open_.back().push_back(operation(keyword, words));
  }

  void beginSymbol(Words& words) {
    symbol_ = words.integer();
    Symbol& symbol = scene_.symbols[symbol_];
    symbol.width = words.integer();
    symbol.height = words.integer();
    open_.emplace_back();
  }

  void endSymbol() {
    if (symbol_ < 0) throw std::runtime_error("endsymbol without symbol");
    scene_.symbols[symbol_].operations = std::move(open_.back());
    open_.pop_back();
    symbol_ = -1;
  }

  void beginLayer(Words& words) {
    Layer layer{};
    layer.opacity = words.number();
    layer.blend = std::string(words.word());
    for (int* field : {&layer.x, &layer.y, &layer.width, &layer.height}) *field = words.integer();
    if (!words.isEmpty()) { words.choice<int>({"blur"}); layer.blur = words.number(); }
    layers_.push_back(std::move(layer));
    open_.emplace_back();
  }

  void endLayer() {
    if (layers_.empty()) throw std::runtime_error("endlayer without layer");
    layers_.back().content = std::move(open_.back());
    open_.pop_back();
    open_.back().push_back({std::move(layers_.back())});
    layers_.pop_back();
  }

  static Operation operation(std::string_view keyword, Words& words) {
    if (keyword == "fill") {
      const int path = words.integer(), paint = words.integer();
      const bool evenOdd = words.choice<bool>({"nz", "eo"});
      return {Fill{path, paint, evenOdd, words.matrix()}};
    }
    if (keyword == "clip") {
      const int path = words.integer();
      const bool evenOdd = words.choice<bool>({"nz", "eo"});
      return {Clip{path, evenOdd, words.matrix()}};
    }
    if (keyword == "stroke") return {stroke(words)};
    if (keyword == "unclip") return {Unclip{}};
    if (keyword == "draw") {
      const int symbol = words.integer();
      const double opacity = words.number();
      return {Draw{symbol, opacity, words.matrix()}};
    }
    if (keyword == "text") {
      Text text{};
      text.font = words.integer();
      for (double* field : {&text.size, &text.x, &text.y}) *field = words.number();
      text.paint = words.integer();
      text.string = words.rest();
      return {text};
    }
    throw std::runtime_error("unknown statement: " + std::string(keyword));
  }

  static Stroke stroke(Words& words) {
    Stroke stroke{};
    stroke.path = words.integer();
    stroke.paint = words.integer();
    stroke.width = words.number();
    stroke.cap = words.choice<Cap>({"butt", "round", "square"});
    stroke.join = words.choice<Join>({"miter", "round", "bevel"});
    stroke.miterLimit = words.number();
    for (int left = words.integer(); left > 0; left--) stroke.dashes.push_back(words.number());
    if (!stroke.dashes.empty()) stroke.phase = words.number();
    stroke.matrix = words.matrix();
    return stroke;
  }

  static Paint paint(Words& words) {
    Paint paint;
    paint.kind = words.choice<PaintKind>({"solid", "linear", "radial", "conic"});
    if (paint.kind == PaintKind::solid) {
      paint.color = words.color();
      return paint;
    }
    const int count = paint.kind == PaintKind::linear ? 4 : paint.kind == PaintKind::radial ? 5 : 3;
    for (int index = 0; index < count; index++) paint.geometry[index] = words.number();
    paint.spread = words.choice<Spread>({"pad", "repeat", "reflect"});
    for (int left = words.integer(); left > 0; left--) {
      const double place = words.number();
      paint.stops.push_back({place, words.color()});
    }
    return paint;
  }

  static Path path(Words& words) {
    static const std::map<char, int> counts = {{'M', 2}, {'L', 2}, {'Q', 4}, {'C', 6}, {'Z', 0}, {'R', 4}, {'U', 5}};
    Path path;
    while (!words.isEmpty()) {
      PathCommand command{words.word()[0]};
      const auto count = counts.find(command.verb);
      if (count == counts.end()) throw std::runtime_error("unknown path command");
      for (int index = 0; index < count->second; index++) command.values[index] = words.number();
      path.commands.push_back(command);
    }
    return path;
  }
};

}  // namespace scene
