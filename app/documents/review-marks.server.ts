import type { Env, Token } from 'markdown-it'
import { budgetOf } from '../markdown/budget.ts'
import { containerNames } from '../markdown/container-plugin.ts'
import { canAfford, renderFormula } from '../markdown/render-formula.server.ts'
import type { AuthorWarning } from './author-warnings.server.ts'
import { warningTexts } from './document-texts.ts'

/** Marks of a text that readers will see as they were written, or not where their author thinks. */
export function reviewMarks(tokens: readonly Token[], env: Env): AuthorWarning[] {
  const { tooDeep, unclosed } = budgetOf(env).notes
  return [
    ...(tooDeep === undefined ? [] : [{ line: tooDeep + 1, message: warningTexts.tooDeep }]),
    ...unclosed.map((line) => ({ line: line + 1, message: warningTexts.unclosedContainer })),
    ...tokens.flatMap(reviewLines),
    ...reviewFormulas(tokens, env),
  ]
}

/** Lines of a paragraph that look like the beginning or the end of a container or of a formula. */
function reviewLines(token: Token): AuthorWarning[] {
  if (token.type !== 'inline' || !token.content.match(/^(?::::|\$\$)/m)) return []
  const first = (token.map?.[0] ?? 0) + 1
  return token.content.split('\n').flatMap((text, index) => {
    const message = messageFor(text)
    return message === undefined ? [] : [{ line: first + index, message }]
  })
}

function messageFor(text: string): string | undefined {
  if (/^\$\$[^$]*$/.test(text)) return warningTexts.unclosedFormula
  const [, marks, name] = /^(:{3,})[ \t]*(\S{0,40})/.exec(text) ?? []
  if (marks === undefined) return undefined
  if (!name) return warningTexts.strayContainer
  return containerNames.includes(name) ? undefined : warningTexts.unknownContainer(name, containerNames)
}

function reviewFormulas(tokens: readonly Token[], env: Env): AuthorWarning[] {
  const warnings: AuthorWarning[] = []
  for (const { content, isBlock, line } of listFormulas(tokens)) {
    if (!canAfford(content, budgetOf(env))) return [...warnings, { line, message: warningTexts.manyFormulas }]
    if (renderFormula(content, isBlock, budgetOf(env)) === undefined)
      warnings.push({ line, message: warningTexts.brokenFormula(content.slice(0, 60)) })
  }
  return warnings
}

type Formula = { content: string; isBlock: boolean; line: number }

function listFormulas(tokens: readonly Token[]): Formula[] {
  return tokens.flatMap((token) => {
    const first = (token.map?.[0] ?? 0) + 1
    if (token.type === 'formula_block') return [{ content: token.content, isBlock: true, line: first }]
    return token.type === 'inline' ? listInlineFormulas(token.children ?? [], first) : []
  })
}

function listInlineFormulas(children: readonly Token[], first: number): Formula[] {
  const formulas: Formula[] = []
  let line = first
  for (const { type, content } of children) {
    if (type === 'softbreak' || type === 'hardbreak') line++
    if (type !== 'formula' && type !== 'formula_display') continue
    formulas.push({ content, isBlock: type === 'formula_display', line })
    line += content.split('\n').length - 1
  }
  return formulas
}
