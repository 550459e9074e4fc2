import type { Env, Token } from 'markdown-it'
import { budgetOf } from '../../platform/markdown/budget.ts'
import { canAfford, renderFormula } from '../../platform/markdown/render-formula.server.ts'
import type { AuthorRule, Finding } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { lineOf, listInline } from './inline-tokens.ts'
import { findMarkLines } from './mark-lines.ts'

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
