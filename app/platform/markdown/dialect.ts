import MarkdownIt, { type MarkdownIt as Parser } from 'markdown-it'
import { containerPlugin } from './container-plugin.ts'
import { formulaRules } from './formula-rules.ts'
import { linkPlugin } from './link-plugin.ts'
import { MAX_NESTING, nestingLimit } from './nesting-limit.ts'
import { quoteLimit } from './quote-limit.ts'
import { simulatorPlugin } from './simulator-plugin.ts'
import { strikePlugin } from './strike-plugin.ts'

/**
 * The marks that texts may use, read as the pages read them; pages and the editor in the browser share it. `formulas`: the rules of formulas,
 * with those that draw them.
 */
export function openDialect({ formulas = formulaRules }: { formulas?: (md: Parser) => void } = {}): Parser {
  const md = new MarkdownIt({ html: false, linkify: true, maxNesting: MAX_NESTING })
  // The sanitiser decides: a link of a forbidden scheme keeps its text and loses its address.
  md.validateLink = () => true
  return md
    .use(formulas)
    .use(containerPlugin)
    .use(simulatorPlugin)
    .use(linkPlugin)
    .use(strikePlugin)
    .use(quoteLimit)
    .use(nestingLimit)
}
