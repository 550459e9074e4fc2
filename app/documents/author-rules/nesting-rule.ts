import { budgetOf } from '../../platform/markdown/budget.ts'
import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'

/** Quotes and lists must not be nested too deep, because the parser then leaves their markers as text. */
export const nestingRule: AuthorRule = {
  name: 'nesting',
  level: 'fault',
  check({ env }) {
    const { tooDeep } = budgetOf(env).notes
    return tooDeep === undefined ? [] : [{ line: tooDeep + 1, message: ruleTexts.tooDeep }]
  },
}
