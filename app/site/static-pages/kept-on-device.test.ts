import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { sessionLasts } from '../../accounts/accounts/auth-options.server.ts'
import { openKnownDevices } from '../../accounts/accounts/known-devices.server.ts'
import { openSecondStepCookie } from '../../accounts/second-factor/second-steps.server.ts'
import { assetsPrefix, picturesCache, savedPrefix, visitedPrefix } from '../../reading/offline/cache-names.ts'
import { cookies, storage } from './kept-on-device.ts'

/** These only read caches that other files write. */
const readers = ['find-copy', 'list-copies', 'saved-documents', 'service-worker'].map(
  (name) => `app/reading/offline/${name}.ts`,
)
const keeps = /\b(?:(?:local|session)Storage\.setItem|indexedDB\.open|caches\.open)\b/

it('«Cookies» covers every file that stores data on a device', async () => {
  const found: string[] = []
  for await (const file of glob('app/**/*.{ts,tsx}')) {
    if (file.includes('.test.') || readers.includes(file)) continue
    if (keeps.test((await readFile(file, 'utf8')).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))) found.push(file)
  }
  const named = storage.map(({ file }) => file)
  expect(found.filter((file) => !named.includes(file))).toEqual([])
})

it.each(storage.map((kept) => [kept.name, kept] as const))(
  'the code stores %s',
  async (_name, { name, file }) => {
    const start = name.replace('…', '').replace('tus::', '')
    const prefixes = [assetsPrefix, picturesCache, savedPrefix, visitedPrefix]
    if (!prefixes.includes(start)) expect(await readFile(file, 'utf8')).toContain(start)
  },
)

it('documents the cache names of the service worker', () => {
  for (const start of [assetsPrefix, picturesCache, savedPrefix, visitedPrefix])
    expect(storage.map(({ name }) => name.replace('…', ''))).toContain(start)
})

it('documents how long cookies last', () => {
  const lasts = (end: string): string => cookies.find(({ name }) => name.endsWith(end))?.lasts ?? ''
  const daySeconds = 24 * 60 * 60
  expect(lasts('session_token')).toContain(`${sessionLasts / daySeconds} días`)
  const request = new Request('http://localhost')
  const device = openKnownDevices('engrana.device', 's', false).remember(request, 'ana@ejemplo.es')
  expect(device).toContain(`Max-Age=${Number.parseInt(lasts('device'), 10) * daySeconds};`)
  expect(openSecondStepCookie('engrana.second_step', false).write('t')).toContain('Max-Age=600;')
  expect(lasts('second_step')).toContain('10 minutos')
})
