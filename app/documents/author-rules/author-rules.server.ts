import { alternativeTextRule } from './alternative-text-rule.ts'
import { angleQuotesRule } from './angle-quotes-rule.ts'
import type { AuthorRule } from './author-rule.ts'
import { containersRule } from './containers-rule.ts'
import { deadLinkRule } from './dead-link-rule.ts'
import { decimalCommaRule } from './decimal-comma-rule.ts'
import { doubleSpaceRule } from './double-space-rule.ts'
import { ellipsisRule } from './ellipsis-rule.ts'
import { formulasRule } from './formulas-rule.server.ts'
import { headingLevelsRule } from './heading-levels-rule.ts'
import { litreRule } from './litre-rule.ts'
import { nestingRule } from './nesting-rule.ts'
import { outsidePictureRule } from './outside-picture-rule.ts'
import { pairedMarksRule } from './paired-marks-rule.ts'
import { questionsRule } from './questions-rule.server.ts'
import { rangeDashRule } from './range-dash-rule.ts'
import { simulatorsRule } from './simulators-rule.server.ts'
import { spanishWordsRule } from './spanish-words-rule.ts'
import { unclosedBoldRule } from './unclosed-bold-rule.ts'
import { unclosedCodeRule } from './unclosed-code-rule.ts'
import { unitSpaceRule } from './unit-space-rule.ts'
import { vagueLinkRule } from './vague-link-rule.ts'

/**
 * All author rules. A new rule needs its file, its test, an entry here, and a line in docs/guides/content.md.
 */
export const authorRules: readonly AuthorRule[] = [
  alternativeTextRule,
  outsidePictureRule,
  headingLevelsRule,
  vagueLinkRule,
  deadLinkRule,
  containersRule,
  questionsRule,
  simulatorsRule,
  nestingRule,
  formulasRule,
  unclosedCodeRule,
  unclosedBoldRule,
  decimalCommaRule,
  unitSpaceRule,
  litreRule,
  angleQuotesRule,
  ellipsisRule,
  pairedMarksRule,
  rangeDashRule,
  doubleSpaceRule,
  spanishWordsRule,
]
