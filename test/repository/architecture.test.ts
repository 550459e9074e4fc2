import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { followImports } from './follow-imports.ts'

/**
 * The rooms of app/, lowest first (docs/architecture.md).
 * A file imports its own folder, other folders of its room as long as they form no cycle, and lower rooms.
 * Only `start` and the files beside the rooms may import everything.
 */
const rooms = [
  'platform',
  'ui',
  'accounts',
  'learning',
  'reading',
  'documents',
  'editor',
  'site',
  'admin',
  'start',
]
/** Layers outside app/: a file imports its own root and lower ones. */
const roots: Record<string, number> = { app: 1, server: 2, test: 3, e2e: 4, scripts: 4 }

type Import = { from: string; to: string }

function listImports(files: string): Import[] {
  return globSync(files).flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
      .map(([, path = '']) => ({ from, to: join(dirname(from), path) }))
      .filter(({ to }) => !to.includes('/+types/')),
  )
}

const isOfTests = (path: string): boolean => /\.test\.|\.samples\.|-(contract|fixture)\./.test(path)
/** 99 for `start` and for files beside the rooms. */
function heightOf(path: string): number {
  const height = rooms.indexOf(path.split('/')[1] ?? '')
  return height < 0 ? 99 : height
}
const roomOf = (path: string): string => path.split('/')[1] ?? ''
const folderOf = (path: string): string => path.split('/').slice(0, 3).join('/')

const imports = listImports('app/**/*.{ts,tsx}').filter(({ from }) => !isOfTests(from))

test('every folder of app/ is a room', () => {
  const folders = new Set(globSync('app/*/**/*.{ts,tsx}').map(roomOf))
  expect([...folders].sort()).toEqual([...rooms].sort())
})

test('a file imports its own room and lower ones', () => {
  const upward = imports.filter(({ from, to }) => to.startsWith('app/') && heightOf(to) > heightOf(from))
  expect(upward).toEqual([])
})

test.each(rooms)('folders of %s form no cycle', (room) => {
  const inside = imports.filter(({ from, to }) => roomOf(from) === room && roomOf(to) === room)
  let left = new Set(inside.flatMap(({ from, to }) => [folderOf(from), folderOf(to)]))
  // Repeatedly removes folders that import none of the remaining ones; what remains forms cycles.
  for (let before = -1; left.size !== before; ) {
    before = left.size
    left = new Set([...left].filter((folder) => inside.some((one) => isBetween(one, folder, left))))
  }
  expect([...left]).toEqual([])
})

function isBetween({ from, to }: Import, folder: string, left: ReadonlySet<string>): boolean {
  return folderOf(from) === folder && folderOf(to) !== folder && left.has(folderOf(to))
}

test('the site imports no tests and no scripts, and journeys and scripts do not import each other', () => {
  const rank = (path: string): number => roots[path.split('/')[0] ?? ''] ?? 0
  const all = listImports(`{${Object.keys(roots).join(',')}}/**/*.{ts,tsx}`)
  expect(all.some(({ from }) => from.startsWith('server/'))).toBe(true)
  const wrong = all.filter(
    ({ from, to }) =>
      (!isOfTests(from) && rank(to) > rank(from)) ||
      (rank(from) === 4 && rank(to) === 4 && from.split('/')[0] !== to.split('/')[0]),
  )
  expect(wrong).toEqual([])
})

test('database engines are named only in app/platform/db and where the auth library requires it', () => {
  const mayName = ['app/platform/db/', 'app/platform/config/', 'app/accounts/accounts/']
  const named = globSync('app/**/*.{ts,tsx}').filter(
    (path) =>
      !isOfTests(path) &&
      !mayName.some((folder) => path.startsWith(folder)) &&
      /sqlite|postgres/i.test(readFileSync(path, 'utf8')),
  )
  expect(named).toEqual([])
})

test('the thread that checks an import reaches no simulator', async () => {
  const ofSimulator = /^app\/learning\/simulators\/[^/]+\//
  const reached = await followImports(['app/start/workers/import-worker.server.ts'])
  expect(reached).toContain('app/learning/simulators/read-directive.ts')
  expect([...reached].filter((file) => ofSimulator.test(file))).toEqual([])
  // The same walk finds them where they are loaded.
  const loaded = [...(await followImports(['app/learning/questions/questions-worker.server.ts']))]
  expect(loaded.filter((file) => ofSimulator.test(file)).length).toBeGreaterThan(17)
})
