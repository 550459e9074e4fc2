import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type BenchSite, pinToCore, readMemory, serverCore, signInTo } from './bench-site.ts'
import { type Load, loadAddress } from './load.ts'
import { formatTable, median, percentile, toCount, toMs } from './numbers.ts'
import { rawGetOk } from './raw-get.ts'

/** Rounds are short and alternate, because other virtual machines slow the host for seconds at a time. */
const roundSeconds = 1
const warmUp = 2
export const pages = {
  home: '/',
  topic: '/topic/tema-20',
  list: '/temario',
  post: '/blog/entrada-20',
} as const

type Ours = { path: string; headers?: Record<string, string>; turns?: readonly string[] }
type LoadRow = { name: string; site: Load; bare: Load; ratio: number }
/** Memory of the site's process in MB, after each load. */
type Memory = { visitors: number; signedIn: number; turns: number }
type LoadResult = { rows: LoadRow[]; memory: Memory }

/**
 * Loads the site and a bare server with the same bytes in alternating one-second rounds, and returns medians.
 * `rounds` is the number of rounds; `kept` is the number of cached topics requested in turn.
 */
export async function measureLoad(site: BenchSite, rounds: number, kept: number): Promise<LoadResult> {
  const paths = Object.values(pages)
  // Warm up until the site has made the best compressed form of each page, which it does when idle.
  for (const path of paths) await loadAddress(site.url + path, { seconds: warmUp })
  const bare = await startBareServer(site.url, paths)
  const compare = (name: string, ours: Ours): Promise<LoadRow> =>
    compareLoad(site, bare, { name, rounds, ours })
  try {
    const rows: LoadRow[] = []
    for (const [name, path] of Object.entries(pages)) rows.push(await compare(name, { path }))
    const visitors = await readMemory(site.process.pid)
    const headers = { Cookie: await signInTo(site) }
    rows.push(await compare('topic, signed in', { path: pages.topic, headers }))
    const signedIn = await readMemory(site.process.pid)
    const turns = Array.from({ length: kept }, (_, index) => `/topic/tema-${index}`)
    await askForEach(site.url, turns)
    rows.push(await compare(`${toCount(kept)} topics in turns`, { path: pages.topic, turns }))
    return { rows, memory: { visitors, signedIn, turns: await readMemory(site.process.pid) } }
  } finally {
    await bare.stop()
  }
}

export function describeLoad({ rows, memory }: LoadResult): string {
  const head = ['page', 'requests/s', 'p50 ms', 'p99 ms', 'bare requests/s', 'bare p99 ms', 'ratio']
  const lines = rows.map(({ name, site, bare, ratio }) => [
    name,
    ...[toCount(site.rate), toMs(site.p50), toMs(site.p99)],
    ...[toCount(bare.rate), toMs(bare.p99)],
    ratio.toFixed(2),
  ])
  const { visitors, signedIn, turns } = memory
  const note = `Memory of the site's process: ${toCount(visitors)} MB after the first four, ${toCount(signedIn)} MB after the signed-in reader,`
  return `${formatTable(head, lines)}\n\n${note}\n${toCount(turns)} MB after the turns. The bare server sends the topic where it has not the page itself.`
}

type Comparison = { name: string; rounds: number; ours: Ours }

async function compareLoad(
  site: BenchSite,
  bare: BareServer,
  { name, rounds, ours: { path, ...options } }: Comparison,
): Promise<LoadRow> {
  await loadAddress(bare.url + path, { seconds: warmUp })
  await loadAddress(site.url + path, { seconds: warmUp, ...options })
  const ours: Load[] = []
  const theirs: Load[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await loadAddress(site.url + path, { seconds: roundSeconds, ...options }))
    theirs.push(await loadAddress(bare.url + path, { seconds: roundSeconds }))
  }
  const ratio = median(ours.map(({ rate }, round) => rate / (theirs[round]?.rate ?? Number.NaN)))
  return { name, site: medianLoad(ours), bare: medianLoad(theirs), ratio }
}

async function askForEach(origin: string, paths: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (const path of paths) await rawGetOk(origin + path, { agent })
  agent.destroy()
}

function medianLoad(loads: readonly Load[]): Load {
  const of = (key: keyof Load): number => median(loads.map((load) => load[key]))
  return { rate: of('rate'), p50: of('p50'), p99: of('p99') }
}

type BareServer = { url: string; stop: () => Promise<void> }

// Headers that Node adds itself.
const ofNode = new Set(['date', 'connection', 'keep-alive'])

/**
 * Starts a bare node:http server that answers each path with the bytes and headers of the site's response.
 */
async function startBareServer(origin: string, paths: readonly string[]): Promise<BareServer> {
  const answers: Record<string, { headers: string[]; body: string }> = {}
  for (const path of paths) {
    const { rawHeaders, body } = await rawGetOk(origin + path)
    const headers = Object.entries(rawHeaders).flatMap(([at, name]) => {
      const isName = Number(at) % 2 === 0
      return isName && !ofNode.has(name.toLowerCase()) ? [name, rawHeaders[Number(at) + 1] ?? ''] : []
    })
    answers[path] = { headers, body: body.toString('base64') }
  }
  const child = spawn(process.execPath, ['scripts/bench/bare-server.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(answers))
  const [port] = await once(child.stdout, 'data')
  pinToCore(child.pid, serverCore)
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** Pages made before the first that is measured. */
const warmUpPages = 100
const measured = 400
/** Pause between two pages, as on a site without load, in milliseconds. */
const calm = 25

type FirstRender = { name: string; p50: number; p95: number; p99: number }

/** Response times of pages that are not cached, in a warm process: in immediate sequence, and with pauses. */
export async function measureFirstRender(site: BenchSite): Promise<FirstRender[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const time = async (path: string): Promise<number> => (await rawGetOk(site.url + path, { agent })).ms
  const topic = (index: number): string => `/topic/tema-${index}`
  // Topics with lower numbers are already cached by other measurements.
  const first = 100
  for (let index = first; index < first + warmUpPages; index++) await time(topic(index))
  const atOnce: number[] = []
  const calmly: number[] = []
  for (let index = 0; index < measured; index++) atOnce.push(await time(topic(first + warmUpPages + index)))
  for (let index = 0; index < 200; index++) {
    await pause(calm)
    calmly.push(await time(topic(first + warmUpPages + measured + index)))
  }
  agent.destroy()
  return [summarize('topic, with pauses', calmly), summarize('topic, one after the other', atOnce)]
}

export function describeFirstRender(rows: readonly FirstRender[]): string {
  const head = ['first render, as the client sees it', 'p50 ms', 'p95 ms', 'p99 ms']
  return formatTable(
    head,
    rows.map(({ name, p50, p95, p99 }) => [name, toMs(p50), toMs(p95), toMs(p99)]),
  )
}

function summarize(name: string, times: readonly number[]): FirstRender {
  return { name, p50: median(times), p95: percentile(times, 0.95), p99: percentile(times, 0.99) }
}
