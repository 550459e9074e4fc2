import type { Env, Token } from 'markdown-it'
import { budgetOf } from '../../platform/markdown/budget.ts'
import { containerNames } from '../../platform/markdown/container-plugin.ts'
import { canAfford, renderFormula } from '../../platform/markdown/render-formula.server.ts'
import type { AuthorRule, Finding } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { lineOf, listInline } from './inline-tokens.ts'

/** Headings must go down one level at a time; the title of the page is the first level. */
export const headingLevelsRule: AuthorRule = {
  name: 'heading-levels',
  level: 'fault',
  check({ tokens }) {
    const findings: Finding[] = []
    let level = 1
    for (const token of tokens) {
      if (token.type !== 'heading_open') continue
      const next = Number(token.tag.slice(1))
      if (next > level + 1)
        findings.push({ line: lineOf(token), message: ruleTexts.headingJump(level, next) })
      level = next
    }
    return findings
  },
}

/** Containers must be closed and have a known name. */
export const containersRule: AuthorRule = {
  name: 'containers',
  level: 'fault',
  check: ({ tokens, env }) => [
    ...budgetOf(env).notes.unclosed.map((line) => ({ line: line + 1, message: ruleTexts.unclosedContainer })),
    ...findMarkLines(tokens, messageForContainer),
  ],
}

function messageForContainer(line: string): string | undefined {
  const [, marks, name] = /^(:{3,})[ \t]*(\S{0,40})/.exec(line) ?? []
  if (marks === undefined) return undefined
  if (!name) return ruleTexts.strayContainer
  return containerNames.includes(name) ? undefined : ruleTexts.unknownContainer(name, containerNames)
}

/** Quotes and lists must not be nested too deep, because the parser then leaves their markers as text. */
export const nestingRule: AuthorRule = {
  name: 'nesting',
  level: 'fault',
  check({ env }) {
    const { tooDeep } = budgetOf(env).notes
    return tooDeep === undefined ? [] : [{ line: tooDeep + 1, message: ruleTexts.tooDeep }]
  },
}

/** Code blocks must be closed before the end of the text. */
export const unclosedCodeRule: AuthorRule = {
  name: 'unclosed-code',
  level: 'fault',
  check({ source, tokens }) {
    const lines = source.split('\n')
    return tokens.flatMap((token) => {
      if (token.type !== 'fence' || !token.map) return []
      const [first, end] = token.map
      // The block may be in a quote or list.
      const last = (lines[end - 1] ?? '').trimEnd()
      const isClosed = end - first > 1 && last.endsWith(token.markup) && /^[\s>]*[`~]+$/.test(last)
      return isClosed ? [] : [{ line: lineOf(token), message: ruleTexts.unclosedCode(token.markup) }]
    })
  },
}

/** Bold text must be closed; unmatched asterisks remain as text. */
export const unclosedBoldRule: AuthorRule = {
  name: 'unclosed-bold',
  level: 'fault',
  check: ({ tokens }) =>
    listInline(tokens)
      .filter(({ token }) => token.type === 'text' && token.content.includes('**'))
      .map(({ line }) => ({ line, message: ruleTexts.unclosedBold })),
}

/** Formulas must be closed and parseable, and not too many. */
export const formulasRule: AuthorRule = {
  name: 'formulas',
  level: 'fault',
  check: ({ tokens, env }) => [
    ...findMarkLines(tokens, (line) => (/^\$\$[^$]*$/.test(line) ? ruleTexts.unclosedFormula : undefined)),
    ...findBroken(tokens, env),
  ],
}

function findBroken(tokens: readonly Token[], env: Env): Finding[] {
  const findings: Finding[] = []
  for (const { content, isBlock, line } of listFormulas(tokens)) {
    if (!canAfford(content, budgetOf(env))) return [...findings, { line, message: ruleTexts.manyFormulas }]
    if (renderFormula(content, isBlock, budgetOf(env)) === undefined)
      findings.push({ line, message: ruleTexts.brokenFormula(content.slice(0, 60)) })
  }
  return findings
}

type Formula = { content: string; isBlock: boolean; line: number }

function listFormulas(tokens: readonly Token[]): Formula[] {
  const blocks = tokens.filter(({ type }) => type === 'formula_block')
  const inline = listInline(tokens).filter(({ token }) => token.type.startsWith('formula'))
  return [
    ...blocks.map((token) => ({ content: token.content, isBlock: true, line: lineOf(token) })),
    ...inline.map(({ token: { content, type }, line }) => {
      return { content, isBlock: type === 'formula_display', line }
    }),
  ].sort((a, b) => a.line - b.line)
}

/** Finds lines in paragraphs that look like the start or end of a container or formula. */
function findMarkLines(
  tokens: readonly Token[],
  messageFor: (line: string) => string | undefined,
): Finding[] {
  return tokens.flatMap((token) => {
    if (token.type !== 'inline' || !/^(?::::|\$\$)/m.test(token.content)) return []
    return token.content.split('\n').flatMap((text, index) => {
      const message = messageFor(text)
      return message === undefined ? [] : [{ line: lineOf(token) + index, message }]
    })
  })
}
