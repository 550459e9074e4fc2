import { readYamlMap } from '../../platform/markdown/yaml-map.ts'
import { editYaml } from './edit-yaml.ts'
import { asMap, fromDraft, type PracticeDraft, toDraft } from './practice-draft.ts'
import type { Wanted } from './write-yaml.ts'

/** Every key of the data of a question. Keys that a draft does not have are removed. */
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
 * Parses the YAML data of a question in a text into a draft of that single question. Returns undefined if the
 * form cannot represent all of it: saving an unchanged draft must reproduce the text exactly.
 */
export function readQuestionDraft(yaml: string): PracticeDraft | undefined {
  const draft = readDraft(yaml)
  return draft && editYaml(yaml, wantedOf(draft)) === yaml ? draft : undefined
}

/**
 * Writes a draft into the YAML data of a question. Unchanged values keep their formatting, and comments and
 * unknown keys are kept.
 */
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
  // `fromDraft` writes only texts, booleans, lists and maps, so the cast is safe.
  return { datos, condicion, pregunta, ...none, ...own, pistas } as Record<string, Wanted | undefined>
}
