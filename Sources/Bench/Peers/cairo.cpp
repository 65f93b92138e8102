// Cairo's image surface, with its default antialiasing. Cairo has neither conic gradients nor blur. Version 1.16 places
// glyphs on whole pixels.
#include <cairo-ft.h>
#include <cairo.h>

#include "Driver.hpp"

namespace {

using Step = std::function<void(cairo_t*)>;
template <class Value>
using Shared = std::shared_ptr<Value>;

cairo_operator_t blendOperator(const std::string& name) {
  static const std::map<std::string, cairo_operator_t> operators = {
      {"srcover", CAIRO_OPERATOR_OVER},         {"multiply", CAIRO_OPERATOR_MULTIPLY},
      {"screen", CAIRO_OPERATOR_SCREEN},        {"overlay", CAIRO_OPERATOR_OVERLAY},
      {"darken", CAIRO_OPERATOR_DARKEN},        {"lighten", CAIRO_OPERATOR_LIGHTEN},
      {"colordodge", CAIRO_OPERATOR_COLOR_DODGE}, {"colorburn", CAIRO_OPERATOR_COLOR_BURN},
      {"hardlight", CAIRO_OPERATOR_HARD_LIGHT}, {"softlight", CAIRO_OPERATOR_SOFT_LIGHT},
      {"difference", CAIRO_OPERATOR_DIFFERENCE}, {"exclusion", CAIRO_OPERATOR_EXCLUSION},
      {"plus", CAIRO_OPERATOR_ADD}};
  const auto found = operators.find(name);
  if (found == operators.end()) throw Unsupported("blend mode " + name);
  return found->second;
}

cairo_matrix_t cairoMatrix(const scene::Matrix& m) { return {m.a, m.b, m.c, m.d, m.tx, m.ty}; }

/// A path in user space. cairo_copy_path would round it to fixed-point numbers of device space.
class UserPath {
 public:
  explicit UserPath(const scene::Path& path) {
    double x = 0, y = 0;
    for (const scene::PathCommand& command : path.expanded()) {
      const auto& v = command.values;
      switch (command.verb) {
        case 'M': add(CAIRO_PATH_MOVE_TO, {v[0], v[1]}); break;
        case 'L': add(CAIRO_PATH_LINE_TO, {v[0], v[1]}); break;
        case 'C': add(CAIRO_PATH_CURVE_TO, {v[0], v[1], v[2], v[3], v[4], v[5]}); break;
        case 'Q':  // As a cubic.
          add(CAIRO_PATH_CURVE_TO,
              {x + (v[0] - x) * 2 / 3, y + (v[1] - y) * 2 / 3, v[2] + (v[0] - v[2]) * 2 / 3,
               v[3] + (v[1] - v[3]) * 2 / 3, v[2], v[3]});
          break;
        default: add(CAIRO_PATH_CLOSE_PATH, {});
      }
      const int end = command.verb == 'C' ? 4 : command.verb == 'Q' ? 2 : 0;
      if (command.verb != 'Z') { x = v[end]; y = v[end + 1]; }
    }
  }

  void append(cairo_t* cairo) {
    const cairo_path_t path{CAIRO_STATUS_SUCCESS, data_.data(), static_cast<int>(data_.size())};
    cairo_append_path(cairo, &path);
  }

 private:
  std::vector<cairo_path_data_t> data_;

  void add(cairo_path_data_type_t type, std::initializer_list<double> values) {
    cairo_path_data_t header;
    header.header.type = type;
    header.header.length = static_cast<int>(1 + values.size() / 2);
    data_.push_back(header);
    for (auto value = values.begin(); value != values.end(); value += 2) {
      cairo_path_data_t point;
      point.point = {value[0], value[1]};
      data_.push_back(point);
    }
  }
};

/// Operations -> steps with Cairo's objects.
class Preparation {
 public:
  explicit Preparation(const scene::Scene& scene) : scene_(scene) {
    for (const auto& [number, symbol] : scene.symbols) {
      Shared<cairo_surface_t> surface(
          cairo_image_surface_create(CAIRO_FORMAT_ARGB32, symbol.width, symbol.height), cairo_surface_destroy);
      Shared<cairo_t> cairo(cairo_create(surface.get()), cairo_destroy);
      for (const Step& step : steps(symbol.operations)) step(cairo.get());
      cairo_surface_flush(surface.get());
      symbols_[number] = pattern(cairo_pattern_create_for_surface(surface.get()));
      cairo_pattern_set_filter(symbols_[number].get(), CAIRO_FILTER_BILINEAR);
    }
  }

  std::vector<Step> steps(const std::vector<scene::Operation>& operations) {
    std::vector<Step> result;
    for (const scene::Operation& operation : operations)
      result.push_back(std::visit([this](const auto& call) { return step(call); }, operation.call));
    return result;
  }

 private:
  const scene::Scene& scene_;
  std::map<int, Shared<UserPath>> paths_;
  std::map<int, Shared<cairo_pattern_t>> paints_, symbols_;
  std::map<std::pair<int, double>, Shared<cairo_scaled_font_t>> fonts_;

  static Shared<cairo_pattern_t> pattern(cairo_pattern_t* pattern) { return {pattern, cairo_pattern_destroy}; }

  Step step(const scene::Fill& fill) {
    return [path = path(fill.path), paint = paint(fill.paint), matrix = cairoMatrix(fill.matrix),
            rule = rule(fill.evenOdd)](cairo_t* cairo) {
      cairo_set_matrix(cairo, &matrix);
      cairo_set_source(cairo, paint.get());
      cairo_set_fill_rule(cairo, rule);
      path->append(cairo);
      cairo_fill(cairo);
    };
  }

  Step step(const scene::Stroke& stroke) {
    static const cairo_line_cap_t caps[] = {CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE};
    static const cairo_line_join_t joins[] = {CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL};
    return [path = path(stroke.path), paint = paint(stroke.paint), matrix = cairoMatrix(stroke.matrix),
            cap = caps[static_cast<int>(stroke.cap)], join = joins[static_cast<int>(stroke.join)],
            stroke](cairo_t* cairo) {
      cairo_set_matrix(cairo, &matrix);
      cairo_set_source(cairo, paint.get());
      cairo_set_line_width(cairo, stroke.width);
      cairo_set_line_cap(cairo, cap);
      cairo_set_line_join(cairo, join);
      cairo_set_miter_limit(cairo, stroke.miterLimit);
      cairo_set_dash(cairo, stroke.dashes.data(), static_cast<int>(stroke.dashes.size()), stroke.phase);
      path->append(cairo);
      cairo_stroke(cairo);
    };
  }

  Step step(const scene::Clip& clip) {
    return [path = path(clip.path), matrix = cairoMatrix(clip.matrix), rule = rule(clip.evenOdd)](cairo_t* cairo) {
      cairo_save(cairo);
      cairo_set_matrix(cairo, &matrix);
      cairo_set_fill_rule(cairo, rule);
      path->append(cairo);
      cairo_clip(cairo);
    };
  }

  Step step(const scene::Unclip&) { return cairo_restore; }

  Step step(const scene::Layer& layer) {
    if (layer.blur > 0) throw Unsupported("blur");
    return [content = steps(layer.content), blend = blendOperator(layer.blend), layer](cairo_t* cairo) {
      cairo_save(cairo);
      cairo_identity_matrix(cairo);
      cairo_rectangle(cairo, layer.x, layer.y, layer.width, layer.height);
      cairo_clip(cairo);
      cairo_push_group(cairo);
      for (const Step& step : content) step(cairo);
      cairo_identity_matrix(cairo);
      cairo_pop_group_to_source(cairo);
      cairo_set_operator(cairo, blend);
      cairo_paint_with_alpha(cairo, layer.opacity);
      cairo_restore(cairo);
    };
  }

  Step step(const scene::Draw& draw) {
    return [image = definition(symbols_, draw.symbol, "symbol"), matrix = cairoMatrix(draw.matrix),
            opacity = draw.opacity](cairo_t* cairo) {
      cairo_set_matrix(cairo, &matrix);
      cairo_set_source(cairo, image.get());
      cairo_paint_with_alpha(cairo, opacity);
    };
  }

  Step step(const scene::Text& text) {
    const Shared<cairo_scaled_font_t> font = this->font(text.font, text.size);
    cairo_glyph_t* list = nullptr;
    int count = 0;
    cairo_scaled_font_text_to_glyphs(
        font.get(), text.x, text.y, text.string.c_str(), static_cast<int>(text.string.size()), &list, &count, nullptr,
        nullptr, nullptr);
    const std::vector<cairo_glyph_t> glyphs(list, list + count);
    cairo_glyph_free(list);
    return [font, glyphs, paint = paint(text.paint)](cairo_t* cairo) {
      cairo_identity_matrix(cairo);
      cairo_set_source(cairo, paint.get());
      cairo_set_scaled_font(cairo, font.get());
      cairo_show_glyphs(cairo, glyphs.data(), static_cast<int>(glyphs.size()));
    };
  }

  static cairo_fill_rule_t rule(bool evenOdd) {
    return evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING;
  }

  Shared<UserPath> path(int number) {
    Shared<UserPath>& path = paths_[number];
    if (!path) path = std::make_shared<UserPath>(definition(scene_.paths, number, "path"));
    return path;
  }

  Shared<cairo_pattern_t> paint(int number) {
    Shared<cairo_pattern_t>& result = paints_[number];
    if (!result) result = pattern(make(definition(scene_.paints, number, "paint")));
    return result;
  }

  static cairo_pattern_t* make(const scene::Paint& paint) {
    const auto& g = paint.geometry;
    const auto unit = [](uint8_t value) { return value / 255.0; };
    cairo_pattern_t* pattern = nullptr;
    switch (paint.kind) {
      case scene::PaintKind::solid: {
        const scene::Color& c = paint.color;
        return cairo_pattern_create_rgba(unit(c.red), unit(c.green), unit(c.blue), unit(c.alpha));
      }
      case scene::PaintKind::linear: pattern = cairo_pattern_create_linear(g[0], g[1], g[2], g[3]); break;
      case scene::PaintKind::radial: pattern = cairo_pattern_create_radial(g[3], g[4], 0, g[0], g[1], g[2]); break;
      case scene::PaintKind::conic: throw Unsupported("conic gradient");
    }
    for (const auto& [place, c] : paint.stops)
      cairo_pattern_add_color_stop_rgba(pattern, place, unit(c.red), unit(c.green), unit(c.blue), unit(c.alpha));
    static const cairo_extend_t extends[] = {CAIRO_EXTEND_PAD, CAIRO_EXTEND_REPEAT, CAIRO_EXTEND_REFLECT};
    cairo_pattern_set_extend(pattern, extends[static_cast<int>(paint.spread)]);
    return pattern;
  }

  Shared<cairo_scaled_font_t> font(int number, double size) {
    Shared<cairo_scaled_font_t>& result = fonts_[{number, size}];
    if (result) return result;
    FcPattern* file = FcPatternCreate();
    FcPatternAddString(file, FC_FILE, reinterpret_cast<const FcChar8*>(fontFile(scene_, number).c_str()));
    FcPatternAddInteger(file, FC_INDEX, 0);
    FcPatternAddDouble(file, FC_PIXEL_SIZE, size);
    cairo_font_face_t* face = cairo_ft_font_face_create_for_pattern(file);
    FcPatternDestroy(file);
    cairo_font_options_t* options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    const cairo_matrix_t scale{size, 0, 0, size, 0, 0}, identity{1, 0, 0, 1, 0, 0};
    result = {cairo_scaled_font_create(face, &scale, &identity, options), cairo_scaled_font_destroy};
    cairo_font_options_destroy(options);
    cairo_font_face_destroy(face);
    return result;
  }
};

class CairoFrame : public Frame {
 public:
  explicit CairoFrame(const scene::Scene& scene)
      : preparation_(scene), steps_(preparation_.steps(scene.operations)), background_(scene.background),
        surface_(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, scene.width, scene.height), cairo_surface_destroy) {}

  void draw() override {
    cairo_t* cairo = cairo_create(surface_.get());
    const scene::Color& c = background_;
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE);
    cairo_set_source_rgba(cairo, c.red / 255.0, c.green / 255.0, c.blue / 255.0, c.alpha / 255.0);
    cairo_paint(cairo);
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
    for (const Step& step : steps_) step(cairo);
    cairo_destroy(cairo);
    cairo_surface_flush(surface_.get());
  }

  void writePNG(const std::string& path) override {
    if (cairo_surface_write_to_png(surface_.get(), path.c_str())) throw std::runtime_error("cannot write " + path);
  }

 private:
  Preparation preparation_;
  std::vector<Step> steps_;
  scene::Color background_;
  Shared<cairo_surface_t> surface_;
};

}  // namespace

int main(int count, char** arguments) {
  drawScenes("cairo", cairo_version_string(), Options(count, arguments), [](const scene::Scene& scene) {
    return std::make_unique<CairoFrame>(scene);
  });
}
