import { execFile } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { promisify } from 'node:util'
import { type APIRequestContext, request } from '@playwright/test'
import { faultRuns } from '../../test/databases/fault-rounds.ts'
import { type Cut, type Host, makeHosts } from '../../test/site/hosts.ts'
import { type SiteServer, startSite } from '../../test/site/site-server.ts'
import { ask } from '../support/instances.ts'
import { expect } from '../support/matchers.ts'
import { goodPassword, signInTo } from '../support/people.ts'
import { test as base } from '../support/sites.ts'
import { type Refused, startSaves } from '../support/steady-saves.ts'

const run = promisify(execFile)
const rounds = faultRuns(3)
/**
 * Time limits in ms: in `npm run test:faults` 5 s for an answer and 1.5 s for the recovery; in `npm test`,
 * where other tests load the machine, 10 s and 5 s.
 */
const [inTime, back] = [faultRuns(5000, 10_000), faultRuns(1500, 5000)]

type Site = SiteServer & { host: Host }
type Parts = {
  sites: [Site, Site]
  author: APIRequestContext
  query: (text: string) => Promise<{ name: string }[]>
  /** The addresses of this machine before the network namespaces existed. */
  addressesBefore: ReturnType<typeof networkInterfaces>
}

/**
 * Two network namespaces with an instance each, and a third with the database and the store; undefined
 * without the rights to create them.
 */
const test = base.extend<object, { parts: Parts | undefined }>({
  parts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const addressesBefore = networkInterfaces()
      const made = await makeHosts()
      if (!made) return use(undefined)
      const settings = {
        DATABASE_URL: made.databaseUrl,
        STORAGE_URL: made.storageUrl,
        LOG_LEVEL: 'silent',
      }
      const start = async (host: Host): Promise<Site> => ({ ...(await startSite(settings, { host })), host })
      const sites: [Site, Site] = [await start(made.hosts[0]), await start(made.hosts[1])]
      const reached = { DATABASE_URL: made.reachedDatabaseUrl, ADMIN_PASSWORD: goodPassword }
      const env = { ...process.env, ...settings, ...reached }
      await run(process.execPath, ['scripts/operator/admin.ts', 'add', 'ana@ejemplo.es'], { env })
      const author = await request.newContext()
      for (const site of sites) await signInTo(author, site, 'ana@ejemplo.es')
      const query = (text: string): ReturnType<Parts['query']> => ask(made.reachedDatabaseUrl, text)
      await use({ sites, author, query, addressesBefore })
      await author.dispose()
      for (const site of sites) await site.stop()
      await made.remove()
    },
    { scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'default' })

type Told = { status: number; text: string; retryAfter: string | null; ms: number }

async function look(url: string): Promise<Told> {
  const began = performance.now()
  const answer = await fetch(url, { redirect: 'manual' })
  const [status, retryAfter] = [answer.status, answer.headers.get('retry-after')]
  return { status, text: await answer.text(), retryAfter, ms: performance.now() - began }
}

test('the network namespaces of these journeys do not change the network of the browsers', async ({
  parts,
}) => {
  test.skip(parts === undefined, 'Only root may make machines of its own')
  expect(networkInterfaces()).toEqual(parts?.addressesBefore)
})

for (const how of ['down', 'silent'] satisfies Cut[]) {
  test(`an instance cut off from the database (${how}) answers in time, and recovers with the network (${rounds})`, async ({
    parts,
  }) => {
    test.skip(parts === undefined, 'Only root may make machines of its own')
    test.setTimeout(60_000 + rounds * 60_000)
    if (!parts) return
    const { sites, author, query } = parts
    const [cut, other] = sites
    const kept = ['/temario', '/blog', '/retos']
    const waits: number[] = []
    const slowest: number[] = []
    const saves = startSaves([cut], author, 2)
    const others = startSaves([other], author, 2)
    for (let round = 0; round < rounds; round++) {
      for (const { url } of sites) for (const path of kept) expect((await look(url + path)).status).toBe(200)
      const refused = saves.refused.length
      await cut.host.cut(how)
      const from = others.saved.length
      for (const path of kept) {
        const { status, ms } = await look(cut.url + path)
        expect(status).toBe(200)
        slowest.push(ms)
      }
      const asked = ['/topic/no-hay', '/topic/maquinas-simples', '/buscar?q=polea', '/readyz']
      const told = await Promise.all(asked.map((path) => look(cut.url + path)))
      for (const [index, { status, ms, retryAfter }] of told.entries()) {
        expect(status, asked[index]).toBe(503)
        expect(retryAfter, asked[index]).not.toBeNull()
        expect(ms, asked[index]).toBeLessThan(inTime)
        slowest.push(ms)
      }
      expect((await look(`${cut.url}/healthz`)).status).toBe(200)
      await expect.poll(() => saves.refused.length).toBeGreaterThan(refused + 2)
      await expect.poll(() => others.saved.length, { message: 'the other goes on' }).toBeGreaterThan(from + 8)
      const word = `Cortado ${how} ${round}`
      const form = { title: word, summary: 'Corta.', content: 'Texto.', category: 'General', published: '1' }
      const headers = { origin: other.url }
      const saved = await author.post(`${other.url}/edit/blog/nuevo`, { form, headers, maxRedirects: 0 })
      expect(saved.status()).toBe(303)

      const before = saves.saved.length
      await cut.host.join()
      const began = performance.now()
      const wait = (): number => performance.now() - began
      await expect.poll(async () => (await look(`${cut.url}/readyz`)).status, { intervals: [20] }).toBe(200)
      waits.push(wait())
      expect((await look(`${cut.url}/blog`)).text.includes(word), 'nothing old once it is back').toBe(true)
      await expect.poll(() => saves.saved.length, { intervals: [20] }).toBeGreaterThan(before)
      waits.push(wait())
    }
    await Promise.all([saves.stop(), others.stop()])
    const stored = (await query("select name from tools where name like 'Regla %'")).map(({ name }) => name)
    expect(new Set(stored).size).toBe(stored.length)
    const acknowledged = [...saves.saved, ...others.saved]
    expect(acknowledged.filter((name) => !stored.includes(name))).toEqual([])
    const isTold = ({ status, text }: Refused): boolean =>
      status === 503 && text.includes('no responde ahora')
    expect([...saves.refused, ...others.refused].filter((one) => !isTold(one))).toEqual([])
    const description = `${how}: ${acknowledged.length} saves acknowledged, 0 lost, ${others.refused.length} of the other refused and told so; answers within ${Math.max(...slowest).toFixed(0)} ms, well again after ${waits.map((ms) => ms.toFixed(0)).join(', ')} ms`
    test.info().annotations.push({ type: 'counted', description })
    expect(Math.max(...waits)).toBeLessThan(back)
  })
}
