import type { Env } from 'markdown-it'

/** The remaining budget of one document for operations whose cost is not proportional to its length. */
export type Budget = {
  formulas: number
  formulaLength: number
  codeLength: number
  slugs: Map<string, number>
  /** Problems that the parser noticed, for the author. */
  notes: ParserNotes
}

/** Places where the page differs from what the author probably intended. Lines are counted from zero. */
type ParserNotes = {
  /** First line of a quote or list that is nested too deeply to be rendered. */
  tooDeep: number | undefined
  /** First lines of containers without a closing line. */
  unclosed: number[]
}

const budgets = new WeakMap<Env, Budget>()

/** The budget of the document that is being rendered; created on first use. */
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
