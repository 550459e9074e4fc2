import type { RuleFinding } from './author-rule.ts'

const mostFindings = 50

/** The findings that are shown, by line. Where there are too many, what shuts readers out goes before spelling. */
export function pickFindings(findings: readonly RuleFinding[]): RuleFinding[] {
  const isStyle = ({ level }: RuleFinding): number => (level === 'style' ? 1 : 0)
  return [...findings]
    .sort((a, b) => isStyle(a) - isStyle(b))
    .slice(0, mostFindings)
    .sort((a, b) => a.line - b.line)
}
