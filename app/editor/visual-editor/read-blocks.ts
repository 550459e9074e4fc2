import type { Token } from 'markdown-it'
import { Fragment, type Node, type NodeType } from 'prosemirror-model'
import { embedLabels } from '../../platform/markdown/embeds.ts'
import { readInline } from './read-inline.ts'
import { NoForm, schema } from './schema.ts'

const { nodes } = schema

/** The source of each text block. Untouched nodes keep their identity, so their source is found here. */
const written = new WeakMap<Node, string>()

/** The source of an untouched text block or formula; undefined for changed nodes. */
export function writtenText(node: Node): string | undefined {
  return written.get(node)
}

type Reader = { tokens: readonly Token[]; at: number }

/** Converts tokens to nodes. Throws `NoForm` for Markdown without a node. */
export function readBlocks(tokens: readonly Token[]): Node[] {
  const reader = { tokens, at: 0 }
  const found: Node[] = []
  while (reader.at < tokens.length) found.push(readBlock(reader))
  return found
}

function readBlock(reader: Reader): Node {
  const token = next(reader)
  const [, kind = ''] = /^container_(.+)_open$/.exec(token.type) ?? []
  // Questions are valid only at the top level of a text, where they are read with their data.
  if (embedLabels.has(kind)) throw new NoForm(kind)
  if (kind !== '') return readBox(reader, token, kind)
  const read = readers[token.type]
  if (!read) throw new NoForm(token.type)
  return read(reader, token)
}

const readers: Record<string, (reader: Reader, token: Token) => Node> = {
  paragraph_open: (reader) => readLine(reader, nodes.paragraph),
  heading_open: (reader, { tag }) => readLine(reader, nodes.heading, { level: Number(tag.slice(1)) }),
  blockquote_open: (reader) => make(nodes.blockquote, {}, readUntil(reader, 'blockquote_close')),
  bullet_list_open: (reader, token) => readList(reader, token, nodes.bullet_list),
  ordered_list_open: (reader, token) => readList(reader, token, nodes.ordered_list),
  fence: (_, { info, content }) => readCode(content, info),
  code_block: (_, { content }) => readCode(content, ''),
  hr: () => nodes.horizontal_rule.create(),
  formula_block: (_, token) => readFormula(token),
  simulator: (_, { markup }) => nodes.simulator.create({ text: markup.trim() }),
  table_open: (reader) => readTable(reader),
}

function next(reader: Reader): Token {
  const token = reader.tokens[reader.at++]
  if (!token) throw new NoForm('the end of the tokens')
  return token
}

function make(type: NodeType, attributes: Record<string, unknown>, content: readonly Node[]): Node {
  const filled = content.length === 0 && !type.inlineContent ? [nodes.paragraph.create()] : content
  return type.createChecked(attributes, Fragment.from(filled))
}

function readUntil(reader: Reader, close: string): Node[] {
  const found: Node[] = []
  while (reader.tokens[reader.at]?.type !== close) found.push(readBlock(reader))
  reader.at++
  return found
}

/** Reads a text block whose opening token has been consumed. */
function readLine(reader: Reader, type: NodeType, attributes: Record<string, unknown> = {}): Node {
  const inline = next(reader)
  if (inline.type !== 'inline') throw new NoForm(inline.type)
  next(reader)
  const node = make(type, attributes, readInline(inline.children ?? []))
  written.set(node, inline.content)
  return node
}

function readFormula({ content, map }: Token): Node {
  const node = nodes.formula_block.create({ tex: content })
  if (map && map[1] - map[0] === 1) written.set(node, `$$${content}$$`)
  return node
}

function readCode(content: string, info: string): Node {
  const text = content.replace(/\n$/, '')
  return make(nodes.code_block, { info: info.trim() }, text === '' ? [] : [schema.text(text)])
}

function readBox(reader: Reader, token: Token, kind: string): Node {
  const title = make(nodes.box_title, {}, readInline(token.children ?? []))
  written.set(title, token.info.trim().replace(/^\S+\s*/, ''))
  const content = readUntil(reader, `container_${kind}_close`)
  return nodes.box.createChecked({ kind }, [title, ...make(nodes.blockquote, {}, content).children])
}

function readList(reader: Reader, list: Token, type: NodeType): Node {
  const first = reader.at
  const items: Node[] = []
  const close = type === nodes.bullet_list ? 'bullet_list_close' : 'ordered_list_close'
  while (reader.tokens[reader.at]?.type !== close) {
    next(reader)
    items.push(readItem(readUntil(reader, 'list_item_close')))
  }
  const inside = reader.tokens.slice(first, reader.at++)
  const tight = inside.every(
    (one) => one.type !== 'paragraph_open' || one.level !== list.level + 2 || one.hidden,
  )
  const start = Number(list.attrGet('start') ?? 1)
  const isOrdered = type === nodes.ordered_list
  return make(type, { tight, marker: list.markup, ...(isOrdered && { start }) }, items)
}

const mark = /^\[([ xX])\] /

/** Reads `[ ]` at the start of an item as a task. */
export function readItem(content: readonly Node[]): Node {
  const [first, ...rest] = content
  const text =
    first?.type === nodes.paragraph && first.firstChild?.isText ? (first.firstChild.text ?? '') : ''
  const found = mark.exec(text)
  if (!first || !found || first.firstChild?.marks.length) return make(nodes.list_item, {}, content)
  const shorter = first.copy(first.content.cut(found[0].length))
  const raw = written.get(first)
  if (raw?.startsWith(found[0])) written.set(shorter, raw.slice(found[0].length))
  return make(nodes.list_item, { checked: found[1] !== ' ' }, [shorter, ...rest])
}

function readTable(reader: Reader): Node {
  const rows: Node[] = []
  for (let token = next(reader); token.type !== 'table_close'; token = next(reader)) {
    if (token.type === 'tr_open') rows.push(readRow(reader))
  }
  return make(nodes.table, {}, rows)
}

function readRow(reader: Reader): Node {
  const cells: Node[] = []
  for (let token = next(reader); token.type !== 'tr_close'; token = next(reader)) {
    const type = token.type === 'th_open' ? nodes.table_header : nodes.table_cell
    const align = /^text-align:(\w+)$/.exec(String(token.attrGet('style') ?? ''))?.[1] ?? null
    cells.push(readLine(reader, type, { align }))
  }
  return make(nodes.table_row, {}, cells)
}
