import type { Node } from 'prosemirror-model'
import { canonical, canonicalBlocks } from './canonical.ts'
import { parseWhole } from './dialect-parser.ts'
import { readBlocks } from './read-blocks.ts'
import { splitSource } from './split-source.ts'

const framed: readonly string[] = ['question', 'simulator', 'source']

/** Whether a Markdown text parses to the blocks of a document. */
export function hasSameMeaning(text: string, doc: Node): boolean {
  const wanted = canonicalBlocks(doc.children)
  const { blocks } = splitSource(text, parseWhole(text).tokens)
  if (blocks.length !== wanted.length) return false
  return wanted.every((node, at) => {
    const block = blocks[at]
    if (framed.includes(node.type.name)) return block?.text === node.attrs.text
    const [found, ...more] = readBlocks(block?.tokens ?? [])
    return found !== undefined && more.length === 0 && canonical(found).eq(node)
  })
}
