import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { followCode } from './current-app.ts'
import type { App } from './listener.ts'

/** Replaceable code that logs when its app is opened and closed. */
function openCode() {
  const log: string[] = []
  const makeModule = (name: string) => ({
    openApp: async (): Promise<App> => {
      log.push(`open ${name}`)
      await nextTurn()
      if (name === 'broken') throw new Error('broken')
      const close = async (): Promise<void> => void log.push(`close ${name}`)
      return { name, close } as unknown as App
    },
  })
  let module = makeModule('first')
  const current = followCode(async () => module, {})
  const change = (name: string): void => {
    module = makeModule(name)
  }
  return { log, current, change }
}

test('opens one app when many requests follow a change', async () => {
  const { log, current, change } = openCode()
  await current()
  change('second')
  const apps = await Promise.all(Array.from({ length: 10 }, current))
  expect(new Set(apps).size).toBe(1)
  expect(log).toEqual(['open first', 'close first', 'open second'])
})

test('opens the fixed app after a version that failed to open, and closes no app twice', async () => {
  const { log, current, change } = openCode()
  await current()
  change('broken')
  const answers = await Promise.allSettled([current(), current()])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  change('mended')
  await current()
  expect(log).toEqual(['open first', 'close first', 'open broken', 'open broken', 'open mended'])
})
