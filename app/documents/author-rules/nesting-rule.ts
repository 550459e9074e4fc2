import { budgetOf } from '../../platform/markdown/budget.ts'
import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'

/** Quotes and lists are not so deep that they are shown as they were written. */
export const nestingRule: AuthorRule = {
  name: 'nesting',
  level: 'fault',
  check({ env }) {
    const { tooDeep } = budgetOf(env).notes
    return tooDeep === undefined ? [] : [{ line: tooDeep + 1, message: ruleTexts.tooDeep }]
  },
}
