import { listFaults } from '../practice/list-faults.ts'
import type { DraftQuestion, PracticeDraft } from './practice-draft.ts'
import { fromDraft } from './practice-draft.ts'
import { practiceEditorTexts as texts } from './practice-editor-texts.ts'

/** What is wrong with a draft: messages by the place of the field, `preguntas.0.opciones.1.texto`; an empty place means all of it. */
export type DraftFaults = ReadonlyMap<string, string>

/** All that is wrong with a draft. Rows that were left blank are not read, but they keep their numbers. */
export function listDraftFaults(draft: PracticeDraft): DraftFaults {
  const faults = new Map<string, string>()
  for (const { path, message } of listFaults(fromDraft(draft))) {
    const place = placeOf(draft, path.map(String))
    // A question of the form is never named by its number beside its own field.
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
  // Lists that are written in one field.
  if (key === 'orden' || key === 'palabra' || key === 'tabla') return `preguntas.${number}.${key}`
  return ['preguntas', number, key, rowAt(rowsOf(question, key), row), ...field].join('.')
}

const isFilled = (text: string): boolean => text.trim() !== ''

/** Which rows of a question are read. */
function rowsOf({ options, pairs, mistakes }: DraftQuestion, key: string): boolean[] {
  if (key === 'opciones') return options.map(({ text }) => isFilled(text))
  if (key === 'parejas') return pairs.map(({ left, right }) => isFilled(left) || isFilled(right))
  return mistakes.map(({ when, says }) => isFilled(when) || isFilled(says))
}

/** Among all rows, the place of one that was counted among those that are read. */
function rowAt(isRead: readonly boolean[], number = ''): number {
  return isRead.flatMap((one, at) => (one ? [at] : []))[Number(number)] ?? 0
}
