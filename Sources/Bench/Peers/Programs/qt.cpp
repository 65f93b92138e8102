// The programs of FrameProgram.swift with Qt's widgets and QPainter: qt NAME WIDTH HEIGHT
//
// A timer of 16 ms redraws the window, and the number of frames is printed once a second.
#include <QApplication>
#include <QElapsedTimer>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QTimer>
#include <cmath>
#include <cstdio>
#include <functional>

namespace {

const int count = 10000;

/// Prints the number of frames once a second.
class FrameCounter {
 public:
  FrameCounter() { clock_.start(); }

  void add() {
    frames_++;
    if (clock_.elapsed() < 1000) return;
    clock_.restart();
    std::printf("frames %d\n", frames_);
    std::fflush(stdout);
  }

 private:
  QElapsedTimer clock_;
  int frames_ = 0;
};

using Draw = std::function<void(QPainter&, double width, double height, double time)>;

/// A widget that is drawn anew in each frame.
class Canvas : public QWidget {
 public:
  explicit Canvas(Draw draw) : draw_(std::move(draw)) { setAttribute(Qt::WA_OpaquePaintEvent); }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.fillRect(rect(), Qt::white);
    painter.setRenderHint(QPainter::Antialiasing);
    draw_(painter, width(), height(), frame_++ / 60.0);
    counter_.add();
  }

 private:
  Draw draw_;
  FrameCounter counter_;
  int frame_ = 0;
};

/// A point near a cell of a grid of 125 by 80 cells.
QPointF movedPlace(int index, double width, double height, double time) {
  const double x = index % 125 * width / 125, y = index / 125 * height / 80;
  return {x + 10 * std::cos(time * 2 + index), y + 10 * std::sin(time * 2 + index)};
}

Draw circles(QPainter::CompositionMode mode) {
  return [mode](QPainter& painter, double width, double height, double time) {
    painter.setCompositionMode(mode);
    painter.setPen(Qt::NoPen);
    for (int index = 0; index < count; index++) {
      painter.setBrush(QColor::fromRgbF(index % 16 / 16.0f, 0.3f, 0.5f, 0.8f));
      painter.drawEllipse(movedPlace(index, width, height, time), 5, 5);
    }
  };
}

void chart(QPainter& painter, double width, double height, double time) {
  const int first = static_cast<int>(time * 600), points = 50000;
  QPolygonF line(points);
  for (int index = 0; index < points; index++) {
    const double sample = first + index;
    const double value = std::sin(sample * 0.002) + 0.3 * std::sin(sample * 0.031) + 0.1 * std::sin(sample * 1.7);
    line[index] = {index * width / points, height / 2 - value * height * 0.3};
  }
  painter.setPen(QPen(QColor(0, 122, 255), 1.5));
  painter.drawPolyline(line);
}

QPolygonF star() {
  QPolygonF corners(10);
  for (int corner = 0; corner < 10; corner++) {
    const double angle = corner * M_PI / 5, radius = corner % 2 == 0 ? 4 : 2;
    corners[corner] = {radius * std::cos(angle), radius * std::sin(angle)};
  }
  return corners;
}

void particles(QPainter& painter, double width, double height, double time) {
  static const QPolygonF shape = star();
  painter.setPen(Qt::NoPen);
  for (int index = 0; index < count; index++) {
    const double age = std::fmod(time * 0.3 + index * 0.754878, 1), angle = index * 2.399963;
    QTransform transform;
    transform.translate(
        width / 2 + std::cos(angle) * age * width / 2, height / 2 + std::sin(angle) * age * height / 2);
    transform.rotateRadians(angle + time);
    painter.setTransform(transform);
    painter.setBrush(QColor::fromHsvF(static_cast<float>(age), 0.8f, 1, static_cast<float>(1 - age)));
    painter.drawPolygon(shape);
  }
}

/// 1,000 labels whose numbers change with each frame.
class Texts : public QWidget {
 public:
  Texts() {
    auto* grid = new QGridLayout(this);
    grid->setSpacing(4);
    for (int index = 0; index < 1000; index++) {
      labels_[index] = new QLabel;
      grid->addWidget(labels_[index], index / 25, index % 25);
    }
    advance();
  }

  void advance() {
    for (int index = 0; index < 1000; index++)
      labels_[index]->setText(QString::number(frame_ * 7 + index / 25 * 1000 + index % 25 * 40));
    frame_++;
  }

 protected:
  void paintEvent(QPaintEvent* event) override {
    QWidget::paintEvent(event);
    counter_.add();
  }

 private:
  QLabel* labels_[1000];
  FrameCounter counter_;
  int frame_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  if (argc < 4) return 1;
  const QString name = argv[1];
  QTimer timer;
  QWidget* window = nullptr;
  if (name == "texts") {
    auto* texts = new Texts;
    window = texts;
    QObject::connect(&timer, &QTimer::timeout, texts, [texts] { texts->advance(); texts->update(); });
  } else {
    Draw draw = particles;
    if (name == "circles") draw = circles(QPainter::CompositionMode_SourceOver);
    if (name == "plus-lighter") draw = circles(QPainter::CompositionMode_Plus);
    if (name == "chart") draw = chart;
    window = new Canvas(draw);
    QObject::connect(&timer, &QTimer::timeout, window, [window] { window->update(); });
  }
  window->resize(QString(argv[2]).toInt(), QString(argv[3]).toInt());
  window->show();
  timer.setTimerType(Qt::PreciseTimer);
  timer.start(16);
  return application.exec();
}
