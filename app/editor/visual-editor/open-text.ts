import type { Token } from 'markdown-it'
import type { Node } from 'prosemirror-model'
import { embedLabels } from '../../platform/markdown/embeds.ts'
import { parseTokens, parseWhole, type References, renderTokens } from './dialect-parser.ts'
import { NoForm } from './no-form.ts'
import { readBlocks } from './read-blocks.ts'
import { schema } from './schema.ts'
import { type SourceBlock, splitSource } from './split-source.ts'
import { writeChecked } from './write-checked.ts'

const { nodes } = schema

/** A text on the screen, and what its blocks and the room between them were written as. */
export type OpenedText = {
  text: string
  doc: Node
  blocks: readonly { node: Node; text: string }[]
  gaps: readonly string[]
  references: References
}

/** Opens a text. Every block is proved: one that could not be written back so that it says the same is shown as Markdown in a frame. */
export function openText(text: string): OpenedText {
  // The page reads other ends of lines alike, but they could not be kept.
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

/** One block at the top of a text. */
function readSourceBlock(block: SourceBlock, references: References): Node {
  const { text, tokens } = block
  const [, kind = ''] = /^container_(.+)_open$/.exec(tokens[0]?.type ?? '') ?? []
  // Its data are edited by a form of their own.
  if (embedLabels.has(kind)) return nodes.question.create({ text })
  return proved(tokens, references) ?? nodes.source.create({ text })
}

/** The node of a block, if it can be written so that the page shows the same. */
function proved(tokens: readonly Token[], references: References): Node | undefined {
  if (tokens.length === 0) return undefined
  try {
    const [node, ...more] = readBlocks(tokens)
    if (!node || more.length > 0) return undefined
    const text = writeChecked(node, references)
    if (text === undefined) return undefined
    return renderTokens(parseTokens(text, references)) === renderTokens(tokens) ? node : undefined
  } catch (error) {
    // What has no form, or nodes that may not stand there.
    if (error instanceof NoForm || error instanceof RangeError) return undefined
    throw error
  }
}
