import type { Env } from 'markdown-it'

/** What one document may still spend on work that costs more than its length. */
export type Budget = {
  formulas: number
  formulaLength: number
  codeLength: number
  slugs: Map<string, number>
  /** What the parser noticed for the author. */
  notes: ParserNotes
}

/** What a reader will see otherwise than its author thinks. Lines are counted from zero. */
type ParserNotes = {
  /** From here on quotes and lists are too deep to be shown as such. */
  tooDeep: number | undefined
  /** Where containers begin that nothing closes. */
  unclosed: number[]
}

const budgets = new WeakMap<Env, Budget>()

/** The budget of the document that is being rendered. */
export function budgetOf(env: Env | undefined): Budget {
  const key = env ?? {}
  const known = budgets.get(key)
  if (known) return known
  const budget: Budget = {
    formulas: 400,
    formulaLength: 12_000,
    codeLength: 15_000,
    slugs: new Map(),
    notes: { tooDeep: undefined, unclosed: [] },
  }
  budgets.set(key, budget)
  return budget
}
