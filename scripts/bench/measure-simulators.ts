import { type Browser, chromium } from '@playwright/test'
import type { SimulatorCase } from '../../app/learning/simulators/simulator-case.ts'
import { simulators } from '../../app/learning/simulators/simulators.ts'
import { findChromium } from '../../test/programs/find-chromium.ts'
import { startSite } from '../../test/site/site-server.ts'
import { readTrace, sumFrames, type Work } from './frame-times.ts'
import { formatTable, toMs } from './numbers.ts'

/** Factor by which a student's phone is slower than a laptop. */
const slowdown = 6
/** Length of a recording, and warm-up with the picture moving before it, in milliseconds. */
const watched = 3000
const warmUp = 1500
const phone = { width: 360, height: 740 }
const categories = ['devtools.timeline', 'v8']

type FrameRow = {
  address: string
  /** Milliseconds of the main thread per frame. */
  work: Work
  framesPerSecond: number
}

/** Measures every simulator that moves, in its initial state and in its busiest ones, with CPU throttling. */
export async function measureSimulators(): Promise<FrameRow[]> {
  const site = await startSite()
  const browser = await chromium.launch({ executablePath: findChromium() })
  const rows: FrameRow[] = []
  try {
    for (const [name, { tipo: kindSlug, motion }] of simulators) {
      if (!motion) continue
      for (const state of ['', ...(await listBusiest(name))])
        rows.push(await watch(browser, site.url, `/simuladores/${kindSlug}${state}`))
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  return rows
}

async function listBusiest(name: string): Promise<readonly string[]> {
  const path = new URL(`../../app/${name.replace('/picture', '/journey-case.ts')}`, import.meta.url)
  const { journeyCase }: { journeyCase: SimulatorCase } = await import(path.href)
  return journeyCase.busiest ?? []
}

async function watch(browser: Browser, origin: string, address: string): Promise<FrameRow> {
  const page = await browser.newPage({ viewport: phone, deviceScaleFactor: 2 })
  await page.goto(origin + address)
  await page.locator('[data-wakes="near"][data-awake]').waitFor()
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.locator('.sim-picture').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Poner en marcha', exact: true }).click()
  await page.waitForTimeout(warmUp)
  await browser.startTracing(page, { categories })
  await page.waitForTimeout(watched)
  const events = readTrace((await browser.stopTracing()).toString())
  await page.context().close()
  const { frames, work, seconds } = sumFrames(events)
  const each = (microseconds: number): number => microseconds / 1000 / Math.max(1, frames)
  return {
    address,
    work: { script: each(work.script), layout: each(work.layout), paint: each(work.paint) },
    framesPerSecond: frames / seconds,
  }
}

export function describeSimulators(rows: readonly FrameRow[]): string {
  const head = ['ms for a frame', 'script', 'style, layout', 'paint', 'all', 'frames/s']
  const table = formatTable(
    head,
    rows.map(({ address, work: { script, layout, paint }, framesPerSecond }) => [
      address.length > 48 ? `${address.slice(0, 47)}…` : address,
      toMs(script),
      toMs(layout),
      toMs(paint),
      toMs(script + layout + paint),
      framesPerSecond.toFixed(0),
    ]),
  )
  return `${table}\n\nTimes are of the processor, whatever else the machine does; frames a second are not, and take a quiet one. 60 a second leave 16.7 ms.`
}
