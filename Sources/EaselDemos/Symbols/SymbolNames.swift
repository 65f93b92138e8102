/// The names of commonly used symbols.
enum SymbolNames {
  static let all = list.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let list = """
    xmark plus checkmark chevron.right chevron.left chevron.down chevron.up chevron.forward
    chevron.backward chevron.up.chevron.down chevron.left.2 chevron.right.2 chevron.up.2
    chevron.down.2 chevron.compact.down chevron.compact.up chevron.right.circle
    chevron.right.circle.fill chevron.left.circle chevron.left.circle.fill chevron.down.circle
    chevron.down.circle.fill chevron.up.circle chevron.up.circle.fill
    chevron.left.forwardslash.chevron.right xmark.circle xmark.circle.fill xmark.square
    xmark.square.fill xmark.octagon xmark.octagon.fill xmark.shield.fill xmark.seal.fill plus.circle
    plus.circle.fill plus.square plus.square.fill plus.app plus.app.fill plus.rectangle.fill
    plus.bubble plus.magnifyingglass minus.magnifyingglass minus minus.circle minus.circle.fill
    minus.square minus.square.fill checkmark.circle checkmark.circle.fill checkmark.square
    checkmark.square.fill checkmark.seal checkmark.seal.fill checkmark.shield checkmark.shield.fill
    checkmark.rectangle checkmark.diamond.fill multiply multiply.circle.fill divide equal plusminus
    percent number at asterisk infinity function sum house house.fill house.circle house.circle.fill
    gear gearshape gearshape.fill heart heart.fill heart.circle heart.circle.fill heart.slash
    heart.slash.fill heart.text.square heart.text.square.fill star star.fill star.circle
    star.circle.fill star.slash star.leadinghalf.filled star.square.fill trash trash.fill
    trash.circle trash.circle.fill trash.slash magnifyingglass magnifyingglass.circle
    magnifyingglass.circle.fill ellipsis ellipsis.circle ellipsis.circle.fill ellipsis.bubble
    ellipsis.bubble.fill ellipsis.rectangle info info.circle info.circle.fill questionmark
    questionmark.circle questionmark.circle.fill questionmark.square exclamationmark
    exclamationmark.circle exclamationmark.circle.fill exclamationmark.triangle
    exclamationmark.triangle.fill exclamationmark.octagon exclamationmark.octagon.fill
    exclamationmark.shield exclamationmark.shield.fill exclamationmark.bubble arrow.left arrow.right
    arrow.up arrow.down arrow.forward arrow.backward arrow.up.left arrow.up.right arrow.down.left
    arrow.down.right arrow.up.forward arrow.left.circle arrow.left.circle.fill arrow.right.circle
    arrow.right.circle.fill arrow.up.circle arrow.up.circle.fill arrow.down.circle
    arrow.down.circle.fill arrow.up.right.circle.fill arrow.right.square arrow.up.right.square
    arrow.up.forward.square arrow.up.forward.app arrow.left.square.fill arrow.left.arrow.right
    arrow.up.arrow.down arrow.up.arrow.down.circle arrow.left.and.right arrow.up.and.down
    arrow.up.and.down.and.arrow.left.and.right arrow.up.left.and.arrow.down.right
    arrow.down.right.and.arrow.up.left arrow.clockwise arrow.counterclockwise arrow.clockwise.circle
    arrow.clockwise.circle.fill arrow.counterclockwise.circle arrow.2.circlepath
    arrow.triangle.2.circlepath arrow.2.squarepath arrow.triangle.branch arrow.triangle.merge
    arrow.triangle.swap arrow.uturn.left arrow.uturn.right arrow.uturn.backward arrow.uturn.forward
    arrow.uturn.backward.circle arrow.uturn.left.circle arrow.turn.up.left arrow.turn.up.right
    arrow.turn.down.left arrow.turn.down.right arrow.turn.right.up arrowshape.turn.up.left
    arrowshape.turn.up.left.fill arrowshape.turn.up.right arrowshape.turn.up.right.fill
    arrow.down.to.line arrow.up.to.line arrow.right.to.line arrow.left.to.line arrow.up.doc
    arrow.down.doc arrow.down.left.circle arrowtriangle.up.fill arrowtriangle.down.fill
    arrowtriangle.left.fill arrowtriangle.right.fill repeat repeat.1 shuffle return goforward
    gobackward rotate.left rotate.right square.and.arrow.up square.and.arrow.up.fill
    square.and.arrow.down square.and.arrow.down.fill square.and.pencil
    rectangle.portrait.and.arrow.right square.on.square rectangle.on.rectangle person person.fill
    person.circle person.circle.fill person.2 person.2.fill person.3 person.3.fill
    person.crop.circle person.crop.circle.fill person.crop.square person.crop.square.fill
    person.badge.plus person.fill.badge.plus person.crop.circle.badge.plus
    person.crop.circle.badge.checkmark person.crop.circle.badge.xmark person.crop.rectangle
    person.text.rectangle person.badge.minus person.crop.circle.fill.badge.plus person.2.circle
    person.2.circle.fill person.slash figure.walk figure.run figure.stand figure.wave
    figure.arms.open figure.outdoor.cycle figure.mind.and.body dumbbell dumbbell.fill hand.raised
    hand.raised.fill hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.thumbsdown.fill hand.tap
    hand.tap.fill hand.point.up.left hand.point.up.left.fill hand.wave hand.wave.fill hands.clap
    face.smiling face.smiling.fill eye eye.fill eye.slash eye.slash.fill eye.circle ear brain
    brain.head.profile eyeglasses bell bell.fill bell.badge bell.badge.fill bell.slash
    bell.slash.fill bell.circle bell.and.waves.left.and.right envelope envelope.fill envelope.circle
    envelope.circle.fill envelope.open envelope.badge envelope.badge.fill phone phone.fill
    phone.circle phone.circle.fill phone.down phone.down.fill phone.arrow.up.right phone.badge.plus
    message message.fill message.circle message.circle.fill bubble.left bubble.left.fill
    bubble.right bubble.right.fill bubble.left.and.bubble.right bubble.left.and.bubble.right.fill
    text.bubble text.bubble.fill quote.bubble captions.bubble megaphone megaphone.fill paperplane
    paperplane.fill paperplane.circle.fill quote.opening antenna.radiowaves.left.and.right
    dot.radiowaves.left.and.right wifi wifi.slash wifi.exclamationmark cellularbars network globe
    globe.americas globe.americas.fill globe.europe.africa link link.circle link.circle.fill
    link.badge.plus paperclip airplayaudio airplayvideo personalhotspot shareplay camera camera.fill
    camera.circle camera.circle.fill camera.rotate camera.aperture photo photo.fill
    photo.on.rectangle photo.on.rectangle.angled photo.circle photo.badge.plus video video.fill
    video.slash video.slash.fill video.circle film film.fill play play.fill play.circle
    play.circle.fill play.rectangle play.rectangle.fill play.square pause pause.fill pause.circle
    pause.circle.fill stop stop.fill stop.circle stop.circle.fill playpause playpause.fill forward
    forward.fill backward backward.fill forward.end forward.end.fill backward.end backward.end.fill
    record.circle record.circle.fill eject eject.fill speaker speaker.fill speaker.wave.1
    speaker.wave.1.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill
    speaker.slash speaker.slash.fill speaker.wave.2.circle mic mic.fill mic.slash mic.slash.fill
    mic.circle mic.circle.fill music.note music.note.list music.mic music.quarternote.3 waveform
    waveform.circle waveform.circle.fill waveform.path.ecg headphones radio pianokeys guitars
    metronome opticaldisc gamecontroller gamecontroller.fill ticket ticket.fill theatermasks dice
    dice.fill die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6 die.face.6.fill
    clock clock.fill clock.arrow.circlepath clock.badge.checkmark alarm alarm.fill timer
    stopwatch.fill hourglass calendar calendar.badge.plus calendar.circle calendar.circle.fill
    calendar.badge.clock sun.max sun.max.fill sun.min sun.min.fill sunrise sunrise.fill sunset
    sunset.fill moon moon.fill moon.stars moon.stars.fill moon.circle.fill sparkles sparkle cloud
    cloud.fill cloud.rain cloud.rain.fill cloud.bolt cloud.bolt.fill cloud.snow cloud.snow.fill
    cloud.fog cloud.fog.fill cloud.sun cloud.sun.fill cloud.moon cloud.moon.fill
    icloud.and.arrow.down icloud.and.arrow.up icloud.slash checkmark.icloud wind tornado hurricane
    snowflake thermometer umbrella umbrella.fill drop drop.fill flame flame.fill flame.circle.fill
    leaf leaf.fill tree tree.fill bolt bolt.fill bolt.circle bolt.circle.fill bolt.slash
    bolt.slash.fill bolt.heart.fill pawprint pawprint.fill bird fish ladybug ant hare tortoise
    mountain.2 rainbow water.waves lock lock.fill lock.open lock.open.fill lock.circle
    lock.circle.fill lock.shield lock.shield.fill lock.rotation key key.fill shield shield.fill
    shield.lefthalf.filled shield.slash faceid touchid doc doc.fill doc.text doc.text.fill
    doc.on.doc doc.on.doc.fill doc.on.clipboard clipboard doc.badge.plus doc.richtext
    doc.text.magnifyingglass list.clipboard folder folder.fill folder.badge.plus folder.badge.minus
    folder.circle folder.badge.gearshape tray tray.fill tray.full tray.and.arrow.down
    tray.and.arrow.up archivebox archivebox.fill bookmark bookmark.fill bookmark.circle
    bookmark.slash tag tag.fill tag.circle flag flag.fill flag.checkered flag.slash map map.fill
    mappin mappin.circle mappin.circle.fill mappin.and.ellipse mappin.slash location location.fill
    location.circle location.circle.fill location.slash location.north.fill pin pin.fill pin.slash
    safari car car.fill bus bus.fill tram tram.fill airplane airplane.circle airplane.departure
    bicycle ferry fuelpump fuelpump.fill scooter box.truck shippingbox shippingbox.fill cube
    cube.fill cube.transparent signpost.right cpu cpu.fill memorychip server.rack externaldrive
    externaldrive.fill desktopcomputer display laptopcomputer iphone ipad ipad.landscape applewatch
    tv tv.fill keyboard printer printer.fill computermouse airpods headphones.circle battery.100
    battery.75 battery.50 battery.25 battery.0 battery.100.bolt power powerplug powerplug.fill
    paintbrush paintbrush.fill paintbrush.pointed paintpalette paintpalette.fill pencil
    pencil.circle pencil.circle.fill pencil.line pencil.and.outline pencil.tip highlighter scribble
    scribble.variable signature eraser scissors wrench.and.screwdriver wrench.and.screwdriver.fill
    hammer hammer.fill screwdriver ruler eyedropper crop lasso wand.and.stars wand.and.rays cart
    cart.fill cart.badge.plus creditcard creditcard.fill bag bag.fill basket banknote banknote.fill
    dollarsign dollarsign.circle dollarsign.circle.fill eurosign.circle sterlingsign.circle
    yensign.circle bitcoinsign.circle wallet.pass gift gift.fill storefront building building.2
    building.2.fill building.columns tent book book.fill book.closed book.closed.fill books.vertical
    newspaper newspaper.fill note note.text graduationcap graduationcap.fill backpack briefcase
    briefcase.fill suitcase lightbulb lightbulb.fill lightbulb.slash crown crown.fill trophy
    trophy.fill medal medal.fill rosette puzzlepiece puzzlepiece.fill bed.double bed.double.fill
    sofa fork.knife fork.knife.circle cup.and.saucer cup.and.saucer.fill wineglass birthday.cake
    takeoutbag.and.cup.and.straw cross cross.fill cross.case cross.case.fill pills pills.fill
    stethoscope bandage syringe party.popper balloon flashlight.on.fill fan soccerball basketball
    football tennisball volleyball sportscourt barcode barcode.viewfinder qrcode qrcode.viewfinder
    viewfinder camera.viewfinder scalemass gauge speedometer chart.bar chart.bar.fill chart.pie
    chart.pie.fill chart.line.uptrend.xyaxis chart.line.downtrend.xyaxis chart.xyaxis.line
    chart.bar.xaxis chart.dots.scatter list.bullet list.number list.dash list.star checklist
    list.bullet.rectangle list.bullet.clipboard list.bullet.circle text.badge.plus line.3.horizontal
    line.3.horizontal.circle line.3.horizontal.decrease line.3.horizontal.decrease.circle
    line.3.horizontal.decrease.circle.fill slider.horizontal.3 slider.vertical.3 switch.2
    square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.grid.3x3.fill square.grid.3x2
    circle.grid.2x2 circle.grid.3x3 circle.grid.3x3.fill rectangle.grid.1x2 rectangle.grid.2x2
    rectangle.stack rectangle.stack.fill square.stack square.stack.3d.up square.split.2x1
    rectangle.split.3x1 rectangle.3.group tablecells macwindow sidebar.left sidebar.right
    aspectratio point.3.connected.trianglepath.dotted align.horizontal.left text.alignleft
    text.aligncenter text.alignright text.justify text.quote textformat textformat.size
    textformat.abc textformat.123 bold italic underline strikethrough increase.indent
    decrease.indent character.cursor.ibeam cursorarrow cursorarrow.rays terminal terminal.fill
    curlybraces command option shift delete.left delete.left.fill circle circle.fill square
    square.fill triangle triangle.fill rectangle rectangle.fill rectangle.portrait
    rectangle.portrait.fill capsule capsule.fill oval oval.fill hexagon hexagon.fill octagon
    octagon.fill pentagon pentagon.fill diamond diamond.fill seal seal.fill circle.lefthalf.filled
    circle.righthalf.filled circle.dashed circle.inset.filled square.dashed largecircle.fill.circle
    smallcircle.filled.circle target scope nosign app app.fill app.badge line.diagonal 0.circle
    1.circle 1.circle.fill 2.circle 2.circle.fill 3.circle 3.circle.fill 4.circle 5.circle 6.circle
    7.circle 8.circle 9.circle 10.circle 12.circle 25.circle.fill 50.circle 1.square 1.square.fill
    7.square.fill 31.square a.circle b.circle c.circle a.circle.fill m.circle s.circle.fill z.circle
    a.square z.square.fill q.square
    """
}
