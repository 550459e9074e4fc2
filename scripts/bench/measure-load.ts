import { Agent } from 'node:http'
import { type BenchSite, readMemory, signInTo } from './bench-site.ts'
import { type Load, loadAddress } from './load.ts'
import { median } from './numbers.ts'
import { rawGetOk } from './raw-get.ts'
import { type BareServer, startBareServer } from './start-bare-server.ts'
import { formatTable, toCount, toMs } from './table.ts'

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
