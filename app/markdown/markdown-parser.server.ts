import MarkdownIt, { type MarkdownIt as Parser } from 'markdown-it'
import { codePlugin } from './code-plugin.server.ts'
import { containerPlugin } from './container-plugin.ts'
import { formulaPlugin } from './formula-plugin.server.ts'
import { numberUnitsPlugin } from './number-units.ts'
import { pagePlugin } from './page-plugin.ts'
import { quoteLimit } from './quote-limit.ts'

// Deeper quotes and lists are not shown. The course uses three.
const MAX_NESTING = 16

/** The Markdown that content is written in, to HTML that still has to go through the sanitiser. */
export function openMarkdownParser(): Parser {
  const md = new MarkdownIt({ html: false, linkify: true, maxNesting: MAX_NESTING })
  // Names such as main.py or robot.es are files and words here, so only whole addresses become links.
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: true })
  md.linkify.add('ftp:', null).add('//', null)
  // The sanitiser decides: a link of a forbidden scheme keeps its text and loses its address.
  md.validateLink = () => true
  md.use(formulaPlugin)
    .use(containerPlugin)
    .use(codePlugin)
    .use(pagePlugin)
    .use(numberUnitsPlugin)
    .use(quoteLimit)
  return md
}
