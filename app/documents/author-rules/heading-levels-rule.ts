import type { AuthorRule, Finding } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { lineOf } from './inline-tokens.ts'

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
