import type { Env, Token } from 'markdown-it'
import { type Embed, listEmbeds } from './embeds.ts'
import { MARKDOWN_LIMIT, type RenderOptions } from './markdown-limit.ts'
import { openMarkdownParser } from './markdown-parser.server.ts'
import { asWritten, CUT_NOTE, countTags, MAX_TAGS } from './markdown-to-html.server.ts'
import type { PictureLookup } from './picture.ts'
import { openSanitizer } from './sanitize-html.server.ts'
import { type DirectiveData, directiveData } from './simulator-plugin.ts'
import { explainTerms } from './term-plugin.ts'
import { textOfTokens } from './token-text.ts'

/**
 * A top-level part of a text: safe HTML; an embed, with its title as plain text and the safe HTML before and
 * after its data; or the directive of a simulator.
 */
export type TextPart =
  | { kind: 'html'; html: string }
  | { kind: 'embed'; line: number; title: string; before: string; after: string }
  | { kind: 'simulator'; line: number; data: DirectiveData }

const parser = openMarkdownParser()

/**
 * Renders Markdown to safe HTML in parts, split at embeds with data and simulators. `line` is the line of a
 * part in the text, from zero. The limits are those of whole texts.
 */
export function markdownToParts(
  source: string,
  pictures: PictureLookup,
  options: RenderOptions = {},
): TextPart[] {
  const text = source.slice(0, MARKDOWN_LIMIT).toWellFormed()
  const clean = openSanitizer({ pictures, ...options })
  const raw = renderParts(text, options)
  const parts: TextPart[] =
    raw.reduce((sum, part) => sum + countPart(part), 0) > MAX_TAGS
      ? [{ kind: 'html', html: clean(asWritten(text)) }]
      : raw.map((part) => cleanPart(part, clean))
  if (source.length > MARKDOWN_LIMIT) parts.push({ kind: 'html', html: clean(CUT_NOTE) })
  return parts.filter((part) => part.kind !== 'html' || part.html.trim() !== '')
}

function cleanPart(part: TextPart, clean: (html: string) => string): TextPart {
  if (part.kind === 'simulator') return part
  if (part.kind === 'html') return { ...part, html: clean(part.html) }
  return { ...part, before: clean(part.before), after: clean(part.after) }
}

function countPart(part: TextPart): number {
  if (part.kind === 'simulator') return 1
  return part.kind === 'html' ? countTags(part.html) : countTags(part.before) + countTags(part.after)
}

function renderParts(text: string, { terms = [] }: RenderOptions): TextPart[] {
  const env: Env = {}
  explainTerms(env, terms)
  const tokens = parser.parse(text, env)
  const render = (from: number, to: number): string =>
    parser.renderer.render(tokens.slice(from, to), parser.options, env)
  const parts: TextPart[] = []
  let from = 0
  for (const place of listPlaces(tokens)) {
    const line = place.open.map?.[0] ?? 0
    parts.push({ kind: 'html', html: render(from, place.first) })
    if (isEmbed(place)) {
      const title = textOfTokens(place.open.children ?? []).trim()
      const [before, after] = [render(place.first + 1, place.data), render(place.data + 1, place.last)]
      parts.push({ kind: 'embed', line, title, before, after })
    } else parts.push({ kind: 'simulator', line, data: directiveData(place.open) })
    from = place.last + 1
  }
  return [...parts, { kind: 'html', html: render(from, tokens.length) }]
}

type Place = Pick<Embed, 'open' | 'first' | 'last'> & { data?: number | undefined }
type DataPlace = Place & { data: number }

const isEmbed = (place: Place): place is DataPlace => place.data !== undefined

/** The embeds with data and the simulators at the top level, in order. */
function listPlaces(tokens: readonly Token[]): Place[] {
  const embeds = listEmbeds(tokens).filter((embed) => embed.open.level === 0 && isEmbed(embed))
  const simulators = tokens.flatMap((open, at) =>
    open.type === 'simulator' && open.level === 0 ? { open, first: at, last: at } : [],
  )
  return [...embeds, ...simulators].sort((a, b) => a.first - b.first)
}
