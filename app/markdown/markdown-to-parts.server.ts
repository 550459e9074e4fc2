import type { Env } from 'markdown-it'
import { type Embed, listEmbeds } from './embeds.ts'
import { MARKDOWN_LIMIT, type RenderOptions } from './markdown-limit.ts'
import { openMarkdownParser } from './markdown-parser.server.ts'
import { asWritten, CUT_NOTE, countTags, MAX_TAGS } from './markdown-to-html.server.ts'
import type { PictureLookup } from './picture.ts'
import { openSanitizer } from './sanitize-html.server.ts'
import { explainTerms } from './term-plugin.ts'
import { textOfTokens } from './token-text.ts'

/** A piece of a text at its top level: safe HTML, or an embedded part with its title as plain text and the safe HTML around its data. */
export type TextPart =
  | { kind: 'html'; html: string }
  | { kind: 'embed'; line: number; title: string; before: string; after: string }

const parser = openMarkdownParser()

/**
 * Markdown to safe HTML in pieces, split where something is embedded that has data. `line`: where it begins in the text, from zero. The
 * same limits hold as for whole texts.
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
      : raw.map((part) =>
          part.kind === 'html'
            ? { ...part, html: clean(part.html) }
            : { ...part, before: clean(part.before), after: clean(part.after) },
        )
  if (source.length > MARKDOWN_LIMIT) parts.push({ kind: 'html', html: clean(CUT_NOTE) })
  return parts.filter((part) => part.kind === 'embed' || part.html.trim() !== '')
}

function countPart(part: TextPart): number {
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
  for (const embed of listEmbeds(tokens).filter(isPlace)) {
    parts.push({ kind: 'html', html: render(from, embed.first) })
    parts.push({
      kind: 'embed',
      line: embed.open.map?.[0] ?? 0,
      title: textOfTokens(embed.open.children ?? []).trim(),
      before: render(embed.first + 1, embed.data),
      after: render(embed.data + 1, embed.last),
    })
    from = embed.last + 1
  }
  return [...parts, { kind: 'html', html: render(from, tokens.length) }]
}

function isPlace(embed: Embed): embed is Embed & { data: number } {
  return embed.open.level === 0 && embed.data !== undefined
}
