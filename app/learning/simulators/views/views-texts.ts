import { formatNumber } from '../../marking/format-number.ts'
import type { Fault, ViewName } from './compare-views.ts'
import type { LookName } from './project-solid.ts'
import type { Segment, Spot } from './sheet.ts'

const viewLabels: Readonly<Record<LookName, string>> = {
  alzado: 'alzado',
  planta: 'planta',
  perfil: 'perfil izquierdo',
  derecho: 'perfil derecho',
  posterior: 'alzado visto por detrás',
  inferior: 'planta vista desde abajo',
}

const spot = ([column, row]: Spot): string => `(${column}, ${row})`
const title = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** «1 cubo», «2 cubos». */
const count = (many: number, one: string): string => `${formatNumber(many)} ${one}${many === 1 ? '' : 's'}`
const article = (name: LookName): string => (name === 'planta' || name === 'inferior' ? 'la' : 'el')

const mirrored: Readonly<Record<ViewName, string>> = {
  alzado: 'está en espejo. Lo que queda a tu derecha al mirar de frente va a la derecha',
  planta: 'está en espejo: has cambiado la izquierda por la derecha',
  perfil: 'está en espejo. Si miras desde la izquierda, lo de delante te queda a la derecha',
}
const upsideDown: Readonly<Record<ViewName, string>> = {
  alzado: 'está boca abajo',
  planta: 'tiene lo de delante detrás. Lo de delante va abajo, lejos del alzado',
  perfil: 'está boca abajo',
}

const faults: Readonly<Record<Fault, (stretch: string) => string>> = {
  missing: (stretch) => `falta la arista visible ${stretch}`,
  missingHidden: (stretch) => `falta la arista oculta ${stretch}`,
  extra: (stretch) => `sobra la línea ${stretch}`,
  shouldHide: (stretch) => `la línea ${stretch} va de trazos: es una arista oculta`,
  shouldShow: (stretch) => `la línea ${stretch} va continua: la arista se ve`,
}

function shiftWords([columns, rows]: Spot): string {
  const parts = [
    columns && `${count(Math.abs(columns), 'cuadro')} a la ${columns > 0 ? 'derecha' : 'izquierda'}`,
    rows && `${count(Math.abs(rows), 'cuadro')} hacia ${rows > 0 ? 'arriba' : 'abajo'}`,
  ]
  return parts.filter(Boolean).join(' y ')
}

/** Verdicts on a view, in one sentence each. */
export const verdictTexts = {
  right: (name: ViewName): string => `${title(article(name))} ${viewLabels[name]} está bien.`,
  empty: (name: ViewName): string => `${title(article(name))} ${viewLabels[name]} está sin dibujar.`,
  toMend: (name: ViewName, many: number): string =>
    `${title(article(name))} ${viewLabels[name]} tiene ${many === 1 ? 'una cosa' : `${many} cosas`} que corregir.`,
  mirrored: (name: ViewName): string => `${title(viewLabels[name])}: ${mirrored[name]}.`,
  upsideDown: (name: ViewName): string => `${title(viewLabels[name])}: ${upsideDown[name]}.`,
  turned: (name: ViewName): string => `${title(viewLabels[name])}: es la vista correcta, pero girada.`,
  shifted: (name: ViewName, by: Spot): string =>
    `${title(viewLabels[name])}: la forma está bien, pero desplazada ${shiftWords(by)}. Las vistas deben quedar alineadas.`,
  swapped: (name: ViewName, like: LookName): string =>
    `${title(viewLabels[name])}: aquí has dibujado ${article(like)} ${viewLabels[like]}.`,
  fault: (name: ViewName, fault: Fault, { from, to }: Segment): string =>
    `${title(viewLabels[name])}: ${faults[fault](`de ${spot(from)} a ${spot(to)}`)}.`,
  more: (name: ViewName, many: number): string =>
    `${title(viewLabels[name])}: y ${many === 1 ? 'otra cosa más' : `otras ${many} cosas`}. Corrige esto y vuelve a comprobar.`,
} as const

export const viewsTexts = {
  title: 'Vistas: alzado, planta y perfil',
  summary:
    'Gira una pieza de cubos y cuñas, dibuja su alzado, su planta y su perfil izquierdo, y comprueba qué está bien y qué no.',
  front: 'Frente',
  back: 'Detrás',
  left: 'Izquierda',
  right: 'Derecha',
  views: { alzado: 'Alzado', planta: 'Planta', perfil: 'Perfil izquierdo' },
  levels: { facil: 'Fácil', media: 'Media', dificil: 'Difícil' },
  labels: {
    level: 'Nivel',
    number: 'Número de pieza',
    numberHint: 'Diez por nivel; a partir del 11, cada número hace una nueva.',
    turn: 'Giro',
    height: 'Altura de la mirada',
    heightHint: '0° es de frente y 90°, desde arriba.',
    check: 'Comprobar lo dibujado',
    solution: 'Ver la solución',
    hints: 'Pistas',
    hintsHint: 'Con 0, ninguna.',
    drawing: 'Dibujo, en clave',
    ownDrawing: 'Dibujo de las vistas',
    ownSolid: 'Pieza propia',
    drawingHint: 'Lo escribe el tablero de dibujo.',
    solid: 'Pieza propia, en clave',
    solidHint:
      'Vacía: la del nivel. Alturas de cada columna, fila a fila desde detrás (312-121), o capas desde abajo separadas por _ con c (cubo), o (hueco), rampas d, i, t, f y cuñas de pie q, r, s, v.',
  },
  outputs: { volume: 'Volumen', size: 'Ancho × fondo × alto', area: 'Superficie de la planta' },
  status: {
    empty: 'sin dibujar',
    right: 'bien',
    drawn: (many: number) => count(many, 'línea'),
    wrong: 'por corregir',
  },
  tooLarge: 'La pieza cabe como mucho en 4 × 4 × 4 cubos.',
  strangeLetter: (letter: string): string => `No hay ningún cubo ni cuña «${letter}».`,
  nothingThere: 'La pieza no tiene ningún cubo.',
  halfLines:
    'Dos cuñas de esta pieza se cruzan en mitad de un cuadro, y eso no se puede dibujar en esta cuadrícula.',
  badDrawing: 'Esa clave no es de un dibujo de este tablero.',
  noSuch: 'De ese número no sale ninguna pieza: se muestra otra de su nivel.',
  sentence: (name: string, size: string, pieces: string): string =>
    `${name}: ocupa ${size} y tiene ${pieces}.`,
  ownSolid: 'Pieza propia',
  solidName: (level: string, number: number): string =>
    `Pieza ${formatNumber(number)} del nivel ${level.toLowerCase()}`,
  size: (width: number, depth: number, height: number): string =>
    `${width} de ancho, ${depth} de fondo y ${height} de alto`,
  pieces: (cubes: number, wedges: number): string =>
    [cubes > 0 && count(cubes, 'cubo'), wedges > 0 && count(wedges, 'cuña')].filter(Boolean).join(' y '),
  drawn: (parts: readonly string[]): string => `Dibujado: ${parts.join('; ')}.`,
  allRight: 'Las tres vistas están bien.',
  spot,
  stretch: ({ from, to }: Segment): string => `de ${spot(from)} a ${spot(to)}`,
} as const

/** Texts of the drawing board. */
export const editorTexts = {
  title: 'Dibuja las vistas',
  how: 'Toca un punto y después otro: se dibuja la línea entre los dos, y la siguiente sale de ahí. Si la repites, se borra.',
  check: 'Comprobar',
  view: 'Vista',
  pen: 'Línea',
  pens: ['Borrar', 'Visible', 'Oculta'],
  board: (name: string): string => `Tablero: ${name}`,
  spot: (at: Spot): string => `Punto ${spot(at)}`,
  edge: (from: Spot, to: Spot): string => `Arista de ${spot(from)} a ${spot(to)}`,
  clear: (name: string): string => `Vaciar: ${name}`,
  gaze: 'Mirar la pieza',
  gazes: { isometric: 'Isométrica', front: 'De frente', top: 'Desde arriba', left: 'Desde la izquierda' },
  inWords: 'La pieza en palabras',
  inWordsLead: 'Por capas, desde abajo. Cada fila se lee de izquierda a derecha; la primera es la de detrás.',
  cells: {
    o: 'hueco',
    c: 'cubo',
    d: 'rampa que sube a la derecha',
    i: 'rampa que sube a la izquierda',
    t: 'rampa que sube hacia detrás',
    f: 'rampa que sube hacia delante',
    q: 'media pieza, la de detrás a la izquierda',
    r: 'media pieza, la de detrás a la derecha',
    s: 'media pieza, la de delante a la izquierda',
    v: 'media pieza, la de delante a la derecha',
  } as Readonly<Record<string, string>>,
  solutionInWords: 'La solución en palabras',
  lines: (visible: string, hidden: string): string =>
    `Continuas: ${visible}.${hidden === '' ? '' : ` De trazos: ${hidden}.`}`,
  hints: 'Pistas',
  where: { alzado: 'el alzado', planta: 'la planta', perfil: 'el perfil' },
  sizes: (width: number, depth: number, height: number): string =>
    `El contorno del alzado mide ${width} de ancho y ${height} de alto; el de la planta, ${width} × ${depth}; el del perfil, ${depth} × ${height}.`,
  slopes: (names: readonly string[]): string =>
    names.length === 0
      ? 'No hay líneas inclinadas en ninguna vista.'
      : `Hay líneas inclinadas en ${names.join(' y en ')}.`,
  hidden: (counts: readonly string[]): string => `Aristas ocultas: ${counts.join('; ')}.`,
  hiddenIn: (name: string, many: number): string => `${name}, ${many === 0 ? 'ninguna' : many}`,
  done: 'Las tres vistas están bien: no queda nada que decir.',
} as const
