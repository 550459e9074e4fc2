import { directiveTexts, readDirective } from '../../learning/simulators/read-directive.ts'
import { directiveData } from '../../platform/markdown/simulator-plugin.ts'
import type { AuthorRule } from './author-rule.ts'

/** A simulator directive must name a simulator and parameters that it has. */
export const simulatorsRule: AuthorRule = {
  name: 'simulators',
  level: 'fault',
  check: ({ tokens }) =>
    tokens.flatMap((token) => {
      if (token.type !== 'simulator') return []
      const line = (token.map?.[0] ?? 0) + 1
      const nested = token.level > 0 ? [directiveTexts.nested] : []
      return [...nested, ...readDirective(directiveData(token)).faults].map((message) => ({ line, message }))
    }),
}
