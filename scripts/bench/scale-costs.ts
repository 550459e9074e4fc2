import { Agent } from 'node:http'
import { median } from './numbers.ts'
import { costOfEach } from './processor-time.ts'
import { decodedText, type RawAnswer, rawGetOk } from './raw-get.ts'
import type { ScaleSite } from './scale-site.ts'
import { openServerMeter } from './server-time.ts'

/** Processor milliseconds of a request of a kind, those of the database among them, and the bytes of a page of it, unpacked. */
export type Cost = { name: string; ms: number; bytes: number }

/** Each kind is measured so often: what collecting garbage, compiling or vacuuming adds to one of them is no cost of the page. */
const rounds = 5
/** Of one round. */
const keptRequests = 1_000
const requests = 24
const warmUp = 30
/** The same at every size, so that the same texts are at hand. */
const topics = ['/topic/tema-0', '/topic/tema-1', '/topic/tema-2', '/topic/tema-3']
const lists = [
  ...[
    '/',
    '/temario',
    '/temario?curso=2&bloque=A',
    '/temario?de=t4-proceso',
    '/problemas',
    '/problemas?curso=2&dificultad=Baja',
  ],
  ...['/retos', '/blog', '/glosario', '/progreso', '/editor', '/editor?tipo=temario', '/editor/atencion'],
  ...['/sitemap.xml', '/rss.xml'],
]
/** Whole words, slips, synonyms, beginnings. */
const questions = [
  'engranaje',
  'voltaje',
  'engranje',
  'ley de ohm',
  'polea',
  'sensor de temperatura',
  'energía',
  'sens',
]

/** What requests of each kind cost the process that answers them and its database; saves come last, since they change the site. */
export async function measureCosts({ instances, databaseUrl, cookie }: ScaleSite): Promise<Cost[]> {
  const url = instances[0]?.url ?? ''
  const server = await openServerMeter(databaseUrl)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const costs: Cost[] = []
  const measure = async (
    name: string,
    count: number,
    ask: (index: number) => Promise<RawAnswer | undefined>,
  ): Promise<void> => {
    for (let index = 0; index < warmUp; index++) await ask(index)
    const measured: number[] = []
    for (let first = warmUp; measured.length < rounds; first += count)
      measured.push(await costOfEach(url, count, (index) => ask(first + index), server.read))
    const ms = median(measured)
    // A save is no page, and is made no more often than it is measured.
    const page = name === 'save' ? undefined : await ask(0)
    costs.push({ name, ms, bytes: page ? (await decodedText(page)).length : 0 })
  }
  const get = (path: string) => rawGetOk(url + path, { agent })
  // Pages are kept for everybody but admins.
  const getAnew = (path: string) => rawGetOk(url + path, { agent, headers: { Cookie: cookie } })
  await measure('kept page', keptRequests, () => get(pick(topics, 0)))
  await measure('topic, made each time', requests, (index) => getAnew(pick(topics, index)))
  for (const path of lists) await measure(`${path}, made each time`, requests, () => getAnew(path))
  await measure('search', requests, (index) => get(`/buscar?q=${encodeURIComponent(pick(questions, index))}`))
  await measure('save', requests, (index) => save(url, cookie, index))
  agent.destroy()
  await server.close()
  return costs
}

async function save(url: string, cookie: string, index: number): Promise<undefined> {
  const key = `${process.pid}-${Date.now()}-${index}`
  const body = new URLSearchParams({
    formId: `scale-${key}`,
    title: `Medida ${key}`,
    summary: 'Una entrada',
    category: 'General',
    published: 'on',
    content: `Un texto con **negrita** y un número, ${index}.`,
  })
  const headers = { Origin: url, Cookie: cookie }
  const answer = await fetch(`${url}/edit/blog/nuevo`, { method: 'POST', headers, body, redirect: 'manual' })
  await answer.arrayBuffer()
  if (answer.status !== 303) throw new Error(`A save was answered with ${answer.status}`)
}

function pick(items: readonly string[], index: number): string {
  return items[index % items.length] ?? ''
}
