import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readMemory, startBenchSite } from './bench-site.ts'
import { type Load, loadAddress } from './load.ts'
import { pages } from './measure-load.ts'
import { formatTable, toCount, toMs } from './numbers.ts'

const connections = 10_000
const warmUp = 2
/** Time for the process to release memory after a load, in milliseconds. */
const settleMs = 15_000

/** Budget for all idle connections: MB, and p99 in milliseconds of the other requests. */
const [mostMemory, mostMs] = [120, 20]

type Moment = { open: number; memory: number; load: Load }
type IdleResult = { before: Moment; during: Moment }

/** Cost of idle connections: memory of the server, and response times of all other requests meanwhile. */
export async function measureIdle(seconds: number): Promise<IdleResult> {
  const site = await startBenchSite({ topics: 20, posts: 20, others: 20, textLength: 20_000 })
  const address = site.url + pages.home
  const measure = async (open: () => Promise<number>): Promise<Moment> => {
    const load = await loadAddress(address, { seconds })
    await pause(settleMs)
    return { load, memory: await readMemory(site.process.pid), open: await open() }
  }
  try {
    await loadAddress(address, { seconds: warmUp })
    const before = await measure(async () => 0)
    const holder = await holdConnections(address)
    const during = await measure(holder.count)
    await holder.stop()
    return { before, during }
  } finally {
    await site.stop()
  }
}

export function describeIdle({ before, during }: IdleResult): string {
  const head = ['idle connections', 'memory, MB', 'requests/s of others', 'p50 ms', 'p99 ms']
  const rows = [before, during].map(({ open, memory, load }) => [
    ...[toCount(open), toCount(memory), toCount(load.rate)],
    ...[toMs(load.p50), toMs(load.p99)],
  ])
  const more = during.memory - before.memory
  const verdict = `Memory ${toCount(more)} MB more: ${judge(more <= mostMemory)} up to ${mostMemory}. p99 of others ${toMs(during.load.p99)} ms: ${judge(during.load.p99 <= mostMs)} up to ${mostMs}.`
  const note = `Memory ${settleMs / 1000} s after the load, when what it left is collected. Each asked for the home page once and stays open. The process needs as many open files: \`LimitNOFILE\` of systemd, \`ulimit -n\`.`
  return [formatTable(head, rows), verdict, note].join('\n\n')
}

function judge(holds: boolean): string {
  return holds ? '✓' : '✗'
}

type Holder = { count: () => Promise<number>; stop: () => Promise<void> }

// Each connection is an open file on both sides, so the client is a process with a file limit of its own.
async function holdConnections(address: string): Promise<Holder> {
  const program = join(import.meta.dirname, 'hold-connections.ts')
  const child = spawn(process.execPath, [program, address, String(connections)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const hear = async (): Promise<number> => {
    const [said] = await Promise.race([once(child.stdout, 'data'), exit])
    if (child.exitCode !== null)
      throw new Error('The connections were not opened: is `ulimit -n` below 11,000?')
    return Number(String(said))
  }
  await hear()
  return {
    count: () => {
      child.stdin.write('\n')
      return hear()
    },
    async stop() {
      child.stdin.end()
      await exit
    },
  }
}
