import { readYamlMap } from '../../platform/markdown/yaml-map.ts'
import { parsePractice } from '../practice/parse-practice.ts'
import type { Practice } from '../practice/practice.ts'
import { practiceTexts } from '../practice/practice-texts.ts'
import type { QuestionFault } from './question.ts'
import { questionFaults } from './questions-texts.ts'

/** The maximum length of the YAML data of one question, in characters. */
const maxDataLength = 6_000

type ReadData = { ok: true; practice: Practice } | { ok: false; fault: QuestionFault }

/**
 * Parses the YAML data of one question: the keys of one entry of `preguntas`, together with `datos`,
 * `condicion` and `pistas`. `line`: the number of the line where the data begin in the text.
 */
export function readQuestionData(yaml: string, line: number): ReadData {
  const failed = (message: string, at = line): ReadData => ({ ok: false, fault: { line: at, message } })
  if (yaml.length > maxDataLength) return failed(questionFaults.tooLong(maxDataLength))
  const read = readYamlMap(yaml)
  if (!read.ok) return failed(questionFaults.yaml(read.reason), line + (read.line ?? 0))
  const { datos, condicion, pistas, ...question } = read.attributes
  const parsed = parsePractice(JSON.stringify({ datos, condicion, pistas, preguntas: [question] }))
  return parsed.ok ? parsed : failed(withoutQuestionNumber(parsed.message))
}

/** Removes «Pregunta 1» from a message, because the text has only one question at this place. */
export function withoutQuestionNumber(message: string): string {
  const rest = message.startsWith(practiceTexts.question(1))
    ? message.slice(practiceTexts.question(1).length).replace(/^[: ]+/, '')
    : message
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
