import type { Env, Token } from 'markdown-it'
import { openDialect } from '../../platform/markdown/dialect.ts'

const parser = openDialect()
for (const name of ['formula', 'formula_display', 'formula_block']) {
  parser.renderer.rules[name] = (tokens, at) =>
    `<math data-kind="${name}">${parser.utils.escapeHtml(tokens[at]?.content ?? '')}</math>`
}

/** Parses block structure only, without inline content. */
const splitter = openDialect()
splitter.core.ruler.enableOnly(['normalize', 'block'])

/** Link reference definitions of a text: `[name]: address`. */
export type References = NonNullable<Env['references']>

/** Parses a fragment; `references` are the link definitions of the whole text. */
export function parseTokens(text: string, references: References = {}): Token[] {
  return parser.parse(text, { references: { ...references } })
}

/** Parses a whole text, with the link definitions in it. */
export function parseWhole(text: string): { tokens: Token[]; references: References } {
  const env: Env = {}
  const tokens = parser.parse(text, env)
  return { tokens, references: env.references ?? {} }
}

/** Parses the blocks of a text without their inline content. */
export function parseBlocks(text: string): Token[] {
  return splitter.parse(text, {})
}

/**
 * Renders tokens to HTML without what the page adds; two texts with the same result have the same meaning.
 */
export function renderTokens(tokens: readonly Token[]): string {
  return parser.renderer.render([...tokens], parser.options, {})
}

/** An address as the parser normalises it, with special characters percent-encoded. */
export function plainAddress(address: string): string {
  return parser.normalizeLink(address)
}
