import { parseJson } from '../../platform/db/parse-json.ts'
import { blankTable, type DraftTable, fromTableDraft, toTableDraft } from './table-draft.ts'

/** A question being edited. Its fields are texts, as in the form. */
export type DraftQuestion = {
  kind: QuestionKind
  label: string
  value: string
  unit: string
  tolerance: string
  mistakes: { when: string; says: string }[]
  options: { text: string; isRight: boolean; says: string }[]
  /** Ordered items or accepted words, one per line. */
  lines: string
  pairs: { left: string; right: string }[]
  table: DraftTable
}
export const questionKinds = ['valor', 'opcion', 'opciones', 'orden', 'parejas', 'palabra', 'tabla'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** The questions of a document being edited. */
export type PracticeDraft = {
  data: { name: string; values: string }[]
  condition: string
  questions: DraftQuestion[]
  hints: string[]
}

/** Returns an empty question of a kind, with a few blank rows. */
export function blankQuestion(kind: QuestionKind): DraftQuestion {
  return {
    kind,
    label: '',
    value: '',
    unit: '',
    tolerance: '',
    mistakes: [],
    options: [blankOption(), blankOption()],
    lines: '',
    pairs: [blankPair(), blankPair()],
    table: blankTable(),
  }
}

export const blankOption = () => ({ text: '', isRight: false, says: '' })
export const blankPair = () => ({ left: '', right: '' })
export const blankMistake = () => ({ when: '', says: '' })

/**
 * Parses stored questions for the form. Returns undefined if they are not a JSON object; the form then shows
 * the raw text.
 */
export function toDraft(text: string): PracticeDraft | undefined {
  if (text.trim() === '') return { data: [], condition: '', questions: [], hints: [] }
  const map = asMap(parseJson(text))
  if (!map) return undefined
  return {
    data: Object.entries(asMap(map.datos) ?? {}).map(([name, values]) => ({ name, values: asText(values) })),
    condition: asText(map.condicion),
    questions: asList(map.preguntas).map(toQuestion),
    hints: asList(map.pistas).map(asText),
  }
}

/** Serialises a draft to JSON, without blank rows. Returns an empty text if nothing is asked. */
export function fromDraft({ data, condition, questions, hints }: PracticeDraft): string {
  const kept = hints.filter((hint) => hint.trim() !== '')
  const named = data.filter(({ name, values }) => name.trim() !== '' || values.trim() !== '')
  if (questions.length === 0 && kept.length === 0 && named.length === 0) return ''
  return JSON.stringify({
    datos: Object.fromEntries(named.map(({ name, values }) => [name.trim(), values])),
    condicion: condition,
    preguntas: questions.map(fromQuestion),
    pistas: kept,
  })
}

function fromQuestion(question: DraftQuestion): Record<string, unknown> {
  const { kind, label: pregunta, lines } = question
  const errores = question.mistakes
    .filter(({ when, says }) => when.trim() !== '' || says.trim() !== '')
    .map(({ when, says }) => ({ si: when, di: says }))
  switch (kind) {
    case 'valor':
      return {
        pregunta,
        valor: question.value,
        unidad: question.unit,
        tolerancia: question.tolerance,
        errores,
      }
    case 'opcion':
    case 'opciones':
      return { pregunta, opciones: listOptions(question), varias: kind === 'opciones' }
    case 'orden':
      return { pregunta, orden: toLines(lines) }
    case 'parejas':
      return { pregunta, parejas: listPairs(question) }
    case 'palabra':
      return { pregunta, palabra: toLines(lines), errores }
    case 'tabla':
      return { pregunta, tabla: fromTableDraft(question.table) }
  }
}

function listOptions({ options }: DraftQuestion) {
  return options
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, isRight, says }) => ({ texto: text, correcta: isRight, di: says }))
}

function listPairs({ pairs }: DraftQuestion) {
  return pairs
    .filter(({ left, right }) => left.trim() !== '' || right.trim() !== '')
    .map(({ left, right }) => ({ une: left, con: right }))
}

function toQuestion(value: unknown): DraftQuestion {
  const map = asMap(value) ?? {}
  const kind = kindOf(map)
  const table = asMap(map.tabla) ?? {}
  const rows = asList(table.filas).map((row) => asList(row).map(asText))
  const words = asList(kind === 'orden' ? map.orden : map.palabra).map(asText)
  return {
    ...blankQuestion(kind),
    label: asText(map.pregunta),
    value: asText(map.valor),
    unit: asText(map.unidad),
    tolerance: asText(map.tolerancia),
    mistakes: listMaps(map.errores).map(({ si, di }) => ({ when: asText(si), says: asText(di) })),
    options: listMaps(map.opciones).map(({ texto, correcta, di }) => ({
      text: asText(texto),
      isRight: correcta === true,
      says: asText(di),
    })),
    lines: words.join('\n'),
    pairs: listMaps(map.parejas).map(({ une, con }) => ({ left: asText(une), right: asText(con) })),
    ...(kind === 'tabla' && {
      table: toTableDraft({ cabeceras: asList(table.cabeceras).map(asText), filas: rows }),
    }),
  }
}

function kindOf(map: Record<string, unknown>): QuestionKind {
  if ('opciones' in map) return map.varias === true ? 'opciones' : 'opcion'
  return questionKinds.find((kind) => kind in map) ?? 'valor'
}

const toLines = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || [])
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const listMaps = (value: unknown) => asList(value).map((one) => asMap(one) ?? {})

/** Returns the value if it is an object other than an array, and undefined otherwise. */
export function asMap(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
