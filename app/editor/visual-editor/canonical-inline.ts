import { Fragment, type Mark, type Node } from 'prosemirror-model'
import { plainAddress } from './dialect-parser.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema
/** Marks whose delimiters must touch the text inside. */
const touching: readonly string[] = ['strong', 'em', 'strike']

/** Normalises the inline content of a block to what Markdown can express. */
export function canonicalInline(content: readonly Node[]): Fragment {
  const plain = joined(content.map(plainNode).filter((node) => node !== undefined))
  const moved = touching.reduce((found, name) => joined(moveSpacesOut(found, name)), plain)
  return Fragment.fromArray(joined(trimmed(moved)))
}

function joined(content: readonly Node[]): Node[] {
  return [...Fragment.fromArray([...content]).content]
}

const isBreak = ({ type }: Node): boolean => type === nodes.hard_break || type === nodes.soft_break

function plainMark(mark: Mark): Mark {
  const { href, title } = mark.attrs
  if (mark.type === marks.link)
    return marks.link.create({ href: plainAddress(String(href)), title: oneLine(title) })
  return touching.includes(mark.type.name) ? mark.type.create() : mark
}

const oneLine = (text: unknown): string => String(text).replace(/\s*[\r\n]+\s*/g, ' ')

function plainNode(node: Node): Node | undefined {
  const own = node.marks.map(plainMark)
  if (node.type === nodes.image) {
    const { src, alt, title } = node.attrs
    const attributes = { src: plainAddress(String(src)), alt: oneLine(alt), title: oneLine(title) }
    return nodes.image.create(
      attributes,
      null,
      own.filter(({ type }) => type !== marks.code),
    )
  }
  if (!node.isText) return node.mark(own.filter(({ type }) => type !== marks.code))
  const text = (node.text ?? '').replace(/[\r\n]+/g, ' ').replaceAll('\0', '\ufffd')
  return text === '' ? undefined : schema.text(text, own)
}

const isCode = (node: Node): boolean => marks.code.isInSet(node.marks) !== undefined
const isSpace = (node: Node): boolean =>
  isBreak(node) || (node.isText && !isCode(node) && (node.text ?? '').trim() === '')

/** Moves spaces at the edges out of a mark: `** a**` is not bold in Markdown. */
function moveSpacesOut(content: readonly Node[], name: string): Node[] {
  const type = marks[name as 'em']
  const has = (node: Node | undefined): boolean =>
    node !== undefined && type.isInSet(node.marks) !== undefined
  const without = (node: Node): Node => node.mark(type.removeFromSet(node.marks))
  const pieces = content.flatMap((node) => (has(node) ? splitSpaces(node) : [node]))
  const out = [...pieces]
  for (let at = 0; at < out.length; at++) {
    const node = out[at]
    if (node && has(node) && isSpace(node) && !has(out[at - 1])) out[at] = without(node)
  }
  for (let at = out.length - 1; at >= 0; at--) {
    const node = out[at]
    if (node && has(node) && isSpace(node) && !has(out[at + 1])) out[at] = without(node)
  }
  return out
}

/** Splits a text node into leading spaces, words and trailing spaces. */
function splitSpaces(node: Node): Node[] {
  if (!node.isText || isCode(node)) return [node]
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(node.text ?? '') ?? []
  return [before, words, after].filter((part) => part !== '').map((part) => schema.text(part, node.marks))
}

/** Removes spaces at the edges and beside line breaks, and line breaks at the edges. */
function trimmed(content: readonly Node[]): Node[] {
  const found: Node[] = []
  for (const node of content) {
    const last = found.at(-1)
    const afterBreak = !last || isBreak(last)
    if (isBreak(node)) {
      while (found.length > 0 && trimEnd(found)) {}
      const before = found.at(-1)
      if (!before) continue
      // A blank line would end the paragraph.
      if (isBreak(before) && (node.type === nodes.soft_break || before.type === nodes.soft_break)) continue
      found.push(node)
    } else if (afterBreak && node.isText && !isCode(node)) {
      const text = (node.text ?? '').trimStart()
      if (text !== '') found.push(schema.text(text, node.marks))
    } else found.push(node)
  }
  while (found.length > 0 && (trimEnd(found) || dropBreak(found))) {}
  return found
}

/** Removes trailing spaces; returns whether there were any. */
function trimEnd(found: Node[]): boolean {
  const last = found.at(-1)
  if (!last?.isText || isCode(last)) return false
  const text = (last.text ?? '').trimEnd()
  if (text === last.text) return false
  found.pop()
  if (text !== '') found.push(schema.text(text, last.marks))
  return true
}

function dropBreak(found: Node[]): boolean {
  const last = found.at(-1)
  if (!last || !isBreak(last)) return false
  found.pop()
  return true
}
