import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { BenchSite } from './bench-site.ts'
import { median, percentile } from './numbers.ts'
import { rawGetOk } from './raw-get.ts'
import { formatTable, toMs } from './table.ts'

const warmUp = 100
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
  for (let index = first; index < first + warmUp; index++) await time(topic(index))
  const atOnce: number[] = []
  const calmly: number[] = []
  for (let index = 0; index < measured; index++) atOnce.push(await time(topic(first + warmUp + index)))
  for (let index = 0; index < 200; index++) {
    await pause(calm)
    calmly.push(await time(topic(first + warmUp + measured + index)))
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
