import type { Node } from 'prosemirror-model'
import { needsBlankLine } from './canonical.ts'
import { writtenText } from './read-blocks.ts'
import { schema } from './schema.ts'
import { longerThan } from './write-parts.ts'

const { nodes } = schema

/** The kind of line that contains a text; it decides which characters need escaping. */
export type LineKind = 'paragraph' | 'heading' | 'cell' | 'title'

/** Writes the inline content of a block; the style is chosen by parsing the result. */
export type WriteLine = (node: Node, kind: LineKind) => string

/**
 * `avoid`: the marker of the list before, with which this list would merge. `nested`: inside another block.
 */
type Place = { avoid?: string | undefined; nested: boolean }

/** Writes a block as Markdown, without a trailing blank line. */
export function writeBlock(node: Node, line: WriteLine, place: Place = { nested: false }): string {
  const { type, attrs } = node
  switch (type) {
    case nodes.paragraph:
      return line(node, 'paragraph')
    case nodes.heading:
      return `${'#'.repeat(Number(attrs.level))} ${line(node, 'heading')}`.trimEnd()
    case nodes.blockquote:
      return prefixed(
        writeBlocks(node.children, line, () => '\n\n'),
        '> ',
      )
    case nodes.bullet_list:
    case nodes.ordered_list:
      return writeList(node, line, place.avoid)
    case nodes.code_block:
      return writeFence(node.textContent, String(attrs.info))
    case nodes.horizontal_rule:
      return place.nested ? '***' : '---'
    case nodes.formula_block:
      return writtenText(node) ?? `$$\n${attrs.tex}\n$$`
    case nodes.box:
      return writeBox(node, line)
    case nodes.table:
      return writeTable(node, line)
    default:
      return String(attrs.text)
  }
}

function writeBlocks(
  blocks: readonly Node[],
  line: WriteLine,
  between: (before: Node | undefined, after: Node) => string,
): string {
  let out = ''
  let avoid: string | undefined
  for (const [at, block] of blocks.entries()) {
    const text = writeBlock(block, line, { avoid, nested: true })
    avoid = listMarker(block, text)
    out += (at === 0 ? '' : between(blocks[at - 1], block)) + text
  }
  return out
}

/** The marker of a list's items in its source; undefined if the node is not a list. */
export function listMarker({ type }: Node, text: string): string | undefined {
  if (type === nodes.bullet_list) return text.trimStart().charAt(0)
  return type === nodes.ordered_list ? /^\s*\d+([.)])/.exec(text)?.[1] : undefined
}

function writeList(list: Node, line: WriteLine, avoid: string | undefined): string {
  const { tight, marker, start } = list.attrs
  const isOrdered = list.type === nodes.ordered_list
  const letters = isOrdered ? ['.', ')'] : ['-', '*', '+']
  const own = letters.includes(String(marker)) ? String(marker) : letters[0]
  const letter = own === avoid ? letters.find((other) => other !== avoid) : own
  return list.children
    .map((item, at) =>
      writeItem(item, line, { mark: isOrdered ? `${start + at}${letter} ` : `${letter} `, tight }),
    )
    .join(tight ? '\n' : '\n\n')
}

function writeItem(item: Node, line: WriteLine, { mark, tight }: { mark: string; tight: boolean }): string {
  const box = item.attrs.checked === null ? '' : item.attrs.checked ? '[x] ' : '[ ] '
  const content = writeBlocks(item.children, line, (before, after) =>
    tight && !needsBlankLine(before, after) ? '\n' : '\n\n',
  )
  const room = ' '.repeat(mark.length)
  const [first = '', ...rest] = content.split('\n')
  const head = first === '' ? `${mark}${box}`.trimEnd() : `${mark}${box}${first}`
  return [head, ...rest.map((text) => (text === '' ? '' : room + text))].join('\n')
}

function prefixed(text: string, prefix: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n')
}

function writeFence(text: string, info: string): string {
  const letter = info.includes('`') ? '~' : '`'
  const runs = text.match(letter === '`' ? /`{3,}/g : /~{3,}/g) ?? []
  const fence = longerThan(runs, letter, 3)
  return `${fence}${info}\n${text === '' ? '' : `${text}\n`}${fence}`
}

function writeBox(box: Node, line: WriteLine): string {
  const [title, ...content] = box.children
  const inside = writeBlocks(content, line, () => '\n\n')
  const fence = longerThan(inside.match(/^\s*:{3,}/gm)?.map((run) => run.trim()) ?? [], ':', 3)
  const head = `${fence}${box.attrs.kind} ${title ? line(title, 'title') : ''}`.trimEnd()
  return `${head}\n${inside}${inside === '' ? '' : '\n'}${fence}`
}

const dashes: Record<string, string> = { left: ':---', center: ':---:', right: '---:' }

function writeTable(table: Node, line: WriteLine): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const [head, ...rows] = table.children.map(({ children }) =>
    row(children.map((cell) => line(cell, 'cell'))),
  )
  const columns = table.firstChild?.children ?? []
  return [
    head,
    `|${columns.map(({ attrs }) => dashes[String(attrs.align)] ?? '---').join('|')}|`,
    ...rows,
  ].join('\n')
}
