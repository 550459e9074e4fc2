import type { Token } from 'markdown-it'
import type { Node } from 'prosemirror-model'
import { embedLabels } from '../../platform/markdown/embeds.ts'
import { parseTokens, parseWhole, type References, renderTokens } from './dialect-parser.ts'
import { readBlocks } from './read-blocks.ts'
import { NoForm, schema } from './schema.ts'
import { type SourceBlock, splitSource } from './split-source.ts'
import { writeChecked } from './write-checked.ts'

const { nodes } = schema

/** A parsed text, with the source of each block (`blocks`) and of the space between them (`gaps`). */
export type OpenedText = {
  text: string
  doc: Node
  blocks: readonly { node: Node; text: string }[]
  gaps: readonly string[]
  references: References
}

/**
 * Parses a text. A block that cannot be written back with the same meaning becomes a `source` node, shown as
 * Markdown in a frame.
 */
export function openText(text: string): OpenedText {
  // Other line endings render the same but could not be preserved: show the whole text as source.
  if (text.includes('\r')) return frameWhole(text)
  const { tokens, references } = parseWhole(text)
  const { blocks, gaps } = splitSource(text, tokens)
  const opened = blocks.map((block) => ({ node: readSourceBlock(block, references), text: block.text }))
  const content = opened.length === 0 ? [nodes.paragraph.create()] : opened.map(({ node }) => node)
  return { text, doc: nodes.doc.create(null, content), blocks: opened, gaps, references }
}

function frameWhole(text: string): OpenedText {
  const node = nodes.source.create({ text })
  const doc = nodes.doc.create(null, [node])
  return { text, doc, blocks: [{ node, text }], gaps: ['', ''], references: {} }
}

/** Reads one top-level block. */
function readSourceBlock(block: SourceBlock, references: References): Node {
  const { text, tokens } = block
  const [, kind = ''] = /^container_(.+)_open$/.exec(tokens[0]?.type ?? '') ?? []
  // Its data are edited in a dialog.
  if (embedLabels.has(kind)) return nodes.question.create({ text })
  return proved(tokens, references) ?? nodes.source.create({ text })
}

/**
 * Parses a block and verifies the round trip: its Markdown must render to the same HTML. Undefined otherwise.
 */
function proved(tokens: readonly Token[], references: References): Node | undefined {
  if (tokens.length === 0) return undefined
  try {
    const [node, ...more] = readBlocks(tokens)
    if (!node || more.length > 0) return undefined
    const text = writeChecked(node, references)
    if (text === undefined) return undefined
    return renderTokens(parseTokens(text, references)) === renderTokens(tokens) ? node : undefined
  } catch (error) {
    // Markdown without a node here, or nodes that the schema does not allow there.
    if (error instanceof NoForm || error instanceof RangeError) return undefined
    throw error
  }
}
