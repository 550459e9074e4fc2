import type { RuleFinding } from './author-rule.ts'

const mostFindings = 50

/** Returns the findings to show, by line. If there are too many, faults take precedence over style. */
export function pickFindings(findings: readonly RuleFinding[]): RuleFinding[] {
  const isStyle = ({ level }: RuleFinding): number => (level === 'style' ? 1 : 0)
  return [...findings]
    .sort((a, b) => isStyle(a) - isStyle(b))
    .slice(0, mostFindings)
    .sort((a, b) => a.line - b.line)
}
