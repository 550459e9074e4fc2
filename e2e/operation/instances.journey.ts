import type { APIRequestContext } from '@playwright/test'
import PQueue from 'p-queue'
import { noise } from '../../app/documents/media/images-fixture.ts'
import {
  parsePictureAddress,
  pictureVariants,
  variantKey,
} from '../../app/documents/media/picture-address.ts'
import {
  beginToSend,
  beginUploadAt,
  offsetAt,
  sendFrom,
} from '../../app/documents/media/upload-client-fixture.ts'
import { faultRuns } from '../../test/databases/fault-rounds.ts'
import { type SiteServer, startSite } from '../../test/site/site-server.ts'
import { ask, expect, type Instances, killSite, test } from '../support/instances.ts'
import { goodPassword, signInNewClient } from '../support/people.ts'
import { type Refused, startSaves } from '../support/steady-saves.ts'

// The tests share two instances, so they run in order.
test.describe.configure({ mode: 'default' })

const starts = faultRuns(50)
const kills = faultRuns(10)
const restarts = faultRuns(6, 2)

const bodyOf = async (client: APIRequestContext, address: string): Promise<string> =>
  (await client.get(address)).text()

async function cookiesOf(client: APIRequestContext): Promise<string> {
  const { cookies } = await client.storageState()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

test(`two instances that start at once on an empty database create one site (${starts})`, async ({
  postgres,
  visitor,
}) => {
  test.setTimeout(60_000 + starts * 30_000)
  const counts = new Set<string>()
  const startTwice = async (round: number): Promise<void> => {
    const name = `inicio_${round}`
    await ask(postgres.url, `create database ${name}`)
    const url = postgres.url.replace(/\/postgres$/, `/${name}`)
    const settings = { DATABASE_URL: url, LOG_LEVEL: 'silent' }
    const sites = await Promise.all([startSite(settings), startSite(settings)])
    for (const site of sites) {
      expect((await visitor.get(`${site.url}/readyz`)).status()).toBe(200)
      expect(await bodyOf(visitor, `${site.url}/topic/maquinas-simples`)).toContain('Máquinas simples')
    }
    const [count] = await ask(
      url,
      `select (select count(*) from schema_migrations) as steps, (select count(*) from topics) as topics,
        (select count(*) from problems) as problems, (select count(*) from demo_documents) as loaded,
        (select count(*) from document_links) as links, (select count(*) from settings where key = 'auth-secret') as secrets`,
    )
    counts.add(JSON.stringify(count))
    await Promise.all(sites.map((site) => site.stop()))
    await ask(postgres.url, `drop database ${name}`)
  }
  // Two pairs at a time: in each pair one instance waits for the other, which would leave a processor idle.
  const pairs = new PQueue({ concurrency: 2 })
  await pairs.addAll(Array.from({ length: starts }, (_, round) => () => startTwice(round)))
  expect(counts.size).toBe(1)
  expect([...counts][0]).toContain('"secrets":"1"')
})

test(`an upload whose instance is killed resumes at another, and every instance serves the picture (${kills})`, async ({
  instances,
  author,
  visitor,
}) => {
  test.setTimeout(60_000 + kills * 30_000)
  const cookie = await cookiesOf(author)
  for (let round = 0; round < kills; round++) await killInUpload(instances, { cookie, round, visitor })
})

type Uploading = { cookie: string; round: number; visitor: APIRequestContext }

async function killInUpload(
  { first, second, settings, query }: Instances,
  { cookie, round, visitor }: Uploading,
): Promise<void> {
  const third = await startSite(settings)
  const as = ({ url }: SiteServer) => ({ cookie, origin: url })
  const body = await noise(620 + round, 600)
    .png()
    .toBuffer()
  const path = await beginUploadAt(first.url, body.length, as(first))
  expect((await sendFrom(first.url + path, 0, body.subarray(0, 100_000), as(first))).status).toBe(204)

  const begun = await offsetAt(third.url + path, as(third))
  expect(begun).toBe(100_000)
  const sending = beginToSend(third.url + path, { offset: begun, body, bytes: 900_000, headers: as(third) })
  await expect.poll(async () => (await query('select 1 from uploads where received > 100000')).length).toBe(1)
  await killSite(third)
  sending.destroy()
  await third.stop()

  const offset = await offsetAt(second.url + path, as(second))
  expect(offset).toBeGreaterThan(begun)
  const end = await sendFrom(second.url + path, offset, body, as(second))
  expect(end.status).toBe(200)
  const { address } = await end.json()
  const name = parsePictureAddress(address)?.name
  if (!name) throw new Error(`${address} is no picture`)
  const copies = pictureVariants(name).map((variant) => `/media/${variantKey(name, variant)}`)
  for (const { url } of [first, second]) {
    for (const one of [address, ...copies]) expect((await visitor.get(url + one)).status(), one).toBe(200)
  }
}

test('signing out, losing the admin role and a new password take effect at every instance at once', async ({
  instances,
}) => {
  const { first, second, admin } = instances
  await admin('add', 'berto@ejemplo.es')
  const [here, there] = [
    await signInNewClient(first, 'berto@ejemplo.es'),
    await signInNewClient(second, 'berto@ejemplo.es'),
  ]
  const panel = async (client: APIRequestContext, { url }: SiteServer): Promise<number> =>
    (await client.get(`${url}/editor`, { maxRedirects: 0 })).status()
  for (const site of [first, second]) expect(await panel(there, site)).toBe(200)

  await admin('remove', 'berto@ejemplo.es')
  for (const site of [first, second]) expect(await panel(there, site)).toBe(403)

  const newPassword = 'polea-fija-22'
  const changed = await here.post(`${first.url}/cuenta`, {
    form: { accion: 'password', actual: goodPassword, nueva: newPassword },
    headers: { origin: first.url },
    maxRedirects: 0,
  })
  expect(changed.status()).toBe(303)
  expect((await there.get(`${second.url}/cuenta`, { maxRedirects: 0 })).status()).toBe(401)
  await expect(signInNewClient(second, 'berto@ejemplo.es')).rejects.toThrow('401')

  const last = await signInNewClient(second, 'berto@ejemplo.es', newPassword)
  const cookies = await last.storageState()
  expect(await bodyOf(last, `${second.url}/temario`)).toContain('berto@ejemplo.es')
  await last.post(`${first.url}/salir`, { headers: { origin: first.url } })
  const [cookie] = [cookies.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')]
  const page = await fetch(`${second.url}/temario`, { headers: { cookie } })
  expect(await page.text()).not.toContain('berto@ejemplo.es')
})

test('failed sign-ins of one network are counted across instances', async ({ instances, visitor }) => {
  const { first, second } = instances
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries++) {
    const { url } = tries % 2 ? first : second
    const data = { email: 'carla@ejemplo.es', password: 'no-es-esta-9' }
    const answer = await visitor.post(`${url}/api/auth/sign-in/email`, { data, headers: { origin: url } })
    statuses.push(answer.status())
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429])
})

test('pages and search of one instance show what another saves, also after its notification connection broke', async ({
  instances,
  author,
  visitor,
}) => {
  const { first, second, query } = instances
  const other = await signInNewClient(second, 'ana@ejemplo.es')
  for (const name of ['Esclerómetro', 'Vacuómetro', 'Higrómetro']) {
    await bodyOf(visitor, `${second.url}/herramientas`)
    if (name !== 'Esclerómetro')
      await query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'engrana-clock'",
      )
    const saved = await author.post(`${first.url}/edit/tools/nuevo`, {
      form: { name, description: 'Mide.', category: 'Utilidades', url: 'https://ejemplo.es' },
      headers: { origin: first.url },
      maxRedirects: 0,
    })
    expect(saved.status()).toBe(303)
    const found = `/buscar?q=${encodeURIComponent(name)}`
    for (const client of [visitor, other]) {
      for (const [path, text] of [
        ['/herramientas', name],
        [found, '1 resultado'],
      ] as const)
        await expect.poll(async () => (await bodyOf(client, second.url + path)).includes(text)).toBe(true)
    }
  }
})

test(`a PostgreSQL that restarts under load loses no acknowledged save (${restarts})`, async ({
  postgres,
  instances,
  author,
  visitor,
}) => {
  test.setTimeout(60_000 + restarts * 30_000)
  const { first, second, query } = instances
  const sites = [first, second]
  // The home page is excluded: it shows the tools being saved, so its cached copy may have been evicted.
  const paths = ['/temario', '/blog', '/retos']
  const readAll = async (): Promise<void> => {
    for (const { url } of sites)
      for (const path of paths) expect((await visitor.get(url + path)).status(), path).toBe(200)
  }
  await readAll()
  const saves = startSaves(sites, author, 4)
  const more = async (): Promise<void> => {
    const before = saves.saved.length
    await expect.poll(() => saves.saved.length).toBeGreaterThan(before + 8)
  }
  const waits: number[] = []
  for (let round = 0; round < restarts; round++) {
    await more()
    const refused = saves.refused.length
    await postgres.goDown(round % 2 ? 'immediate' : 'fast')
    await expect.poll(() => saves.refused.length).toBeGreaterThan(refused + 4)
    await readAll()
    for (const { url } of sites) {
      expect((await visitor.get(`${url}/readyz`)).status()).toBe(503)
      expect((await visitor.get(`${url}/healthz`)).status()).toBe(200)
    }
    const saved = saves.saved.length
    await postgres.comeBack()
    const back = performance.now()
    await expect.poll(() => saves.saved.length, { intervals: [20] }).toBeGreaterThan(saved)
    waits.push(performance.now() - back)
    await more()
  }
  await saves.stop()
  expect(Math.max(...waits), 'saves are taken again within a second').toBeLessThan(faultRuns(1000, 5000))
  const rows = await query<{ name: string }>("select name from tools where name like 'Regla %'")
  const stored = rows.map(({ name }) => name)
  expect(new Set(stored).size).toBe(stored.length)
  expect(saves.saved.filter((name) => !stored.includes(name))).toEqual([])
  const isTold = ({ status, text }: Refused): boolean => status === 503 && text.includes('no responde ahora')
  expect(saves.refused.filter((one) => !isTold(one))).toEqual([])
  for (const { process } of sites) expect(process.exitCode).toBeNull()
  const description = `${restarts} restarts, ${saves.saved.length} saves acknowledged, 0 lost, ${saves.refused.length} refused and told so; taken again after ${Math.max(...waits).toFixed(0)} ms at most`
  test.info().annotations.push({ type: 'counted', description })
})
