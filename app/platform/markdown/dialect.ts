import MarkdownIt, { type MarkdownIt as Parser } from 'markdown-it'
import { containerPlugin } from './container-plugin.ts'
import { formulaRules } from './formula-rules.ts'
import { linkPlugin } from './link-plugin.ts'
import { MAX_NESTING, nestingLimit } from './nesting-limit.ts'
import { quoteLimit } from './quote-limit.ts'
import { simulatorPlugin } from './simulator-plugin.ts'
import { strikePlugin } from './strike-plugin.ts'

/**
 * Creates the Markdown parser of the site's dialect, shared by server rendering and the editor in the
 * browser. `formulas` is the plugin for formulas; the server passes one that also renders them.
 */
export function openDialect({ formulas = formulaRules }: { formulas?: (md: Parser) => void } = {}): Parser {
  const md = new MarkdownIt({ html: false, linkify: true, maxNesting: MAX_NESTING })
  // The sanitiser validates links: a link with a forbidden scheme keeps its text but loses its address.
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
