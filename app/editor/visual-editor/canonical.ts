import { Fragment, type Node } from 'prosemirror-model'
import { canonicalInline } from './canonical-inline.ts'
import { readItem } from './read-blocks.ts'
import { schema } from './schema.ts'

const { nodes } = schema

/**
 * Normalises a block to what Markdown can express: no empty paragraphs, no spaces at edges, default
 * delimiters. The Markdown written for a block must parse to this node.
 */
export function canonical(node: Node): Node {
  const { type } = node
  if (type === nodes.code_block) return canonicalCode(node)
  if (node.isTextblock) return type.create(node.attrs, canonicalInline(node.children))
  if (type === nodes.list_item) return canonicalItem(node)
  if (type === nodes.bullet_list || type === nodes.ordered_list) return canonicalList(node)
  if (type === nodes.table) return canonicalTable(node)
  if (type === nodes.box) {
    const [title, ...content] = node.children
    return type.create(node.attrs, [...(title ? [canonical(title)] : []), ...atLeastOne(content)])
  }
  return type === nodes.blockquote ? type.create(node.attrs, atLeastOne(node.children)) : node
}

/** Normalises blocks in order and drops empty paragraphs. */
export function canonicalBlocks(blocks: readonly Node[]): Node[] {
  return blocks.filter((block) => !isEmpty(block)).map(canonical)
}

/** Whether a block is a paragraph without text. */
export function isEmpty(block: Node): boolean {
  return block.type === nodes.paragraph && canonicalInline(block.children).size === 0
}

function atLeastOne(blocks: readonly Node[]): Node[] {
  const left = canonicalBlocks(blocks)
  return left.length > 0 ? left : [nodes.paragraph.create()]
}

function canonicalCode(node: Node): Node {
  const text = node.textContent.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd')
  return node.type.create(
    { info: String(node.attrs.info).trim() },
    text === '' ? Fragment.empty : schema.text(text),
  )
}

function canonicalItem(node: Node): Node {
  const item = readItem(atLeastOne(node.children))
  const checked = item.attrs.checked ?? node.attrs.checked
  const first = item.firstChild
  // In Markdown, an item without text cannot be a task.
  const isTask = first?.type === nodes.paragraph && first.content.size > 0
  return item.type.create({ checked: isTask ? checked : null }, item.content)
}

function canonicalList(node: Node): Node {
  const items = node.children.map(canonical)
  const needsRoom = items.some(({ children }) =>
    children.some((child, at) => needsBlankLine(children[at - 1], child)),
  )
  // Only paragraphs show whether a list is loose.
  const hasText = items.some(({ children }) => children.some(({ type }) => type === nodes.paragraph))
  const hasRoom = hasText && (items.length > 1 || items.some(({ childCount }) => childCount > 1))
  const tight = hasRoom ? node.attrs.tight && !needsRoom : true
  const { start } = node.attrs
  return node.type.create({ tight, ...(start !== undefined && { start }) }, items)
}

/** Whether the second block would merge with the first if no blank line separated them. */
export function needsBlankLine(before: Node | undefined, after: Node): boolean {
  if (!before) return false
  if (before.type === nodes.table) return true
  const isList = (node: Node): boolean => node.type === nodes.bullet_list || node.type === nodes.ordered_list
  const holdsText = before.type === nodes.paragraph || before.type === nodes.blockquote || isList(before)
  if (after.type === nodes.paragraph) return holdsText
  if (after.type === nodes.table) return holdsText
  return (after.type === nodes.blockquote || isList(after)) && (before.type === after.type || isList(before))
}

/** The first row is the head; its columns are those of all rows. */
function canonicalTable(node: Node): Node {
  const head = node.firstChild?.children ?? []
  const rows = node.children.map((row, at) => {
    const type = at === 0 ? nodes.table_header : nodes.table_cell
    const cells = head.map((top, column) => {
      const content = row.children[column]?.children ?? []
      return type.create({ align: top.attrs.align }, canonicalInline(content))
    })
    return nodes.table_row.create(null, cells)
  })
  return nodes.table.create(null, rows)
}
