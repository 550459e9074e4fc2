import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RouterContextProvider } from 'react-router'
import { afterAll, expect, it } from 'vitest'
import { openAccounts } from '../../app/accounts/accounts/open-accounts.server.ts'
import type { AuditEntry } from '../../app/accounts/accounts/record-audit.ts'
import { loadDemoContent } from '../../app/admin/sample-course/load-demo-content.server.ts'
import { openPictures } from '../../app/documents/media/pictures.server.ts'
import { readConfig } from '../../app/platform/config/config.server.ts'
import { readContentVersions } from '../../app/platform/db/content-versions.server.ts'
import { migrateToLatest } from '../../app/platform/db/migrate.server.ts'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import type { Database } from '../../app/platform/db/tables.ts'
import { contextWith, testRequestInfo } from '../../app/platform/http/app-context-fixture.ts'
import type { PageHandle } from '../../app/platform/http/page-handle.ts'
import routes from '../../app/routes.ts'
import { Assistant } from '../../app/site/ai/open-assistant.server.ts'
import { openTerms } from '../../app/site/glossary/open-terms.server.ts'
import { registry } from '../../app/start/registry.server.ts'
import { explainStatements, findCostlySteps } from './explain-statements.ts'

const statementsOfAPage = 3

type PageModule = {
  handle?: PageHandle
  loader?: (args: { context: RouterContextProvider; params: Params; request: Request; url: URL }) => unknown
}
type Params = Record<string, string>

const problemSlug = 'fuerza-para-levantar-una-carga-con-palanca'

/** Further addresses of pages, with route parameters and with query parameters that readers choose. */
const more: Record<string, [path: string, params?: Params][]> = {
  'site/topics/topics-page': [
    ['/temario?bloque=td-programacion&desde=x&paginas=2'],
    ['/temario?curso=2&bloque=A&de=td-proceso&paginas=2'],
  ],
  'site/topics/topic-page': [
    ['/topic/ley-de-ohm-serie-y-paralelo', { id: 'ley-de-ohm-serie-y-paralelo' }],
    ['/topic/no-existe', { id: 'no-existe' }],
  ],
  'site/challenges/challenges-page': [['/retos?tema=puente']],
  'site/challenges/challenge-page': [['/retos/luz-de-escalera', { slug: 'luz-de-escalera' }]],
  'site/problems/problems-page': [
    ['/problemas?categoria=Electricidad&paginas=3'],
    ['/problemas?problema=t4-automatizacion-motor-reductora-rueda'],
    ['/problemas?problema=no-existe'],
  ],
  'site/problems/problem-page': [
    [`/problemas/${problemSlug}`, { slug: problemSlug }],
    ['/problemas/no-existe', { slug: 'no-existe' }],
    ['/problemas/td-proceso-palanca', { slug: 'td-proceso-palanca' }],
  ],
  'site/simulator-pages/simulator-page': [['/simuladores/engranajes', { tipo: 'engranajes' }]],
  'site/worksheets/sheets-page': [
    ['/fichas?tema=ley-de-ohm-serie-y-paralelo&curso=3'],
    ['/fichas?p=dpoec3t&problema=td-proceso-palanca'],
  ],
  'site/worksheets/sheet-page': [['/fichas/hoja?p=dpoec3t&variantes=3&clave=1']],
  'site/worksheets/online-page': [['/fichas/responder?p=dpoec3t&ficha=4711&variante=C']],
  'site/blog/post-page': [['/blog/cuaderno-tecnico', { slug: 'cuaderno-tecnico' }]],
}

const modules = import.meta.glob<PageModule>('../../app/*/*/*-page.tsx')
const db = await openDatabase(':memory:')
await migrateToLatest(db)
await loadDemoContent(db, 'content', { registry, now: '2026-11-20T10:00:00.000Z' })

// The glossary is read when it has changed, not for each page, so it is loaded before the count.
const clock = { read: () => 0, readVersions: () => readContentVersions(db) }
const terms = openTerms(db, clock)
await terms.findIn('', '')

const dataDir = await mkdtemp(join(tmpdir(), 'engrana-'))
const config = readConfig({ DATA_DIR: dataDir })
const accounts = await openAccounts(db, config, () => {})
afterAll(async () => {
  await accounts.close()
  await rm(dataDir, { recursive: true })
})

const kept: string[] = []
for (const [file, load] of Object.entries(modules))
  if ((await load()).handle?.shows) kept.push(file.slice('../../app/'.length, -'.tsx'.length))

/** Addresses of a page whose route has no parameters. */
function ownAddresses(name: string): [path: string, params?: Params][] {
  const paths = routes.filter(({ file }) => file === `${name}.tsx`).map(({ path = '' }) => path)
  return paths.filter((path) => !path.includes(':')).map((path) => [`/${path}`])
}

const cases = kept.flatMap((name) =>
  [...ownAddresses(name), ...(more[name] ?? [])].map(([path, params = {}]) => ({ name, path, params })),
)

it('has an address for every cached page, and for no other page', () => {
  expect([...new Set(cases.map(({ name }) => name))].sort()).toEqual(kept.sort())
  expect(Object.keys(more).filter((name) => !kept.includes(name))).toEqual([])
})

it.each(cases)(
  '$path takes at most 3 statements, all by an index, and writes no audit entry',
  async (entry) => {
    const { name, path, params } = entry
    const page = await modules[`../../app/${name}.tsx`]?.()
    expect(page, name).toBeDefined()
    const audited: AuditEntry[] = []
    const plans = await explainStatements(db, async (counted) => {
      const url = new URL(path, 'http://localhost')
      const request = new Request(url)
      try {
        await page?.loader?.({ context: visitorContext(counted, audited), params, request, url })
      } catch (error) {
        // A missing page throws a response; any other error fails the test.
        if (error instanceof Error) throw error
      }
    })
    expect(plans.length).toBeLessThanOrEqual(statementsOfAPage)
    expect(findCostlySteps(plans)).toEqual([])
    expect(audited).toEqual([])
  },
)

/** Context of a visitor's request, on a database that counts statements. */
function visitorContext(database: Database, audited: AuditEntry[]): RouterContextProvider {
  const pictures = openPictures(new Map())
  return contextWith({
    accountReader: { find: async () => null },
    recordAudit: (entry) => audited.push(entry),
    db: database,
    registry,
    pictures,
    assistant: new Assistant({ db: database, model: undefined, pictures, reportError: () => {} }),
    config,
    accounts,
    terms,
    requestInfo: testRequestInfo(),
  })
}
