import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Spans, serverTiming, timed, withSpans } from './spans.server.ts'

test('counts concurrent work once, separately for each request', async () => {
  const [one, other] = [new Spans(), new Spans()]
  const begun = performance.now()
  await Promise.all([
    withSpans(one, () => Promise.all([1, 2, 3].map(() => timed('datos', () => pause(20))))),
    withSpans(other, () => timed('texto', () => pause(1))),
  ])
  const passed = performance.now() - begun
  expect(Object.keys(one.read())).toEqual(['datos'])
  expect(one.read().datos).toBeLessThanOrEqual(passed + 1)
  expect(Object.keys(other.read())).toEqual(['texto'])
})

test('counts failed work too, but nothing outside a request', async () => {
  const spans = new Spans()
  const fault = new Error('no')
  const work = (): Promise<never> => Promise.reject(fault)
  await expect(withSpans(spans, () => timed('pintar', work))).rejects.toBe(fault)
  expect(spans.read()).toHaveProperty('pintar')
  await expect(timed('datos', async () => 7)).resolves.toBe(7)
  expect(serverTiming()).toBeUndefined()
  expect(withSpans(spans, serverTiming)).toMatch(/^pintar;dur=\d+(\.\d)?$/)
})
