import type { Simulators } from '../../learning/simulators/simulator.ts'
import { isOutside, safeAddress } from '../../platform/markdown/link-address.ts'
import { openMarkdownParser } from '../../platform/markdown/markdown-parser.server.ts'
import type { AuthorText, RuleFinding } from './author-rule.ts'
import { authorRules } from './author-rules.server.ts'
import { listInline } from './inline-tokens.ts'
import { listPassages } from './passages.ts'

const LONGEST_TEXT = 100_000
const parser = openMarkdownParser()

/** Parses a text for the rules with the parser of the public pages. */
export function readText(whole: string, simulators: Simulators): AuthorText {
  const env = {}
  const source = whole.slice(0, LONGEST_TEXT)
  const tokens = parser.parse(source, env)
  return { source, tokens, env, passages: listPassages(source, tokens), simulators }
}

/** An address of this site in a text, to be looked up. */
export type NamedAddress = { line: number; address: string; kind: 'link' | 'picture' }

/** The findings from the text alone, and the addresses to look up. */
export type AuthorReview = { findings: RuleFinding[]; addresses: NamedAddress[] }

/** Reviews a text with every rule (docs/product.md 6.2). Findings are sorted by line. */
export function reviewText(source: string, simulators: Simulators): AuthorReview {
  const text = readText(source, simulators)
  const findings = authorRules.flatMap(({ name, level, check }) =>
    check(text).map((finding) => ({ ...finding, name, level })),
  )
  return { findings: findings.sort((a, b) => a.line - b.line), addresses: listNamedAddresses(text) }
}

/** Lists the addresses of this site's pages and pictures in a text. */
function listNamedAddresses({ tokens }: Pick<AuthorText, 'tokens'>): NamedAddress[] {
  return listInline(tokens).flatMap(({ token, line }): NamedAddress[] => {
    if (token.type === 'image') {
      const address = String(token.attrGet('src') ?? '')
      return address === '' || isOutside(address) ? [] : [{ line, address, kind: 'picture' }]
    }
    const address = token.type === 'link_open' ? safeAddress(String(token.attrGet('href') ?? '')) : undefined
    return address && isOwnPage(address) ? [{ line, address, kind: 'link' }] : []
  })
}

function isOwnPage(address: string): boolean {
  return !address.startsWith('#') && !isOutside(address) && !/^[a-z]+:/i.test(address)
}
