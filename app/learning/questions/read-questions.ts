import type { Token } from 'markdown-it'
import { type Embed, listEmbeds } from '../../platform/markdown/embeds.ts'
import type { Simulators } from '../simulators/simulator.ts'
import { keyOfStatement, type QuestionBlock, type QuestionFault } from './question.ts'
import { questionFaults } from './questions-texts.ts'
import { readQuestionData } from './read-question-data.ts'
import { listSimulatorQuestions } from './simulator-blocks.ts'

/** The maximum number of questions in a text. Further ones are shown without a form. */
const maxQuestions = 30

/** A text that has been parsed to tokens, and the simulators that it may name. */
type ParsedText = { source: string; tokens: readonly Token[]; simulators: Simulators }

/** Reads the questions of a parsed text, in order. Each has its faults, in Spanish and with a line. */
export function readQuestions({ source, tokens, simulators }: ParsedText): QuestionBlock[] {
  const lines = source.replace(/\r\n?/g, '\n').split('\n')
  const taken = new Set<string>()
  const blocks = listEmbeds(tokens).map((embed) => readBlock(lines, embed, tokens))
  return [...blocks, ...listSimulatorQuestions(tokens, simulators)]
    .sort((a, b) => a.line - b.line)
    .map((block, at) => {
      const faults: QuestionFault[] = [...block.faults]
      if (taken.has(block.key)) faults.push({ line: block.line, message: questionFaults.repeated })
      if (at >= maxQuestions) faults.push({ line: block.line, message: questionFaults.tooMany(maxQuestions) })
      const key = takeKey(block.source, taken)
      return { ...block, key, faults, practice: at < maxQuestions ? block.practice : null }
    })
}

function readBlock(lines: readonly string[], embed: Embed, tokens: readonly Token[]): QuestionBlock {
  const { open, first, last, data } = embed
  const [start, end] = open.map ?? [0, 0]
  const line = start + 1
  const fence = data === undefined ? undefined : tokens[data]
  const [from, to] = fence?.map ?? [end, end]
  const statement = lines
    .slice(start + 1, from)
    .join('\n')
    .trim()
  const read = fence ? readQuestionData(fence.content, from + 1) : undefined
  const isInner = tokens.slice(first + 1, last).some(({ type }) => type.startsWith('container_'))
  const faults = [
    ...(open.level > 0 ? [questionFaults.nested] : []),
    ...(isInner ? [questionFaults.inner] : []),
    ...(statement === '' ? [questionFaults.noStatement] : []),
    ...(fence ? [] : [questionFaults.noData]),
  ].map((message) => ({ line, message }))
  return {
    kind: embed.name === 'predice' ? 'predice' : 'pregunta',
    key: keyOfStatement(statement),
    source: statement,
    title: open.info.trim().replace(/^\S+\s*/, ''),
    statement,
    explanation: lines.slice(to, end).join('\n').trim(),
    line,
    dataLine: from + 1,
    afterLine: to + 1,
    lastLine: end + 1,
    practice: open.level === 0 && read?.ok ? read.practice : null,
    faults: read && !read.ok ? [...faults, read.fault] : faults,
  }
}

/** Returns a key that is unique in the text: if a statement is repeated, its number is hashed too. */
function takeKey(source: string, taken: Set<string>): string {
  let key = keyOfStatement(source)
  for (let turn = 2; taken.has(key); turn++) key = keyOfStatement(`${source} #${turn}`)
  taken.add(key)
  return key
}
