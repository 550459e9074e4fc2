import { readYamlMap } from '../../platform/markdown/yaml-map.ts'
import { editYaml } from './edit-yaml.ts'
import { asMap, fromDraft, type PracticeDraft, toDraft } from './practice-draft.ts'
import type { Wanted } from './write-yaml.ts'

/** Every key of the data of one question; what a draft does not have goes. */
const keys = [
  'valor',
  'unidad',
  'tolerancia',
  'varias',
  'opciones',
  'orden',
  'parejas',
  'palabra',
  'tabla',
  'errores',
]

/**
 * The data of a question in a text (YAML) as a draft of that one question. Undefined where the form could not show all of it: a draft that
 * nobody touched must be the text that it was read from.
 */
export function readQuestionDraft(yaml: string): PracticeDraft | undefined {
  const draft = readDraft(yaml)
  return draft && editYaml(yaml, wantedOf(draft)) === yaml ? draft : undefined
}

/** The data of a question with what its draft says now; what did not change keeps its letters, comments and unknown keys too. */
export function writeQuestionDraft(yaml: string, draft: PracticeDraft): string {
  const wanted = wantedOf(draft)
  const isRead = (text: string | undefined): text is string =>
    text !== undefined &&
    fromDraft(readDraft(text) ?? draft) === fromDraft(draft) &&
    readDraft(text) !== undefined
  return [editYaml(yaml, wanted), editYaml(yaml, wanted, true)].find(isRead) ?? editYaml('', wanted) ?? yaml
}

function readDraft(yaml: string): PracticeDraft | undefined {
  const read = readYamlMap(yaml)
  if (!read.ok) return undefined
  const { datos, condicion, pistas, ...question } = read.attributes
  return toDraft(JSON.stringify({ datos, condicion, pistas, preguntas: [question] }))
}

function wantedOf(draft: PracticeDraft): Record<string, Wanted | undefined> {
  const { datos, condicion, preguntas, pistas } = asMap(JSON.parse(fromDraft(draft))) ?? {}
  const question = Array.isArray(preguntas) ? asMap(preguntas[0]) : undefined
  const { pregunta, ...own } = question ?? {}
  const none = Object.fromEntries(keys.map((key) => [key, undefined]))
  // What a draft is written as holds texts, truths, lists and maps alone.
  return { datos, condicion, pregunta, ...none, ...own, pistas } as Record<string, Wanted | undefined>
}
