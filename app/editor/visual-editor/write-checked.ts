import type { Fragment, Node } from 'prosemirror-model'
import { canonical } from './canonical.ts'
import { canonicalInline } from './canonical-inline.ts'
import { parseTokens, type References } from './dialect-parser.ts'
import { readBlocks, writtenText } from './read-blocks.ts'
import { NoForm, schema } from './schema.ts'
import { type LineKind, type WriteLine, writeBlock } from './write-block.ts'
import { type LineStyle, writeInline } from './write-inline.ts'

/** From least to most escaping; the first that parses back to the same content is used. */
const styles: readonly LineStyle[] = [
  { escaping: 'none' },
  { escaping: 'light' },
  { escaping: 'light', underscores: true },
  { escaping: 'full' },
  { escaping: 'full', underscores: true },
  { escaping: 'entity' },
  { escaping: 'entity', underscores: true },
]

/**
 * Writes a top-level block as Markdown that parses back to the same block; undefined if there is none.
 * `avoid`: the marker of the list before.
 */
export function writeChecked(block: Node, references: References, avoid?: string): string | undefined {
  const wanted = canonical(block)
  // If normalising changes nothing, use the original nodes: their source is known.
  const shown = sameShape(block, wanted) ? block : wanted
  for (const least of [-1, 0, 1, 3, 5]) {
    let isWhole = true
    const line: WriteLine = (node, kind) => {
      const text = writeLine(node, { kind, references, least })
      isWhole &&= text !== undefined
      return text ?? ''
    }
    const text = writeBlock(shown, line, { avoid, nested: false })
    if (isWhole && readsAs(text, wanted, references)) return text
  }
  return undefined
}

/** Writes a block without lossless Markdown so that no text is lost; it may parse as something else. */
export function writeUnchecked(block: Node, references: References): string {
  const line: WriteLine = (node, kind) =>
    writeLine(node, { kind, references, least: -1 }) ??
    writeInline(node.children, { escaping: 'full' }, kind === 'cell')
  return writeBlock(block, line, { nested: false })
}

function sameShape(a: Node, b: Node): boolean {
  if (a.type !== b.type || a.isTextblock !== b.isTextblock) return false
  if (a.isTextblock) return true
  const { marker: _a, ...own } = a.attrs
  const { marker: _b, ...other } = b.attrs
  if (JSON.stringify(own) !== JSON.stringify(other) || a.childCount !== b.childCount) return false
  return a.children.every((child, at) => {
    const twin = b.children[at]
    return twin !== undefined && sameShape(child, twin)
  })
}

function readsAs(text: string, wanted: Node, references: References): boolean {
  const [found, ...more] = tryRead(text, references) ?? []
  return found !== undefined && more.length === 0 && canonical(found).eq(wanted)
}

function tryRead(text: string, references: References): Node[] | undefined {
  try {
    return readBlocks(parseTokens(text, references))
  } catch (error) {
    // Markdown without a node here, or nodes that the schema does not allow there.
    if (error instanceof NoForm || error instanceof RangeError) return undefined
    throw error
  }
}

type LineTask = { kind: LineKind; references: References; least: number }

/** `least`: the first style to try; below zero, the original source is tried first. */
function writeLine(node: Node, { kind, references, least }: LineTask): string | undefined {
  const wanted = canonicalInline(node.children)
  if (wanted.size === 0) return ''
  const raw = least < 0 ? writtenText(node) : undefined
  const kept = raw !== undefined && kind === 'cell' ? raw.replaceAll('|', '\\|') : raw
  if (kept !== undefined && lineReads(kept, kind, wanted, references)) return kept
  // Marks keep their original delimiters if normalising moved nothing.
  const content = least <= 0 && sameText(node.children, wanted.content) ? node.children : wanted.content
  for (const style of styles.slice(Math.max(0, least))) {
    const text = writeInline(content, style, kind === 'cell')
    if (lineReads(text, kind, wanted, references)) return text
  }
  return undefined
}

function sameText(own: readonly Node[], wanted: readonly Node[]): boolean {
  const isTwin = (node: Node, twin: Node | undefined): boolean =>
    twin !== undefined &&
    twin.type === node.type &&
    twin.text === node.text &&
    twin.marks.length === node.marks.length
  return own.length === wanted.length && own.every((node, at) => isTwin(node, wanted[at]))
}

const frames: Record<LineKind, (text: string) => string> = {
  paragraph: (text) => text,
  heading: (text) => `## ${text}`,
  cell: (text) => `| ${text} |\n| --- |`,
  title: (text) => `:::aviso ${text}\n:::`,
}

function lineReads(text: string, kind: LineKind, wanted: Fragment, references: References): boolean {
  const [found, ...more] = tryRead(frames[kind](text), references) ?? []
  if (!found || more.length > 0) return false
  const { paragraph, heading, box, table } = schema.nodes
  const type = { paragraph, heading, title: box, cell: table }[kind]
  if (found.type !== type) return false
  const line = kind === 'title' ? found.firstChild : kind === 'cell' ? found.firstChild?.firstChild : found
  return line !== null && line !== undefined && canonicalInline(line.children).eq(wanted)
}
