import { type BenchSite, readMemory, signInTo } from './bench-site.ts'
import { type Load, loadAddress } from './load.ts'
import { median } from './numbers.ts'
import { startBareServer } from './start-bare-server.ts'
import { formatTable, toCount, toMs } from './table.ts'

const rounds = 3
const warmUp = 2
export const pages = {
  home: '/',
  topic: '/topic/tema-20',
  list: '/temario',
  post: '/blog/entrada-20',
} as const

export type LoadRow = { name: string; site: Load; bare?: Load; ratio?: number }
/** `memory`: MB after the load of visitors, and after that of people who are signed in. */
export type LoadResult = { rows: LoadRow[]; memory: [visitors: number, signedIn: number] }

/** Loads the site and a bare server with the same bytes in turns; medians of three rounds. */
export async function measureLoad(site: BenchSite, seconds: number): Promise<LoadResult> {
  const paths = Object.values(pages)
  for (const path of paths) await loadAddress(site.url + path, { seconds: warmUp })
  const bare = await startBareServer(site.url, paths)
  const rows: LoadRow[] = []
  for (const [name, path] of Object.entries(pages)) {
    await loadAddress(bare.url + path, { seconds: warmUp })
    const ours: Load[] = []
    const theirs: Load[] = []
    for (let round = 0; round < rounds; round++) {
      ours.push(await loadAddress(site.url + path, { seconds }))
      theirs.push(await loadAddress(bare.url + path, { seconds }))
    }
    const ratio = median(ours.map(({ rate }, round) => rate / (theirs[round]?.rate ?? Number.NaN)))
    rows.push({ name, site: medianLoad(ours), bare: medianLoad(theirs), ratio })
  }
  await bare.stop()
  const afterVisitors = await readMemory(site.process.pid)
  const headers = { Cookie: await signInTo(site) }
  const signedIn: Load[] = []
  await loadAddress(site.url + pages.topic, { seconds: warmUp, headers })
  for (let round = 0; round < rounds; round++) {
    signedIn.push(await loadAddress(site.url + pages.topic, { seconds, headers }))
  }
  rows.push({ name: 'topic, signed in (never kept)', site: medianLoad(signedIn) })
  return { rows, memory: [afterVisitors, await readMemory(site.process.pid)] }
}

export function describeLoad({ rows, memory }: LoadResult): string {
  const head = ['page', 'requests/s', 'p50 ms', 'p99 ms', 'bare requests/s', 'bare p99 ms', 'ratio']
  const lines = rows.map(({ name, site, bare, ratio }) => [
    name,
    ...[toCount(site.rate), toMs(site.p50), toMs(site.p99)],
    ...(bare ? [toCount(bare.rate), toMs(bare.p99)] : ['', '']),
    ratio?.toFixed(2) ?? '',
  ])
  const [visitors, signedIn] = memory.map(toCount)
  const note = `Memory of the site's process: ${visitors} MB after the load of visitors, ${signedIn} MB after that of a`
  return `${formatTable(head, lines)}\n\n${note}\nperson who is signed in.`
}

function medianLoad(loads: readonly Load[]): Load {
  const of = (key: keyof Load): number => median(loads.map((load) => load[key]))
  return { rate: of('rate'), p50: of('p50'), p99: of('p99') }
}
