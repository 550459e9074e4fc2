import { joinWords } from '../../../ui/components/join-words.ts'
import { formatNumber } from '../../marking/format-number.ts'
import type { Direction, SupportKind } from './truss-parts.ts'

/** A force or a length, to four figures. */
const shown = (value: number): string => formatNumber(value, 4)

/** «1 barra», «3 barras». */
const bars = (count: number): string => (count === 1 ? '1 barra' : `${count} barras`)
const nodes = (count: number): string => (count === 1 ? '1 nudo' : `${count} nudos`)

/** Messages on faults in the code of a truss. */
export const codeTexts = {
  tooLong: (longest: number): string => `tiene más de ${longest} caracteres.`,
  unknown: (item: string): string =>
    `«${item}» no se entiende: escribe barras (a1c1), apoyos (fijo-a1) o cargas (abajo-c1).`,
  size: (item: string): string => `«${item}»: la carga va de 0,5 a 200 kN, con dos decimales como mucho.`,
  noLength: (node: string): string => `una barra no puede ir de ${node} a ${node}.`,
  tooManyBars: (most: number): string => `caben ${most} barras como mucho.`,
  tooManySupports: (most: number): string => `caben ${most} apoyos como mucho.`,
  tooManyLoads: (most: number): string => `caben ${most} cargas como mucho.`,
  twice: (bar: string): string => `la barra ${bar} está dos veces.`,
  heldTwice: (node: string): string => `el nudo ${node} tiene dos apoyos.`,
  loadedTwice: (node: string): string => `el nudo ${node} tiene dos cargas.`,
  across: (bar: string, node: string): string =>
    `la barra ${bar} pasa por encima del nudo ${node}: ponla en dos trozos.`,
  chosen: 'escribe un nudo (c1) o una barra (c1e3).',
} as const

export const directionNames: Readonly<Record<Direction, string>> = {
  abajo: 'hacia abajo',
  derecha: 'hacia la derecha',
  izquierda: 'hacia la izquierda',
  arriba: 'hacia arriba',
}

export const supportNames: Readonly<Record<SupportKind, string>> = {
  fijo: 'Fijo (articulado)',
  movil: 'Móvil (rodillo en el suelo)',
  pared: 'Móvil en una pared',
}

/** «T 7,071»: the kind of force and its size. */
export function signForce(force: number, figures = 4): string {
  const size = formatNumber(Math.abs(force), figures)
  if (force === 0) return size
  return `${force > 0 ? 'T' : 'C'}\u2009${size}`
}

/** Texts of outputs, sentence and warnings. */
export const trussTexts = {
  state: 'Estado',
  moves: 'Se mueve',
  exact: 'Rígida, con las barras justas (isostática)',
  spare: 'Rígida, con barras de más (hiperestática)',
  nodes: 'Nudos',
  bars: 'Barras',
  reactions: 'Reacciones de los apoyos',
  needed: 'Barras que hacen falta',
  missing: 'Barras que faltan',
  extra: 'Barras que sobran',
  extraOrHeld: 'Barras o apoyos que sobran',
  length: (bar: string): string => `Longitud de ${bar}`,
  force: (bar: string): string => `Fuerza en ${bar}`,
  strain: (bar: string): string => `Esfuerzo de ${bar}`,
  pull: 'Mayor tracción',
  push: 'Mayor compresión',
  unbalanced: 'no hay equilibrio',
  vertical: (node: string): string => `Apoyo ${node}, hacia arriba`,
  level: (node: string): string => `Apoyo ${node}, hacia la derecha`,
  strains: { pull: 'tracción', push: 'compresión', none: 'sin fuerza' },
  empty: 'No hay ninguna barra. Elige dos nudos y pon la primera.',
  lacks: (missing: number, have: number, count: number): string =>
    `La armadura se mueve: le ${missing === 1 ? 'falta' : 'faltan'} ${bars(missing)}. Tiene ${bars(have)} y ${nodes(count)}.`,
  misplaced: (have: number, needed: number): string =>
    `La armadura se mueve, aunque tiene ${bars(have)} y bastarían ${needed}: están mal repartidas.`,
  isLoose: (have: number, count: number): string =>
    `La armadura no está bien sujeta y se mueve entera. Tiene ${bars(have)} y ${nodes(count)}.`,
  isLooseAndLacks: (missing: number): string =>
    `La armadura no está bien sujeta y además le ${missing === 1 ? 'falta' : 'faltan'} ${bars(missing)}.`,
  goes: (node: string, way: string): string => `El nudo que más se mueve es ${node}, ${way}.`,
  isExact: (have: number, count: number): string =>
    `La armadura es rígida: sus ${bars(have)} son las justas para ${nodes(count)} (isostática).`,
  hasSpare: (extra: number, reactionCount: number): string =>
    `La armadura es rígida y le ${extra === 1 ? 'sobra' : 'sobran'} ${bars(extra)}${reactionCount > 3 ? ' o apoyos' : ''} (hiperestática): la fuerza se reparte como entre barras iguales.`,
  most: (pull: string, push: string): string => {
    if (pull && push) return `La que más se estira es ${pull}; la que más se acorta, ${push}.`
    if (pull) return `La que más se estira es ${pull}. Ninguna se acorta.`
    return push ? `La que más se acorta es ${push}. Ninguna se estira.` : 'Ninguna barra hace fuerza.'
  },
  withForce: (bar: string, force: number): string => `${bar}, con ${shown(force)} kN`,
  chosen: (bar: string, words: string): string => `La barra elegida, ${bar}: ${words}.`,
  noSupports: 'No hay apoyos: pon uno fijo y otro móvil.',
  fewSupports: 'Con estos apoyos se mueve la armadura entera: hacen falta uno fijo y otro móvil.',
  lonely: (list: readonly string[]): string =>
    list.length === 1
      ? `En el nudo ${list[0]} no hay ninguna barra.`
      : `En los nudos ${joinWords(list)} no hay ninguna barra.`,
  noLoad: 'No hay ninguna carga: las barras no hacen fuerza.',
  broken: (bar: string, force: number, limit: number): string =>
    `La barra ${bar} se rompe: la estiran ${shown(force)} kN y aguanta ${shown(limit)} kN.`,
  crushed: (bar: string, force: number, limit: number): string =>
    `La barra ${bar} cede: la comprimen ${shown(force)} kN y aguanta ${shown(limit)} kN.`,
  manyOver: (count: number): string =>
    count === 1
      ? 'Otra barra pasa también de lo que aguanta.'
      : `Otras ${count} barras pasan también de lo que aguantan.`,
  kilonewtons: (value: number): string => `${shown(value)} kN`,
  listLabel: 'Fuerza en cada barra',
  legend:
    'T, línea gruesa: tracción, la barra se estira. C, línea doble: compresión, se acorta. Punteada: sin fuerza. Números en kN.',
} as const

/** Texts of the questions. */
export const askTexts = {
  rafter:
    'Un triángulo de tres barras mide 4 cuadros de ancho y 2 de alto. Se apoya en los dos extremos y la carga P cuelga del vértice de arriba, que está en el centro. ¿Con cuánta fuerza se comprime cada barra inclinada?',
  tie: 'Un triángulo de tres barras mide 4 cuadros de ancho y 2 de alto. Se apoya en los dos extremos y la carga P cuelga del vértice de arriba, que está en el centro. ¿Con cuánta fuerza se estira la barra de abajo?',
  support:
    'Un puente se apoya en a1 y en g1, y la carga P cuelga de c1: está a un tercio del camino, contando desde a1. ¿Con cuánta fuerza empuja hacia arriba el apoyo a1?',
  count: 'Cuenta los nudos de esa armadura. ¿Cuántas barras necesita, como mínimo, para no moverse?',
} as const

/** Explanations of known mistakes. */
export const mistakeTexts = {
  halfOnly:
    'Esa es la parte vertical. La barra está inclinada y lleva más: divide entre el seno de su ángulo.',
  notHalved: 'Son dos barras inclinadas: cada una sostiene la mitad de la carga.',
  otherSide: 'Has usado la mitad de la base en lugar de la altura: la parte vertical va con el seno.',
  upsideDown: 'Has puesto el cociente al revés: compara los lados del triángulo con los de la fuerza.',
  slopeInstead: 'Esa es la fuerza de las barras inclinadas: la de abajo lleva solo su parte horizontal.',
  reactionOnly: 'Eso empuja cada apoyo hacia arriba: la barra de abajo equilibra la parte horizontal.',
  notHalf: 'Sería la mitad si la carga estuviera en el centro: el apoyo más cercano lleva más.',
  otherSupport: 'Esa es la del apoyo lejano: a1 está más cerca y lleva más.',
  whole: 'La carga se reparte entre los dos apoyos.',
  noThree: 'Falta restar 3: son las fuerzas de los apoyos.',
  tooEarly: 'Has restado antes de multiplicar: primero el doble de los nudos y después menos 3.',
  added: 'Has sumado 3: hay que restarlas.',
} as const

/** Texts of the truss editor. */
export const editorTexts = {
  legend: 'Monta la armadura',
  reading: 'Lo que se lee',
  from: 'Nudo',
  to: 'Otro nudo',
  none: '—',
  put: (bar: string): string => `Poner la barra ${bar}`,
  take: (bar: string): string => `Quitar la barra ${bar}`,
  chooseTwo: 'Elige dos nudos para poner una barra.',
  chooseBar: 'Barras de la armadura',
  noBar: 'Elige una barra',
  support: (node: string): string => `Apoyo en ${node}`,
  noSupport: 'Ninguno',
  load: (node: string): string => `Carga en ${node}`,
  noLoad: 'Ninguna',
  bring: (node: string): string => `Llevar la carga a ${node}`,
  erase: 'Quitar todo',
  barPut: (bar: string): string => `Puesta la barra ${bar}.`,
  barTaken: (bar: string): string => `Quitada la barra ${bar}.`,
  supportChanged: (node: string): string => `Cambiado el apoyo de ${node}.`,
  loadChanged: (node: string): string => `Cambiada la carga de ${node}.`,
  loadMoved: (node: string): string => `La carga está ahora en ${node}.`,
  erased: 'No queda nada. «Deshacer» lo recupera.',
  refused: (fault: string): string => `No se puede: ${fault}`,
  tooLong: 'No cabe más: quita alguna barra.',
  hint: 'También puedes tocar el dibujo: primero un nudo y después otro.',
} as const
