// Qt's raster engine: QPainter on a QImage of premultiplied pixels. QPainter has no blur. It has no groups either; a
// layer is drawn into a second QImage, as programs with Qt do, which is kept from frame to frame. Images that are neither
// scaled nor rotated are drawn at whole pixels.
//
// Qt gives parts of large fills to the threads of its global pool and waits for them, unless the calling thread belongs
// to this pool. Scenes are therefore drawn on a thread of the pool, so that one thread does all the work.
#include <QGlyphRun>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QRawFont>
#include <QThreadPool>
#include <cmath>

#include "Driver.hpp"

namespace {

/// A painter and the transform from pixels of the scene to pixels of what it paints on.
struct Target {
  QPainter& painter;
  QTransform base;

  explicit Target(QPainter& painter, int x = 0, int y = 0)
      : painter(painter), base(QTransform::fromTranslate(-x, -y)) {
    painter.setRenderHints(
        QPainter::Antialiasing | QPainter::SmoothPixmapTransform | QPainter::TextAntialiasing);
    painter.setPen(Qt::NoPen);
  }

  void move(const QTransform& transform) { painter.setWorldTransform(transform * base); }
};

using Step = std::function<void(Target&)>;

QPainter::CompositionMode blendMode(const std::string& name) {
  static const std::map<std::string, QPainter::CompositionMode> modes = {
      {"srcover", QPainter::CompositionMode_SourceOver},   {"multiply", QPainter::CompositionMode_Multiply},
      {"screen", QPainter::CompositionMode_Screen},        {"overlay", QPainter::CompositionMode_Overlay},
      {"darken", QPainter::CompositionMode_Darken},        {"lighten", QPainter::CompositionMode_Lighten},
      {"colordodge", QPainter::CompositionMode_ColorDodge}, {"colorburn", QPainter::CompositionMode_ColorBurn},
      {"hardlight", QPainter::CompositionMode_HardLight},  {"softlight", QPainter::CompositionMode_SoftLight},
      {"difference", QPainter::CompositionMode_Difference}, {"exclusion", QPainter::CompositionMode_Exclusion},
      {"plus", QPainter::CompositionMode_Plus}};
  const auto found = modes.find(name);
  if (found == modes.end()) throw Unsupported("blend mode " + name);
  return found->second;
}

QColor qtColor(const scene::Color& c) { return QColor(c.red, c.green, c.blue, c.alpha); }
QTransform qtTransform(const scene::Matrix& m) { return QTransform(m.a, m.b, m.c, m.d, m.tx, m.ty); }
QImage bitmap(int width, int height) {
  QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
  image.fill(0);
  return image;
}

/// Operations -> steps with Qt's objects.
class Preparation {
 public:
  explicit Preparation(const scene::Scene& scene) : scene_(scene) {
    for (const auto& [number, symbol] : scene.symbols) {
      QImage image = bitmap(symbol.width, symbol.height);
      QPainter painter(&image);
      Target target(painter);
      for (const Step& step : steps(symbol.operations)) step(target);
      painter.end();
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
  std::map<std::pair<int, bool>, QPainterPath> paths_;
  std::map<int, QBrush> brushes_;
  std::map<int, QImage> symbols_;

  Step step(const scene::Fill& fill) {
    const QTransform transform = qtTransform(fill.matrix);
    const QBrush brush = this->brush(fill.paint);
    if (const scene::PathCommand* rect = definition(scene_.paths, fill.path, "path").single('R')) {
      const QRectF box(rect->values[0], rect->values[1], rect->values[2], rect->values[3]);
      return [box, brush, transform](Target& target) {
        target.move(transform);
        target.painter.fillRect(box, brush);
      };
    }
    return [path = path(fill.path, fill.evenOdd), brush, transform](Target& target) {
      target.move(transform);
      target.painter.fillPath(path, brush);
    };
  }

  Step step(const scene::Stroke& stroke) {
    return [path = path(stroke.path, false), pen = pen(stroke), transform = qtTransform(stroke.matrix)](
               Target& target) {
      target.move(transform);
      target.painter.strokePath(path, pen);
    };
  }

  Step step(const scene::Clip& clip) {
    return [path = path(clip.path, clip.evenOdd), transform = qtTransform(clip.matrix)](Target& target) {
      target.painter.save();
      target.move(transform);
      target.painter.setClipPath(path, Qt::IntersectClip);
    };
  }

  Step step(const scene::Unclip&) {
    return [](Target& target) { target.painter.restore(); };
  }

  Step step(const scene::Layer& layer) {
    if (layer.blur > 0) throw Unsupported("blur");
    const auto image = std::make_shared<QImage>(bitmap(layer.width, layer.height));
    return [image, content = steps(layer.content), mode = blendMode(layer.blend), x = layer.x, y = layer.y,
            opacity = layer.opacity](Target& target) {
      image->fill(0);
      QPainter painter(image.get());
      Target inner(painter, x, y);
      for (const Step& step : content) step(inner);
      painter.end();
      target.move(QTransform());
      target.painter.setOpacity(opacity);
      target.painter.setCompositionMode(mode);
      target.painter.drawImage(QPoint(x, y), *image);
      target.painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
      target.painter.setOpacity(1);
    };
  }

  Step step(const scene::Draw& draw) {
    return [image = definition(symbols_, draw.symbol, "symbol"), transform = qtTransform(draw.matrix),
            opacity = draw.opacity](Target& target) {
      target.move(transform);
      if (opacity < 1) target.painter.setOpacity(opacity);
      target.painter.drawImage(QPointF(0, 0), image);
      if (opacity < 1) target.painter.setOpacity(1);
    };
  }

  Step step(const scene::Text& text) {
    const QString file = QString::fromStdString(fontFile(scene_, text.font));
    const QRawFont font(file, text.size, QFont::PreferNoHinting);
    // Qt rounds advances to the pixels of the font's size, so they are taken at one pixel per unit of the font.
    const QRawFont units(file, font.unitsPerEm(), QFont::PreferNoHinting);
    const QList<quint32> glyphs = font.glyphIndexesForString(QString::fromStdString(text.string));
    QList<QPointF> positions;
    double x = 0;
    for (const QPointF& advance : units.advancesForGlyphIndexes(glyphs, QRawFont::SeparateAdvances)) {
      positions.push_back({x, 0});
      x += advance.x() * text.size / font.unitsPerEm();
    }
    QGlyphRun run;
    run.setRawFont(font);
    run.setGlyphIndexes(glyphs);
    run.setPositions(positions);
    return [run, origin = QPointF(text.x, text.y), pen = QPen(brush(text.paint), 0)](Target& target) {
      target.move(QTransform());
      target.painter.setPen(pen);
      target.painter.drawGlyphRun(origin, run);
      target.painter.setPen(Qt::NoPen);
    };
  }

  QPen pen(const scene::Stroke& stroke) {
    static const Qt::PenCapStyle caps[] = {Qt::FlatCap, Qt::RoundCap, Qt::SquareCap};
    // Qt::SvgMiterJoin makes a bevel of a join beyond the limit, as the format asks; Qt::MiterJoin cuts it off.
    static const Qt::PenJoinStyle joins[] = {Qt::SvgMiterJoin, Qt::RoundJoin, Qt::BevelJoin};
    QPen pen(brush(stroke.paint), stroke.width);
    pen.setCapStyle(caps[static_cast<int>(stroke.cap)]);
    pen.setJoinStyle(joins[static_cast<int>(stroke.join)]);
    pen.setMiterLimit(stroke.miterLimit);
    QList<qreal> dashes;
    // Qt counts dashes in widths of the pen, and takes an even number.
    for (size_t index = 0; index < stroke.dashes.size() * (1 + stroke.dashes.size() % 2); index++)
      dashes.push_back(stroke.dashes[index % stroke.dashes.size()] / stroke.width);
    if (!dashes.empty()) {
      pen.setDashPattern(dashes);
      pen.setDashOffset(stroke.phase / stroke.width);
    }
    return pen;
  }

  QPainterPath path(int number, bool evenOdd) {
    const auto known = paths_.find({number, evenOdd});
    if (known != paths_.end()) return known->second;
    QPainterPath path;
    const scene::Path& source = definition(scene_.paths, number, "path");
    for (const scene::PathCommand& command : source.expanded()) {
      const auto& v = command.values;
      switch (command.verb) {
        case 'M': path.moveTo(v[0], v[1]); break;
        case 'L': path.lineTo(v[0], v[1]); break;
        case 'Q': path.quadTo(v[0], v[1], v[2], v[3]); break;
        case 'C': path.cubicTo(v[0], v[1], v[2], v[3], v[4], v[5]); break;
        default: path.closeSubpath();
      }
    }
    path.setFillRule(evenOdd ? Qt::OddEvenFill : Qt::WindingFill);
    return paths_[{number, evenOdd}] = path;
  }

  QBrush brush(int number) {
    const auto known = brushes_.find(number);
    if (known != brushes_.end()) return known->second;
    return brushes_[number] = make(definition(scene_.paints, number, "paint"));
  }

  static QBrush make(const scene::Paint& paint) {
    const auto& g = paint.geometry;
    switch (paint.kind) {
      case scene::PaintKind::solid: return QBrush(qtColor(paint.color));
      case scene::PaintKind::linear: return gradient(QLinearGradient(g[0], g[1], g[2], g[3]), paint);
      case scene::PaintKind::radial: return gradient(QRadialGradient(g[0], g[1], g[2], g[3], g[4]), paint);
      case scene::PaintKind::conic: return gradient(QConicalGradient(g[0], g[1], -g[2] * 180 / M_PI), paint);
    }
    return QBrush();
  }

  static QBrush gradient(QGradient gradient, const scene::Paint& paint) {
    static const QGradient::Spread spreads[] = {
        QGradient::PadSpread, QGradient::RepeatSpread, QGradient::ReflectSpread};
    // Conical gradients run counterclockwise.
    const bool isReversed = paint.kind == scene::PaintKind::conic;
    QGradientStops stops;
    for (const scene::Stop& stop : paint.stops) {
      const QGradientStop next(isReversed ? 1 - stop.place : stop.place, qtColor(stop.color));
      if (isReversed) stops.push_front(next); else stops.push_back(next);
    }
    gradient.setStops(stops);
    gradient.setSpread(spreads[static_cast<int>(paint.spread)]);
    return QBrush(gradient);
  }
};

class QtFrame : public Frame {
 public:
  explicit QtFrame(const scene::Scene& scene)
      : preparation_(scene), steps_(preparation_.steps(scene.operations)), background_(qtColor(scene.background)),
        image_(bitmap(scene.width, scene.height)) {}

  void draw() override {
    image_.fill(background_);
    QPainter painter(&image_);
    Target target(painter);
    for (const Step& step : steps_) step(target);
  }

  void writePNG(const std::string& path) override {
    if (!image_.save(QString::fromStdString(path))) throw std::runtime_error("cannot write " + path);
  }

 private:
  Preparation preparation_;
  std::vector<Step> steps_;
  QColor background_;
  QImage image_;
};

}  // namespace

int main(int count, char** arguments) {
  setenv("QT_QPA_PLATFORM", "offscreen", 0);
  QGuiApplication application(count, arguments);
  const Options options(count, arguments);
  QThreadPool::globalInstance()->start([&options] {
    drawScenes("qt", qVersion(), options, [](const scene::Scene& scene) { return std::make_unique<QtFrame>(scene); });
  });
  QThreadPool::globalInstance()->waitForDone();
}
