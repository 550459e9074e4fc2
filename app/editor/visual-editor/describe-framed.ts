import type { Node } from 'prosemirror-model'
import { directiveData } from '../../platform/markdown/simulator-plugin.ts'
import { parseTokens } from './dialect-parser.ts'
import { readQuestion } from './question-text.ts'
import { visualTexts } from './visual-texts.ts'

/** Label and lines of text that a frame shows for its block. */
export function describeFramed(node: Node): { label: string; lines: string[] } {
  const text = String(node.attrs.text)
  if (node.type.name === 'source') return { label: visualTexts.source, lines: [text] }
  if (node.type.name === 'question') {
    const question = readQuestion(text)
    const lines = question ? [question.title, question.statement] : [text]
    return { label: visualTexts.question, lines: lines.filter((line) => line !== '') }
  }
  const [token] = parseTokens(text)
  const { pairs } = directiveData({ info: token?.info ?? '' })
  return {
    label: visualTexts.simulator,
    lines: [pairs.map(([name, value]) => (name === 'tipo' ? value : `${name} = ${value}`)).join(' · ')],
  }
}

/** A short description of a block, for messages. */
export function nameBlock(node: Node): string {
  const text = node.isAtom ? String(node.attrs.text ?? node.attrs.tex ?? '') : node.textContent
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

const names: Record<string, string> = {
  image: visualTexts.tools.picture,
  table: visualTexts.tools.table,
  horizontal_rule: visualTexts.rule,
  question: visualTexts.question,
  simulator: visualTexts.simulator,
  source: visualTexts.source,
}

/** The Spanish name of a node type. */
export function nameNode({ type: { name } }: Node): string {
  return names[name] ?? (name.startsWith('formula') ? visualTexts.tools.formula : visualTexts.block)
}
