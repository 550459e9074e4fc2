import { Agent } from 'node:http'
import { median } from './numbers.ts'
import { costOfEach, openServerMeter } from './processor-time.ts'
import { decodedText, type RawAnswer, rawGetOk } from './raw-get.ts'
import type { ScaleSite } from './scale-site.ts'

/** CPU milliseconds per request of a kind, including the database, and uncompressed bytes of its page. */
export type Cost = { name: string; ms: number; bytes: number }

/** Rounds per kind; their median excludes the cost of garbage collection, compilation and vacuuming. */
const rounds = 5
/** Per round. */
const keptRequests = 1_000
const requests = 24
const warmUp = 30
/** The same topics at every size, so that the texts are equal. */
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
/** Whole words, typos, synonyms, prefixes. */
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

/**
 * Measures the CPU cost of each kind of request for the site's process and its database.
 * Saves are measured last, because they change the site.
 */
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
    // A save returns no page, and an extra one would change the site.
    const page = name === 'save' ? undefined : await ask(0)
    costs.push({ name, ms, bytes: page ? (await decodedText(page)).length : 0 })
  }
  const get = (path: string) => rawGetOk(url + path, { agent })
  // Only responses to admins are not cached.
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
