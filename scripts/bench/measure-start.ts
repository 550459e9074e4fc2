import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startSite } from '../../test/site/site-server.ts'
import { readMemory } from './bench-site.ts'
import { formatTable, median, toCount } from './numbers.ts'
import { rawGetOk } from './raw-get.ts'

const starts = 5

type StartTimes = { empty: number; known: number; memory: number }

/**
 * Time from process start to the last byte of the home page, with an empty data folder and with a filled one.
 */
export async function measureStart(): Promise<StartTimes> {
  const empty: number[] = []
  const known: number[] = []
  const memory: number[] = []
  for (let index = 0; index < starts; index++) {
    const dataDir = await mkdtemp(join(tmpdir(), 'engrana-bench-'))
    for (const times of [empty, known]) {
      const started = performance.now()
      const site = await startSite({ DATA_DIR: dataDir })
      await rawGetOk(`${site.url}/`)
      times.push(performance.now() - started)
      await pause(500)
      if (times === known) memory.push(await readMemory(site.process.pid))
      site.process.kill('SIGTERM')
      await once(site.process, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  return { empty: median(empty), known: median(known), memory: median(memory) }
}

export function describeStart({ empty, known, memory }: StartTimes): string {
  return formatTable(
    ['start to first page', 'ms', 'memory MB'],
    [
      ['first start: makes the database, loads the course', toCount(empty), ''],
      ['later starts', toCount(known), toCount(memory)],
    ],
  )
}
