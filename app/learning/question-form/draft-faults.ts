import { listFaults } from '../practice/parse-practice.ts'
import { type DraftQuestion, fromDraft, type PracticeDraft } from './practice-draft.ts'
import { practiceEditorTexts as texts } from './practice-editor-texts.ts'

/**
 * Faults of a draft: messages by the path of the field, such as `preguntas.0.opciones.1.texto`. An empty path
 * means the whole draft.
 */
export type DraftFaults = ReadonlyMap<string, string>

/** Returns all faults of a draft. Blank rows are not validated, but the paths count them. */
export function listDraftFaults(draft: PracticeDraft): DraftFaults {
  const faults = new Map<string, string>()
  for (const { path, message } of listFaults(fromDraft(draft))) {
    const place = placeOf(draft, path.map(String))
    // Beside its own field a message need not repeat the number of the question.
    if (!faults.has(place)) faults.set(place, message.replace(/^Pregunta \d+: /, ''))
  }
  for (const [at, { name }] of draft.data.entries()) {
    const isTwice = name.trim() !== '' && draft.data.findIndex((one) => one.name.trim() === name.trim()) < at
    if (isTwice) faults.set(`datos.${at}.nombre`, texts.twice)
  }
  return faults
}

function placeOf(draft: PracticeDraft, path: readonly string[]): string {
  const [first, ...rest] = path
  if (first === 'datos') return `datos.${draft.data.findIndex(({ name }) => name.trim() === rest[0])}.valores`
  if (first === 'pistas') return `pistas.${rowAt(draft.hints.map(isFilled), rest[0])}.text`
  const [number = '', key = '', row, ...field] = rest
  const question = draft.questions[Number(number)]
  if (first !== 'preguntas' || !question || row === undefined) return path.join('.')
  // These lists are edited in a single field.
  if (key === 'orden' || key === 'palabra' || key === 'tabla') return `preguntas.${number}.${key}`
  return ['preguntas', number, key, rowAt(rowsOf(question, key), row), ...field].join('.')
}

const isFilled = (text: string): boolean => text.trim() !== ''

/** Returns for each row of a list whether it is filled in, and therefore validated. */
function rowsOf({ options, pairs, mistakes }: DraftQuestion, key: string): boolean[] {
  if (key === 'opciones') return options.map(({ text }) => isFilled(text))
  if (key === 'parejas') return pairs.map(({ left, right }) => isFilled(left) || isFilled(right))
  return mistakes.map(({ when, says }) => isFilled(when) || isFilled(says))
}

/** Converts an index among the validated rows to an index among all rows. */
function rowAt(isRead: readonly boolean[], number = ''): number {
  return isRead.flatMap((one, at) => (one ? [at] : []))[Number(number)] ?? 0
}
