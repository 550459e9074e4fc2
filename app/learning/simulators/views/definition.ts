import { type Ask, defineSimulator, numberParameter, type Outcome, type Values } from '../simulator.ts'
import { bench } from './bench.ts'
import {
  compareView,
  describeVerdict,
  describeVerdictBriefly,
  type Task,
  type Verdict,
  type ViewName,
  viewNames,
} from './compare-views.ts'
import { type Level, makeSolid, thirtySolids } from './make-solid.ts'
import { type Projection, projectSolid } from './project-solid.ts'
import {
  findDrawingFault,
  isEmptySheet,
  listStretches,
  maxDrawingLength,
  readDrawing,
  type Sheet,
  type Sheets,
} from './sheet.ts'
import {
  cellAt,
  listCells,
  listEdges,
  maxCodeLength,
  measureSolid,
  readSolid,
  type Solid,
  volumeOf,
  wholeCell,
} from './solid.ts'
import { viewsTexts } from './views-texts.ts'

const { labels, levels } = viewsTexts

/** The solid, the viewing direction, the drawings, and the displayed help. */
export const viewsParameters = {
  nivel: { kind: 'choice', label: labels.level, options: levels, initial: 'facil' },
  numero: numberParameter(labels.number, '', [1, 9999, 1, 1], { hint: labels.numberHint }),
  giro: numberParameter(labels.turn, '°', [-180, 180, 5, 35]),
  altura: numberParameter(labels.height, '°', [0, 90, 5, 30], { hint: labels.heightHint }),
  revisar: { kind: 'switch', label: labels.check, initial: false },
  pistas: numberParameter(labels.hints, '', [0, 3, 1, 0], { hint: labels.hintsHint }),
  solucion: { kind: 'switch', label: labels.solution, initial: false },
  dibujo: {
    kind: 'text',
    label: labels.drawing,
    hint: labels.drawingHint,
    longest: maxDrawingLength,
    initial: '',
    find: findDrawingFault,
    drawn: labels.ownDrawing,
  },
  pieza: {
    kind: 'text',
    label: labels.solid,
    hint: labels.solidHint,
    longest: maxCodeLength,
    initial: '',
    find: (text: string): string | undefined => {
      const read = text === '' ? undefined : readSolid(text)
      return read && 'fault' in read ? read.fault : undefined
    },
    drawn: labels.ownSolid,
  },
} as const

type ViewsValues = Values<typeof viewsParameters>

export type ViewsOutcome = Outcome & {
  solid: Solid
  /** Identifies the solid in the code of a drawing. */
  mark: string
  right: Sheets
  drawn: Sheets
  /** Set only while the drawing is checked. */
  verdicts: Readonly<Record<ViewName, Verdict>> | undefined
}

/** The solid of a state, its views, the drawings and, if requested, their faults. */
function computeViews(values: ViewsValues): ViewsOutcome {
  const { solid, mark, name, warnings } = findSolid(values)
  const { task, areas, isClean } = setTask(solid)
  const drawn = readDrawing(mark, values.dibujo)
  const verdicts = values.revisar && isClean ? judge(task, drawn) : undefined
  const [width, depth, height] = measureSolid(solid)
  const cubes = listCells(solid).filter(({ letter }) => letter === wholeCell).length
  const what = viewsTexts.sentence(
    name,
    viewsTexts.size(width, depth, height),
    viewsTexts.pieces(cubes, listCells(solid).length - cubes),
  )
  return {
    solid,
    mark,
    right: task.right,
    drawn,
    verdicts,
    outputs: {
      volumen: { label: viewsTexts.outputs.volume, symbol: 'V', unit: 'cm³', value: volumeOf(solid) },
      superficie: { label: viewsTexts.outputs.area, symbol: 'S', unit: 'cm²', value: areas.planta },
      ...listStatus(drawn, verdicts),
    },
    warnings: [
      ...warnings,
      ...(isClean ? [] : [viewsTexts.halfLines]),
      ...(verdicts ? viewNames.flatMap((view) => describeVerdict(view, verdicts[view])) : []),
    ],
    // The changing part comes first.
    sentence: verdicts ? `${describeVerdictBriefly(verdicts)}${what}` : `${tellDrawn(drawn)}${what}`,
  }
}

type Found = { solid: Solid; mark: string; name: string; warnings: readonly string[] }

function findSolid({ nivel, numero, pieza }: ViewsValues): Found {
  const level = nivel as Level
  const own = pieza === '' ? undefined : readSolid(pieza)
  if (own && 'solid' in own) return { solid: own.solid, mark: pieza, name: viewsTexts.ownSolid, warnings: [] }
  const name = viewsTexts.solidName(viewsTexts.levels[level], numero)
  const mark = `${level.charAt(0)}${numero}`
  const codes = thirtySolids[level]
  const made = numero > codes.length ? makeOnce(level, numero) : undefined
  if (made) return { solid: made, mark, name, warnings: [] }
  const read = readSolid(codes[(numero - 1) % codes.length] ?? '')
  // A seed that yields no solid is not known to exist; tests cover the codes of the list.
  const solid = 'solid' in read ? read.solid : { size: 3, cells: wholeCell }
  return { solid, mark, name, warnings: numero > codes.length ? [viewsTexts.noSuch] : [] }
}

let lastMade: { mark: string; solid: Solid | undefined } | undefined

/** Caches the last generated solid, which does not change while it is turned and drawn. */
function makeOnce(level: Level, seed: number): Solid | undefined {
  const mark = `${level}${seed}`
  if (lastMade?.mark !== mark) lastMade = { mark, solid: makeSolid(level, seed) }
  return lastMade.solid
}

type SetTask = { task: Task; areas: Readonly<Record<ViewName, number>>; isClean: boolean }
let lastSet: { solid: Solid; set: SetTask } | undefined

/** The right views; those of the last solid are cached too. */
function setTask(solid: Solid): SetTask {
  if (lastSet?.solid.cells === solid.cells) return lastSet.set
  const edges = listEdges(solid)
  const each = <T>(make: (view: Projection) => T): Record<ViewName, T> => ({
    alzado: make(views.alzado),
    planta: make(views.planta),
    perfil: make(views.perfil),
  })
  const views = {
    alzado: projectSolid(solid, 'alzado', edges),
    planta: projectSolid(solid, 'planta', edges),
    perfil: projectSolid(solid, 'perfil', edges),
  }
  const set = {
    task: { solid, edges, right: each(({ sheet }) => sheet) },
    areas: each(({ area }) => area),
    isClean: viewNames.every((name) => views[name].isClean),
  }
  lastSet = { solid, set }
  return set
}

function judge(task: Task, drawn: Sheets): Record<ViewName, Verdict> {
  return {
    alzado: compareView(task, 'alzado', drawn.alzado),
    planta: compareView(task, 'planta', drawn.planta),
    perfil: compareView(task, 'perfil', drawn.perfil),
  }
}

/** Status of each view, in a word or two. */
function listStatus(drawn: Sheets, verdicts: ViewsOutcome['verdicts']): ViewsOutcome['outputs'] {
  const entries = viewNames.map((view) => [
    view,
    { label: viewsTexts.views[view], symbol: '', unit: '', value: status(drawn[view], verdicts?.[view]) },
  ])
  return Object.fromEntries(entries)
}

function status(sheet: Sheet, verdict: Verdict | undefined): string {
  if (verdict === undefined || verdict.kind === 'empty') return countLines(sheet)
  return verdict.kind === 'right' ? viewsTexts.status.right : viewsTexts.status.wrong
}

/** Number of lines drawn per view, with a trailing space; empty if nothing is drawn. */
function tellDrawn(drawn: Sheets): string {
  if (viewNames.every((view) => isEmptySheet(drawn[view]))) return ''
  const parts = viewNames.map((view) => `${viewsTexts.views[view].toLowerCase()}, ${countLines(drawn[view])}`)
  return `${viewsTexts.drawn(parts)} `
}

function countLines(sheet: Sheet): string {
  if (isEmptySheet(sheet)) return viewsTexts.status.empty
  return viewsTexts.status.drawn(listStretches((index) => sheet[index] || undefined).length)
}

type ViewsAsk = Ask<typeof viewsParameters, ViewsOutcome>
const drawn = ['nivel', 'numero'] as const
/** A user's own solid would replace the one in the question. */
const plain: Partial<Values<typeof viewsParameters>> = { pieza: '', dibujo: '' }

/** Questions for any solid, with cubes of 1 cm. */
const viewsAsks: readonly ViewsAsk[] = [
  {
    output: 'volumen',
    given: drawn,
    fixed: plain,
    situation:
      'Mira [la pieza {numero} del nivel «{nivel}»]({aqui}) y gírala si te hace falta. Cada cubo mide 1 cm de lado.',
    question: '¿Qué volumen tiene la pieza?',
    mistakes: (_, { solid }) => listVolumeMistakes(solid),
  },
  {
    output: 'superficie',
    given: drawn,
    fixed: plain,
    situation:
      'Mira [la pieza {numero} del nivel «{nivel}»]({aqui}) y gírala si te hace falta. Cada cubo mide 1 cm de lado.',
    question: '¿Qué superficie tiene la planta de la pieza, lo que se ve desde arriba?',
    mistakes: (_, { solid, outputs }) => {
      const [width, depth, height] = measureSolid(solid)
      return keepWrong(outputs.superficie?.value, [
        {
          value: width * depth,
          message: 'Ese es el rectángulo entero: mira si desde arriba queda alguna esquina vacía.',
        },
        {
          value: width * height,
          message: 'Has multiplicado el ancho por el alto, y desde arriba el alto no se ve.',
        },
        {
          value: depth * height,
          message: 'Has multiplicado el fondo por el alto: ese es el rectángulo del perfil.',
        },
        {
          value: volumeOf(solid),
          message: 'Ese es el volumen: en la planta, los cubos de una misma columna se ven como uno.',
        },
      ])
    },
  },
]

type Mistake = { value: number; message: string }

function listVolumeMistakes(solid: Solid): Mistake[] {
  const cells = listCells(solid)
  const [width, depth, height] = measureSolid(solid)
  // Visible from the front, from the left or from above.
  const seen = cells.filter(({ at: [x, y, z] }) =>
    [cellAt(solid, x - 1, y, z), cellAt(solid, x, y - 1, z), cellAt(solid, x, y, z + 1)].some(
      (beside) => beside !== 'c',
    ),
  )
  return keepWrong(volumeOf(solid), [
    { value: cells.length, message: 'Has contado cada cuña como un cubo: es la mitad.' },
    {
      value: volumeOf({ ...solid, cells: solid.cells.replace(/[^oc]/g, 'o') }),
      message: 'Te has dejado las cuñas: cada una es medio cubo.',
    },
    { value: width * depth * height, message: 'Ese es el bloque entero: resta los cubos que faltan.' },
    { value: seen.length, message: 'Has contado solo los cubos que se ven: detrás y debajo hay más.' },
  ])
}

/** Removes mistakes that lead to the right answer, and the later of two with the same value. */
function keepWrong(right: number | string | undefined, mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.filter(
    ({ value }, at) =>
      value !== right && value > 0 && mistakes.findIndex((other) => other.value === value) === at,
  )
}

/** A solid of cubes and wedges to rotate, and its three views to draw and check. */
export const simulator = defineSimulator({
  order: 40,
  tipo: 'vistas',
  title: viewsTexts.title,
  summary: viewsTexts.summary,
  parameters: viewsParameters,
  uses: (name, { pieza }) => pieza === '' || (name !== 'nivel' && name !== 'numero'),
  compute: computeViews,
  asks: viewsAsks,
  bench,
})
