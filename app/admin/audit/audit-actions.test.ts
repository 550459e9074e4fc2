import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { actionGroups, actionsOf, auditActions, wordsOfAction } from './audit-actions.ts'

/** The action names in the source; for names built at run time, their prefix. */
async function listWrittenActions(): Promise<Set<string>> {
  const found = new Set<string>()
  for await (const path of glob(['{app,server}/**/*.{ts,tsx}', 'scripts/operator/*.ts'])) {
    if (path.includes('.test.')) continue
    const source = await readFile(path, 'utf8')
    for (const [, action = ''] of source.matchAll(/action: [`']([a-z-]+)/g)) found.add(action)
    for (const [, first = '', second = ''] of source.matchAll(/action: .* \? '([a-z-]+)' : '([a-z-]+)'/g))
      found.add(first).add(second)
    for (const [, action = ''] of source.matchAll(/record(?:Command)?\([\w.]+, '([a-z-]+)'/g))
      found.add(action)
  }
  return found
}

it('has a text for every recorded action, and for no others', async () => {
  const written = await listWrittenActions()
  const known = Object.keys(auditActions)
  const isBeginning = (action: string): boolean => action === 'ai-' || action === 'picture-'
  expect([...written].filter((action) => !isBeginning(action) && !known.includes(action))).toEqual([])
  const isWritten = (action: string): boolean => written.has(action) || /^(?:ai|picture)-/.test(action)
  expect(known.filter((action) => !isWritten(action))).toEqual([])
})

it('assigns every action to one group, and shows an unknown action by its name', () => {
  const all = Object.keys(actionGroups).flatMap((group) => actionsOf(group as keyof typeof actionGroups))
  expect(all.sort()).toEqual(Object.keys(auditActions).sort())
  expect(wordsOfAction('delete')).toBe('Eliminó')
  expect(wordsOfAction('of-another-version')).toBe('of-another-version')
})
