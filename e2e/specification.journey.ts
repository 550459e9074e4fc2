import { test } from './journey.ts'
import { frame } from './specification/section-2-frame.ts'
import { screens } from './specification/section-2-screens.ts'

// A row per statement of the specification, in its order. A row changes only with a decision that says why.
for (const { section, words, check, decision } of [...frame, ...screens]) {
  test(`§${section} ${words}${decision ? ` (decided: ${decision})` : ''}`, ({ page, request, as }) =>
    check({ page, request, as }))
}
