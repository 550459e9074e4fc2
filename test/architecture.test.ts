import { glob, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

/** Floor of every folder below app/ (docs/architecture.md); a file imports its own folder and lower floors. */
const floors: Record<string, number> = {
  'routes.ts': 7,
  'root.tsx': 7,
  'entry.server.tsx': 7,
  'entry.client.tsx': 7,
  'islands-client.ts': 7,
  'services.server.ts': 7,
  // Composes what the site needs before it opens; only services stand above it.
  'prepare-database.server.ts': 6.5,
  home: 6,
  layout: 6,
  demo: 6,
  documents: 6,
  topics: 5,
  blog: 5,
  tools: 5,
  challenges: 5,
  problems: 5,
  'static-pages': 5,
  media: 4,
  editor: 3,
  accounts: 2,
  db: 1,
  ui: 1,
  islands: 1,
  markdown: 1,
  'config.server.ts': 1,
}

async function readImports(): Promise<{ from: string; to: string }[]> {
  const imports: { from: string; to: string }[] = []
  for await (const from of glob('app/**/*.{ts,tsx}')) {
    const source = await readFile(from, 'utf8')
    for (const [, path = ''] of source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      imports.push({ from, to: relative('.', join(dirname(from), path)) })
    }
  }
  return imports
}

const room = (path: string): string => path.split('/')[1] ?? ''
const isTest = (path: string): boolean => path.includes('.test.') || !path.startsWith('app/')

test('every folder of the app has a floor', async () => {
  const rooms = new Set<string>()
  for await (const path of glob('app/**/*.{ts,tsx}')) if (!isTest(path)) rooms.add(room(path))
  expect([...rooms].filter((name) => floors[name] === undefined)).toEqual([])
})

test('imports stay in their folder or go to a lower floor', async () => {
  const upward = (await readImports()).filter(({ from, to }) => {
    if (isTest(from) || !to.startsWith('app/') || to.includes('/+types/')) return false
    const [own, other] = [room(from), room(to)]
    // The two style sheets gather those of every folder; they belong to no floor.
    if (/^(?:styles|admin)\.css\?/.test(other)) return false
    return own !== other && (floors[other] ?? 9) >= (floors[own] ?? 0)
  })
  expect(upward).toEqual([])
})

test('the databases are named in app/db and where the auth library must be told', async () => {
  const named: string[] = []
  for await (const path of glob('app/**/*.{ts,tsx}')) {
    if (isTest(path) || room(path) === 'db' || path === 'app/config.server.ts') continue
    if (/sqlite|postgres/i.test(await readFile(path, 'utf8'))) named.push(path)
  }
  expect(named.filter((path) => !path.startsWith('app/accounts/'))).toEqual([])
})

test('folders are one level deep', async () => {
  const deep: string[] = []
  for await (const path of glob('app/*/*/**/*.{ts,tsx}')) deep.push(path)
  expect(deep.filter((path) => !path.startsWith('app/db/migrations/'))).toEqual([])
})
