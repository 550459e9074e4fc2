import type { MarkdownIt as Parser } from 'markdown-it'
import { codePlugin } from './code-plugin.server.ts'
import { openDialect } from './dialect.ts'
import { formulaPlugin } from './formula-plugin.server.ts'
import { numberUnitsPlugin } from './number-units.ts'
import { pagePlugin } from './page-plugin.ts'
import { termPlugin } from './term-plugin.ts'

/** Creates the parser of content. Its HTML must still pass through the sanitiser. */
export function openMarkdownParser(): Parser {
  return openDialect({ formulas: formulaPlugin })
    .use(codePlugin)
    .use(pagePlugin)
    .use(numberUnitsPlugin)
    .use(termPlugin)
}
