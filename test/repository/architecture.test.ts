import { glob, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

/** Floor of every folder below app/ (docs/architecture.md), but for those of nouns; a file imports its own folder and lower floors. */
const stated: Record<string, number> = {
  'routes.ts': 8,
  'registry.ts': 7.25,
  'registry.server.ts': 7.25,
  'edit-page.tsx': 8,
  'attention-worker.server.ts': 8,
  'import-worker.server.ts': 8,
  'site-import-worker.server.ts': 8,
  'site-export-worker.server.ts': 8,
  'search-worker.server.ts': 8,
  'root.tsx': 8,
  'entry.server.tsx': 8,
  'entry.client.tsx': 8,
  'islands-client.ts': 8,
  'services.server.ts': 8,
  'request-context.server.ts': 8.5,
  // Composes what the site needs before it opens; only services stand above it.
  'prepare-database.server.ts': 7.5,
  home: 7,
  // What is made of the log of attempts: it composes topics and problems.
  progress: 7,
  panel: 7,
  // Says what was done to documents of every kind.
  audit: 7,
  demo: 7,
  // Names the pages, menus and tools that it sets.
  'site-settings': 7,
  // Everything of a site goes out and comes in.
  transfer: 7,
  feeds: 7,
  // The catalogue gathers the samples of every folder; only the development server has it.
  samples: 7,
  // Puts problems of every topic on paper.
  sheets: 6.5,
  // Folders of nouns need no line: they stand on floor 6.
  'static-pages': 6,
  search: 6,
  // What topics, challenges and problems say of themselves.
  curriculum: 5.5,
  ai: 5.5,
  editor: 5,
  // What is said and done of drafts, beside the form and in it.
  drafts: 4.7,
  // What other programs copy, in the words of our texts; it knows nothing of the site.
  pastes: 0.5,
  // The text as readers will see it, for the form.
  'visual-editor': 4.8,
  // Uses the core's kinds; pages of the nouns show what it finds.
  around: 4.5,
  metadata: 5,
  // What machines ask of the site itself.
  operations: 1.5,
  // Reads files before they are documents.
  'foreign-marks': 1.75,
  documents: 4,
  media: 3,
  // Whole sites: their tables and files, whatever stands in them.
  backup: 3.5,
  'author-rules': 2.6,
  accounts: 2,
  // Who has which role, and invitations to one.
  people: 2.1,
  layout: 2.5,
  reading: 2.5,
  'reading-panel': 2,
  share: 1.8,
  // Codes and what is kept of them; who is asked for one, accounts know.
  'second-factor': 1.7,
  'read-aloud': 1.5,
  projector: 2,
  // Its worker forgets who signs out.
  offline: 2.3,
  // What pages say that they show, they name by its table.
  db: 0.9,
  ui: 1,
  // Components that any page may use are islands too.
  // Everything may say where its time goes.
  timing: 0.1,
  expressions: 0.2,
  marking: 0.3,
  // Whose an attempt is, accounts know.
  attempts: 2.2,
  // Questions with numbers, and the fields that answer them.
  practice: 2.3,
  // Things to touch, which ask what they show.
  simulators: 2.35,
  'simulator-pages': 6,
  // Those that stand in a text.
  questions: 2.4,
  // The same while they are being written.
  'question-form': 2.45,
  islands: 0.5,
  markdown: 1,
  'config.server.ts': 1,
  'backup-settings.server.ts': 0.5,
  'operator-error.ts': 0.5,
}

const floorOfNouns = 6
const floors = {
  ...Object.fromEntries((await listNounFolders()).map((name) => [name, floorOfNouns])),
  ...stated,
}

/** The folders that define a noun. */
async function listNounFolders(): Promise<string[]> {
  const folders: string[] = []
  for await (const path of glob('app/*/*.server.ts'))
    if (/= serveDocument\(/.test(await readFile(path, 'utf8'))) folders.push(room(path))
  return folders
}

/** What stands on what: a file imports its own root and lower ones. Commands measure sites that the journeys' code starts. */
const roots: Record<string, number> = { app: 1, server: 2, test: 3, e2e: 4, scripts: 4 }

async function readImports(files = 'app/**/*.{ts,tsx}'): Promise<{ from: string; to: string }[]> {
  const imports: { from: string; to: string }[] = []
  for await (const from of glob(files)) {
    const source = await readFile(from, 'utf8')
    for (const [, path = ''] of source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      imports.push({ from, to: relative('.', join(dirname(from), path)) })
    }
  }
  return imports
}

function room(path: string): string {
  return path.split('/')[1] ?? ''
}
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

test('the site imports no test and no command', async () => {
  const rank = (path: string): number => roots[path.split('/')[0] ?? ''] ?? 0
  const imports = await readImports(`{${Object.keys(roots).join(',')}}/**/*.{ts,tsx}`)
  expect(imports.some(({ from }) => from.startsWith('server/'))).toBe(true)
  const isOfTests = (path: string): boolean => /\.test\.|-(contract|fixture)\./.test(path)
  const wrong = imports.filter(({ from, to }) => !isOfTests(from) && rank(to) > rank(from))
  expect(wrong).toEqual([])
})

test('the databases are named in app/platform/db and where the auth library must be told', async () => {
  const named: string[] = []
  for await (const path of glob('app/**/*.{ts,tsx}')) {
    if (isTest(path) || room(path) === 'db' || path === 'app/platform/config/config.server.ts') continue
    if (/sqlite|postgres/i.test(await readFile(path, 'utf8'))) named.push(path)
  }
  expect(named.filter((path) => !path.startsWith('app/accounts/accounts/'))).toEqual([])
})

test('folders are one level deep, but for those of migrations and of each simulator', async () => {
  const deep: string[] = []
  for await (const path of glob('app/*/*/**/*.{ts,tsx}')) deep.push(path)
  expect(deep.filter((path) => !/^app\/(?:db\/migrations|simulators\/[^/]+)\/[^/]+$/.test(path))).toEqual([])
})
