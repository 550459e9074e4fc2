import type { Env, Token } from 'markdown-it'
import { openDialect } from '../../platform/markdown/dialect.ts'

const parser = openDialect()
for (const name of ['formula', 'formula_display', 'formula_block']) {
  parser.renderer.rules[name] = (tokens, at) =>
    `<math data-kind="${name}">${parser.utils.escapeHtml(tokens[at]?.content ?? '')}</math>`
}

/** Finds where blocks begin and end, and does not look into them. */
const splitter = openDialect()
splitter.core.ruler.enableOnly(['normalize', 'block'])

/** The addresses that a text names once and repeats: `[name]: address`. */
export type References = NonNullable<Env['references']>

/** Reads a text; `references` are those of the text that it is a part of. */
export function parseTokens(text: string, references: References = {}): Token[] {
  return parser.parse(text, { references: { ...references } })
}

/** Reads a whole text, with the references that it defines. */
export function parseWhole(text: string): { tokens: Token[]; references: References } {
  const env: Env = {}
  const tokens = parser.parse(text, env)
  return { tokens, references: env.references ?? {} }
}

/** The blocks of a text, without what stands in their lines. */
export function parseBlocks(text: string): Token[] {
  return splitter.parse(text, {})
}

/** What stands on the page, but for what the page itself adds: two texts with the same of it say the same. */
export function renderTokens(tokens: readonly Token[]): string {
  return parser.renderer.render([...tokens], parser.options, {})
}

/** An address as the parser writes it: with its odd letters as codes. */
export function plainAddress(address: string): string {
  return parser.normalizeLink(address)
}
