import { budgetOf } from '../../platform/markdown/budget.ts'
import { containerNames } from '../../platform/markdown/container-plugin.ts'
import type { AuthorRule } from './author-rule.ts'
import { ruleTexts } from './author-rules-texts.ts'
import { findMarkLines } from './mark-lines.ts'

/** Containers must be closed and have a known name. */
export const containersRule: AuthorRule = {
  name: 'containers',
  level: 'fault',
  check: ({ tokens, env }) => [
    ...budgetOf(env).notes.unclosed.map((line) => ({ line: line + 1, message: ruleTexts.unclosedContainer })),
    ...findMarkLines(tokens, messageFor),
  ],
}

function messageFor(line: string): string | undefined {
  const [, marks, name] = /^(:{3,})[ \t]*(\S{0,40})/.exec(line) ?? []
  if (marks === undefined) return undefined
  if (!name) return ruleTexts.strayContainer
  return containerNames.includes(name) ? undefined : ruleTexts.unknownContainer(name, containerNames)
}
