import type { Mark, Node } from 'prosemirror-model'
import { asEntity, type Escaping, escapeText } from './escape-text.ts'
import { schema } from './schema.ts'
import { writeAddress, writeCode, writeTitle } from './write-parts.ts'

const { nodes, marks } = schema

/** The style of a line. `underscores`: emphasis is written with `_`. */
export type LineStyle = { escaping: Escaping; underscores?: true }

type Writing = LineStyle & { inCell: boolean; startsLine: boolean }

/** Writes the inline content of a block as Markdown. */
export function writeInline(content: readonly Node[], style: LineStyle, inCell: boolean): string {
  const text = writeRun(content, [], { ...style, inCell, startsLine: true })
  return style.escaping === 'entity' ? text : text.trim()
}

const isCode = (node: Node): boolean => marks.code.isInSet(node.marks) !== undefined

function writeRun(content: readonly Node[], done: readonly Mark[], writing: Writing): string {
  let out = ''
  let isAfterMark = false
  for (let at = 0; at < content.length; ) {
    const [mark, end] = longestMark(content, at, done)
    const startsLine = writing.startsLine && (at === 0 || isBreak(content[at - 1]))
    const isMark = mark !== undefined || content[at]?.type === nodes.formula
    const piece = mark
      ? wrap(mark, writeRun(content.slice(at, end), [...done, mark], { ...writing, startsLine }), writing)
      : writeLeaf(content[at], { ...writing, startsLine })
    out = isMark ? besideMark(out, writing) + piece : out + (isAfterMark ? asSign(piece, writing) : piece)
    isAfterMark = isMark
    at = mark ? end : at + 1
  }
  return out
}

/** Last resort: writes the letter after a delimiter as an entity, which Markdown treats as punctuation. */
function asSign(piece: string, { escaping }: Writing): string {
  return escaping === 'entity' ? piece.replace(/^[\p{L}\p{N}]/u, asEntity) : piece
}

const isDone = (mark: Mark, done: readonly Mark[]): boolean =>
  mark.type === marks.code || done.some(({ type }) => type === mark.type)
const isBreak = (node: Node | undefined): boolean =>
  node?.type === nodes.hard_break || node?.type === nodes.soft_break

/** The mark starting at this node that spans most nodes, and where it ends. */
function longestMark(
  content: readonly Node[],
  at: number,
  done: readonly Mark[],
): [Mark | undefined, number] {
  let found: [Mark | undefined, number] = [undefined, at]
  for (const mark of content[at]?.marks ?? []) {
    if (isDone(mark, done)) continue
    let end = at + 1
    while (end < content.length && content[end]?.marks.some((other) => isSame(mark, other))) end++
    if (end > found[1]) found = [mark, end]
  }
  return found
}

function isSame(a: Mark, b: Mark): boolean {
  return a.type === b.type && (a.type !== marks.link || a.eq(b))
}

function wrap({ type, attrs }: Mark, inside: string, { escaping, underscores, inCell }: Writing): string {
  if (type === marks.link)
    return writeLink(String(attrs.href), String(attrs.title), inside, { escaping, inCell })
  const keeps = escaping === 'none' || escaping === 'light'
  const usual = type === marks.strike ? '~~' : type === marks.strong ? '**' : '*'
  const markup = underscores && type === marks.em ? '_' : keeps ? String(attrs.markup) : usual
  if (escaping !== 'entity') return markup + inside + markup
  // Spaces at the edges are entities too.
  return markup + inside.replace(/^ | $/g, asEntity) + markup
}

type LinkStyle = { escaping: Escaping; inCell: boolean }

/** A link whose text is its address is written as an autolink. */
function writeLink(href: string, title: string, inside: string, { escaping, inCell }: LinkStyle): string {
  const isItself =
    title === '' && (inside === href || `http://${inside}` === href || `mailto:${inside}` === href)
  if (escaping === 'none' && isItself) return inside
  if (escaping === 'light' && isItself && /^(?:https?|ftp|mailto):/.test(inside)) return `<${inside}>`
  return `[${inside}](${writeAddress(href, inCell)}${title && ` ${writeTitle(title, inCell)}`})`
}

/** Last resort: writes the letter before a delimiter as an entity, which Markdown treats as punctuation. */
function besideMark(before: string, { escaping }: Writing): string {
  if (escaping !== 'entity') return before
  return before.replace(/[\p{L}\p{N}]$/u, asEntity)
}

function writeLeaf(node: Node | undefined, writing: Writing): string {
  if (!node) return ''
  const { type, attrs } = node
  if (node.isText)
    return isCode(node) ? writeCode(node.text ?? '', writing.inCell) : writeText(node.text ?? '', writing)
  if (type === nodes.soft_break) return '\n'
  if (type === nodes.hard_break) return '\\\n'
  const cell = (text: string): string => (writing.inCell ? text.replaceAll('|', '\\|') : text)
  if (type === nodes.formula) return cell(`$${attrs.tex}$`)
  if (type === nodes.formula_display) return cell(`$$${attrs.tex}$$`)
  const { src, alt, title } = attrs
  const words = escapeText(String(alt), 'light', { startsLine: false, inCell: writing.inCell })
  const address = writeAddress(String(src), writing.inCell)
  return `![${words}](${address}${title && ` ${writeTitle(String(title), writing.inCell)}`})`
}

function writeText(text: string, { escaping, startsLine, inCell }: Writing): string {
  return escapeText(text, escaping, { startsLine, inCell })
}
