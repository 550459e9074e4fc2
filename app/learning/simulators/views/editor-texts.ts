import type { Spot } from './sheet.ts'
import { viewsTexts } from './views-texts.ts'

const { spot } = viewsTexts

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
