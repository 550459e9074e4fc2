import type { Env, Token } from 'markdown-it'
import type { Simulators } from '../../learning/simulators/simulator.ts'
import type { Passage } from './passages.ts'

/**
 * A replacement of a range in a text. `was` is the replaced part: the fix applies only if the text still
 * contains it.
 */
export type Fix = { start: number; end: number; was: string; put: string }

/** A problem found in a text. Lines are numbered from one. */
export type Finding = { line: number; message: string; fix?: Fix }

/** A parsed text, as rules receive it. */
export type AuthorText = {
  source: string
  tokens: readonly Token[]
  env: Env
  /** The prose with its positions in the source; code, formulas and addresses are blanked. */
  passages: readonly Passage[]
  /** The simulators that the text may name. */
  simulators: Simulators
}

/**
 * A rule for texts. `fault`: some readers are excluded or see something that was not intended; `style`:
 * spelling and typography.
 */
export type AuthorRule = {
  name: string
  level: 'fault' | 'style'
  /** Must take linear time, because texts may be long and hostile. */
  check(text: AuthorText): Finding[]
}

/** A finding with the name and level of its rule. */
export type RuleFinding = Finding & Pick<AuthorRule, 'name' | 'level'>

const maxFindings = 50

/** Returns the findings to show, by line. If there are too many, faults take precedence over style. */
export function pickFindings(findings: readonly RuleFinding[]): RuleFinding[] {
  const isStyle = ({ level }: RuleFinding): number => (level === 'style' ? 1 : 0)
  return [...findings]
    .sort((a, b) => isStyle(a) - isStyle(b))
    .slice(0, maxFindings)
    .sort((a, b) => a.line - b.line)
}
