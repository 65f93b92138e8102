// Blend2D (0.21 or newer), on the calling thread. Blend2D clips to rectangles only and has neither dashes nor blur. It
// has no groups either; a layer is drawn into a second image, as programs with Blend2D do, which is kept from frame to
// frame.
#include <blend2d/blend2d.h>

#include "Driver.hpp"

namespace {

/// A context and the place of its image in the scene.
struct Target {
  BLContext& context;
  int x = 0, y = 0;

  void move(const scene::Matrix& m) {
    context.set_transform(BLMatrix2D(m.a, m.b, m.c, m.d, m.tx - x, m.ty - y));
  }
};

using Step = std::function<void(Target&)>;

BLCompOp blendOperator(const std::string& name) {
  static const std::map<std::string, BLCompOp> operators = {
      {"srcover", BL_COMP_OP_SRC_OVER},       {"multiply", BL_COMP_OP_MULTIPLY},
      {"screen", BL_COMP_OP_SCREEN},          {"overlay", BL_COMP_OP_OVERLAY},
      {"darken", BL_COMP_OP_DARKEN},          {"lighten", BL_COMP_OP_LIGHTEN},
      {"colordodge", BL_COMP_OP_COLOR_DODGE}, {"colorburn", BL_COMP_OP_COLOR_BURN},
      {"hardlight", BL_COMP_OP_HARD_LIGHT},   {"softlight", BL_COMP_OP_SOFT_LIGHT},
      {"difference", BL_COMP_OP_DIFFERENCE},  {"exclusion", BL_COMP_OP_EXCLUSION},
      {"plus", BL_COMP_OP_PLUS}};
  const auto found = operators.find(name);
  if (found == operators.end()) throw Unsupported("blend mode " + name);
  return found->second;
}

BLRgba32 blColor(const scene::Color& c) { return BLRgba32(c.red, c.green, c.blue, c.alpha); }

/// A path, or the rectangle that it is.
struct Shape {
  BLPath path;
  std::vector<double> rect, roundedRect;
};

/// Operations -> steps with Blend2D's objects.
class Preparation {
 public:
  explicit Preparation(const scene::Scene& scene) : scene_(scene) {
    for (const auto& [number, symbol] : scene.symbols) {
      BLImage image(symbol.width, symbol.height, BL_FORMAT_PRGB32);
      BLContext context(image);
      context.clear_all();
      Target target{context};
      for (const Step& step : steps(symbol.operations)) step(target);
      context.end();
      symbols_[number] = image;
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
  std::map<int, Shape> shapes_;
  std::map<int, BLVar> styles_;
  std::map<int, BLImage> symbols_;

  Step step(const scene::Fill& fill) {
    const BLFillRule rule = fill.evenOdd ? BL_FILL_RULE_EVEN_ODD : BL_FILL_RULE_NON_ZERO;
    return [shape = shape(fill.path), style = style(fill.paint), matrix = fill.matrix, rule](Target& target) {
      BLContext& context = target.context;
      target.move(matrix);
      if (!shape.rect.empty()) {
        context.fill_rect(BLRect(shape.rect[0], shape.rect[1], shape.rect[2], shape.rect[3]), style);
      } else if (!shape.roundedRect.empty()) {
        const auto& v = shape.roundedRect;
        context.fill_round_rect(BLRoundRect(v[0], v[1], v[2], v[3], v[4]), style);
      } else {
        context.set_fill_rule(rule);
        context.fill_path(shape.path, style);
      }
    };
  }

  Step step(const scene::Stroke& stroke) {
    if (!stroke.dashes.empty()) throw Unsupported("dashes");
    static const BLStrokeCap caps[] = {BL_STROKE_CAP_BUTT, BL_STROKE_CAP_ROUND, BL_STROKE_CAP_SQUARE};
    static const BLStrokeJoin joins[] = {BL_STROKE_JOIN_MITER_BEVEL, BL_STROKE_JOIN_ROUND, BL_STROKE_JOIN_BEVEL};
    BLStrokeOptions options;
    options.width = stroke.width;
    options.miter_limit = stroke.miterLimit;
    options.set_caps(caps[static_cast<int>(stroke.cap)]);
    options.join = static_cast<uint8_t>(joins[static_cast<int>(stroke.join)]);
    return [shape = shape(stroke.path), style = style(stroke.paint), matrix = stroke.matrix, options](
               Target& target) {
      BLContext& context = target.context;
      target.move(matrix);
      context.set_stroke_options(options);
      if (!shape.rect.empty()) {
        context.stroke_rect(BLRect(shape.rect[0], shape.rect[1], shape.rect[2], shape.rect[3]), style);
      } else if (!shape.roundedRect.empty()) {
        const auto& v = shape.roundedRect;
        context.stroke_round_rect(BLRoundRect(v[0], v[1], v[2], v[3], v[4]), style);
      } else {
        context.stroke_path(shape.path, style);
      }
    };
  }

  Step step(const scene::Clip&) { throw Unsupported("clip path"); }
  Step step(const scene::Unclip&) { throw Unsupported("clip path"); }

  Step step(const scene::Layer& layer) {
    if (layer.blur > 0) throw Unsupported("blur");
    const auto image = std::make_shared<BLImage>(layer.width, layer.height, BL_FORMAT_PRGB32);
    return [image, content = steps(layer.content), blend = blendOperator(layer.blend), x = layer.x, y = layer.y,
            opacity = layer.opacity](Target& target) {
      BLContext context(*image);
      context.clear_all();
      Target inner{context, x, y};
      for (const Step& step : content) step(inner);
      context.end();
      target.move(scene::Matrix());
      target.context.set_global_alpha(opacity);
      target.context.set_comp_op(blend);
      target.context.blit_image(BLPoint(x, y), *image);
      target.context.set_comp_op(BL_COMP_OP_SRC_OVER);
      target.context.set_global_alpha(1);
    };
  }

  Step step(const scene::Draw& draw) {
    return [image = definition(symbols_, draw.symbol, "symbol"), matrix = draw.matrix, opacity = draw.opacity](
               Target& target) {
      target.move(matrix);
      target.context.set_global_alpha(opacity);
      target.context.blit_image(BLPoint(0, 0), image);
      target.context.set_global_alpha(1);
    };
  }

  /// Glyphs and their advances, without kerning.
  struct Run {
    BLFont font;
    std::vector<uint32_t> glyphs;
    std::vector<BLGlyphPlacement> placements;
  };

  Step step(const scene::Text& text) {
    const auto run = std::make_shared<Run>();
    BLFontFace face;
    if (face.create_from_file(fontFile(scene_, text.font).c_str()) != BL_SUCCESS)
      throw std::runtime_error("cannot read a font");
    run->font.create_from_face(face, static_cast<float>(text.size));
    BLGlyphBuffer buffer;
    buffer.set_utf8_text(text.string.c_str(), text.string.size());
    run->font.map_text_to_glyphs(buffer);
    run->glyphs.assign(buffer.content(), buffer.content() + buffer.size());
    run->placements.resize(buffer.size());
    run->font.get_glyph_advances(run->glyphs.data(), sizeof(uint32_t), run->placements.data(), buffer.size());
    return [run, origin = BLPoint(text.x, text.y), style = style(text.paint)](Target& target) {
      BLGlyphRun glyphs{};
      glyphs.glyph_data = run->glyphs.data();
      glyphs.glyph_advance = sizeof(uint32_t);
      glyphs.placement_data = run->placements.data();
      glyphs.placement_advance = sizeof(BLGlyphPlacement);
      glyphs.placement_type = BL_GLYPH_PLACEMENT_TYPE_ADVANCE_OFFSET;
      glyphs.size = run->glyphs.size();
      target.move(scene::Matrix());
      target.context.fill_glyph_run(origin, run->font, glyphs, style);
    };
  }

  Shape shape(int number) {
    const auto known = shapes_.find(number);
    if (known != shapes_.end()) return known->second;
    const scene::Path& source = definition(scene_.paths, number, "path");
    Shape shape;
    if (const scene::PathCommand* rect = source.single('R'))
      shape.rect.assign(rect->values.begin(), rect->values.begin() + 4);
    if (const scene::PathCommand* rect = source.single('U'))
      shape.roundedRect.assign(rect->values.begin(), rect->values.begin() + 5);
    for (const scene::PathCommand& command : source.expanded()) {
      const auto& v = command.values;
      switch (command.verb) {
        case 'M': shape.path.move_to(v[0], v[1]); break;
        case 'L': shape.path.line_to(v[0], v[1]); break;
        case 'Q': shape.path.quad_to(v[0], v[1], v[2], v[3]); break;
        case 'C': shape.path.cubic_to(v[0], v[1], v[2], v[3], v[4], v[5]); break;
        default: shape.path.close();
      }
    }
    return shapes_[number] = shape;
  }

  BLVar style(int number) {
    const auto known = styles_.find(number);
    if (known != styles_.end()) return known->second;
    return styles_[number] = make(definition(scene_.paints, number, "paint"));
  }

  static BLVar make(const scene::Paint& paint) {
    static const BLExtendMode extends[] = {BL_EXTEND_MODE_PAD, BL_EXTEND_MODE_REPEAT, BL_EXTEND_MODE_REFLECT};
    const BLExtendMode extend = extends[static_cast<int>(paint.spread)];
    const auto& g = paint.geometry;
    BLGradient gradient;
    switch (paint.kind) {
      case scene::PaintKind::solid: return BLVar(blColor(paint.color));
      case scene::PaintKind::linear: gradient.create(BLLinearGradientValues(g[0], g[1], g[2], g[3]), extend); break;
      case scene::PaintKind::radial:
        gradient.create(BLRadialGradientValues(g[0], g[1], g[3], g[4], g[2], 0), extend);
        break;
      case scene::PaintKind::conic: gradient.create(BLConicGradientValues(g[0], g[1], g[2]), extend); break;
    }
    for (const scene::Stop& stop : paint.stops) gradient.add_stop(stop.place, blColor(stop.color));
    return BLVar(gradient);
  }
};

class Blend2DFrame : public Frame {
 public:
  explicit Blend2DFrame(const scene::Scene& scene)
      : preparation_(scene), steps_(preparation_.steps(scene.operations)), background_(blColor(scene.background)),
        image_(scene.width, scene.height, BL_FORMAT_PRGB32) {}

  void draw() override {
    BLContext context(image_);
    context.set_comp_op(BL_COMP_OP_SRC_COPY);
    context.fill_all(background_);
    context.set_comp_op(BL_COMP_OP_SRC_OVER);
    Target target{context};
    for (const Step& step : steps_) step(target);
    context.end();
  }

  void writePNG(const std::string& path) override {
    if (image_.write_to_file(path.c_str()) != BL_SUCCESS) throw std::runtime_error("cannot write " + path);
  }

 private:
  Preparation preparation_;
  std::vector<Step> steps_;
  BLRgba32 background_;
  BLImage image_;
};

}  // namespace

int main(int count, char** arguments) {
  BLRuntimeBuildInfo info;
  BLRuntime::query_build_info(&info);
  const std::string version = std::to_string(info.major_version) + "." + std::to_string(info.minor_version) + "." +
                              std::to_string(info.patch_version);
  drawScenes("blend2d", version.c_str(), Options(count, arguments), [](const scene::Scene& scene) {
    return std::make_unique<Blend2DFrame>(scene);
  });
}
