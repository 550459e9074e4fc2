import type { MarkdownIt as Parser } from 'markdown-it'
import { codePlugin } from './code-plugin.server.ts'
import { openDialect } from './dialect.ts'
import { formulaPlugin } from './formula-plugin.server.ts'
import { numberUnitsPlugin } from './number-units.ts'
import { pagePlugin } from './page-plugin.ts'
import { termPlugin } from './term-plugin.ts'

/** The Markdown that content is written in, to HTML that still has to go through the sanitiser. */
export function openMarkdownParser(): Parser {
  return openDialect({ formulas: formulaPlugin })
    .use(codePlugin)
    .use(pagePlugin)
    .use(numberUnitsPlugin)
    .use(termPlugin)
}
