import type { Env } from 'markdown-it'

/** What one document may still spend on work that costs more than its length. */
export type Budget = {
  formulas: number
  formulaLength: number
  codeLength: number
  slugs: Map<string, number>
}

const budgets = new WeakMap<Env, Budget>()

/** The budget of the document that is being rendered. */
export function budgetOf(env: Env | undefined): Budget {
  const key = env ?? {}
  const known = budgets.get(key)
  if (known) return known
  const budget: Budget = { formulas: 400, formulaLength: 12_000, codeLength: 15_000, slugs: new Map() }
  budgets.set(key, budget)
  return budget
}
