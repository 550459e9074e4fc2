import type { Token } from 'markdown-it'
import { isOutside, safeAddress } from '../markdown/link-address.ts'
import { openMarkdownParser } from '../markdown/markdown-parser.server.ts'
import { warningTexts } from './document-texts.ts'
import { reviewMarks } from './review-marks.server.ts'

/** Something that an author should know of a text. Lines are counted from one. */
export type AuthorWarning = { line: number; message: string }
/** An address of this site that a text names, to be looked up. */
export type NamedAddress = { line: number; address: string; kind: 'link' | 'picture' }

/** What can be seen in the text alone, and the addresses that have to be looked up. */
export type AuthorReview = { warnings: AuthorWarning[]; addresses: NamedAddress[] }

const LONGEST_TEXT = 100_000
const VAGUE_LINK =
  /^(?:(?:pincha|pulsa|haz clic|haz click|clica|clic|click|entra|mira|ver|leer|enlace)(?: en)?(?: este enlace)?(?: aqu[ií]| más)?|aqu[ií]|este enlace|más)$/i

const parser = openMarkdownParser()

/** Reads a text as its author's colleague would (docs/product.md 6.2). */
export function reviewMarkdown(source: string): AuthorReview {
  const env = {}
  const tokens = parser.parse(source.slice(0, LONGEST_TEXT), env)
  const review: AuthorReview = { warnings: reviewMarks(tokens, env), addresses: [] }
  reviewHeadings(tokens, review)
  const anchors = new Set(tokens.map((token) => token.attrGet('id')).filter((id) => id !== null))
  for (const token of tokens) {
    if (token.type === 'inline') reviewInline(token, anchors, review)
  }
  return review
}

function reviewHeadings(tokens: Token[], { warnings }: AuthorReview): void {
  // The title of the page is level one.
  let level = 1
  for (const token of tokens) {
    if (token.type !== 'heading_open') continue
    const next = Number(token.tag.slice(1))
    if (next > level + 1)
      warnings.push({ line: lineOf(token), message: warningTexts.headingJump(level, next) })
    level = next
  }
}

function reviewInline(inline: Token, anchors: ReadonlySet<string | number>, review: AuthorReview): void {
  let line = lineOf(inline)
  const children = inline.children ?? []
  for (const [index, child] of children.entries()) {
    if (child.type === 'softbreak' || child.type === 'hardbreak') line++
    if (child.type === 'image') reviewPicture(child, line, review)
    if (child.type === 'link_open') {
      const text = linkText(children, index + 1)
      if (VAGUE_LINK.test(text)) review.warnings.push({ line, message: warningTexts.vagueLink(text) })
      reviewLink(String(child.attrGet('href') ?? ''), line, { anchors, review })
    }
  }
}

function reviewPicture(image: Token, line: number, { warnings, addresses }: AuthorReview): void {
  const address = String(image.attrGet('src') ?? '')
  if (image.content.trim() === '') warnings.push({ line, message: warningTexts.noAlternative })
  if (isOutside(address)) warnings.push({ line, message: warningTexts.outsidePicture(address) })
  else if (address !== '') addresses.push({ line, address, kind: 'picture' })
}

type LinkContext = { anchors: ReadonlySet<string | number>; review: AuthorReview }

function reviewLink(href: string, line: number, { anchors, review }: LinkContext): void {
  const address = safeAddress(href)
  if (address === undefined) review.warnings.push({ line, message: warningTexts.deadLink(href || '«»') })
  else if (address.startsWith('#')) {
    const known = anchors.has(address.slice(1))
    if (!known) review.warnings.push({ line, message: warningTexts.deadLink(href) })
  } else if (!isOutside(address) && !/^[a-z]+:/i.test(address)) {
    review.addresses.push({ line, address, kind: 'link' })
  }
}

function linkText(tokens: readonly Token[], first: number): string {
  let text = ''
  for (let index = first; index < tokens.length && tokens[index]?.type !== 'link_close'; index++)
    text += tokens[index]?.content ?? ''
  return text.trim().replace(/[.:…»]{1,20}$/, '')
}

function lineOf(token: Token): number {
  return (token.map?.[0] ?? 0) + 1
}
