import type { AuthorRule } from './author-rule.ts'
import { questionsRule, simulatorsRule } from './exercise-rules.server.ts'
import {
  alternativeTextRule,
  deadLinkRule,
  outsidePictureRule,
  vagueLinkRule,
} from './link-and-picture-rules.ts'
import { decimalCommaRule, litreRule, rangeDashRule, unitSpaceRule } from './number-rules.ts'
import { angleQuotesRule, doubleSpaceRule, ellipsisRule, pairedMarksRule } from './punctuation-rules.ts'
import { spanishWordsRule } from './spanish-words-rule.ts'
import {
  containersRule,
  formulasRule,
  headingLevelsRule,
  nestingRule,
  unclosedBoldRule,
  unclosedCodeRule,
} from './structure-rules.server.ts'

/** All author rules. A new rule needs a test, an entry here, and a line in docs/guides/content.md. */
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
