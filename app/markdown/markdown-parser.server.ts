import MarkdownIt, { type MarkdownIt as Parser } from 'markdown-it'
import { codePlugin } from './code-plugin.server.ts'
import { containerPlugin } from './container-plugin.ts'
import { formulaPlugin } from './formula-plugin.server.ts'
import { linkPlugin } from './link-plugin.ts'
import { MAX_NESTING, nestingLimit } from './nesting-limit.ts'
import { numberUnitsPlugin } from './number-units.ts'
import { pagePlugin } from './page-plugin.ts'
import { quoteLimit } from './quote-limit.ts'
import { simulatorPlugin } from './simulator-plugin.ts'
import { strikePlugin } from './strike-plugin.ts'
import { termPlugin } from './term-plugin.ts'

/** The Markdown that content is written in, to HTML that still has to go through the sanitiser. */
export function openMarkdownParser(): Parser {
  const md = new MarkdownIt({ html: false, linkify: true, maxNesting: MAX_NESTING })
  // The sanitiser decides: a link of a forbidden scheme keeps its text and loses its address.
  md.validateLink = () => true
  md.use(formulaPlugin)
    .use(containerPlugin)
    .use(simulatorPlugin)
    .use(codePlugin)
    .use(pagePlugin)
    .use(numberUnitsPlugin)
    .use(linkPlugin)
    .use(strikePlugin)
    .use(quoteLimit)
    .use(nestingLimit)
    .use(termPlugin)
  return md
}
