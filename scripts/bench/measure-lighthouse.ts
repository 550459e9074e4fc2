import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { findChromium } from '../../test/programs/find-chromium.ts'
import { startSite } from '../../test/site/site-server.ts'
import { formatTable, median, toMs } from './numbers.ts'

const run = promisify(execFile)
const runs = 3
const paths = [
  '/',
  '/topic/ley-de-ohm-serie-y-paralelo',
  '/topic/trenes-de-engranajes',
  '/simuladores/engranajes',
  '/retos',
  '/problemas',
  '/blog/cuaderno-tecnico',
]
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const category = z.object({ score: z.number() })
const metric = z.object({ numericValue: z.number() })
const reportSchema = z.object({
  lighthouseVersion: z.string(),
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({
    'largest-contentful-paint': metric,
    'first-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
    'total-byte-weight': metric,
  }),
})
type Report = z.infer<typeof reportSchema>

type LighthouseRow = { path: string; reports: Report[] }

/** Runs Lighthouse with its simulated phone (slow 4G, slow CPU) on the demo content. */
export async function measureLighthouse(): Promise<LighthouseRow[]> {
  const site = await startSite()
  const rows: LighthouseRow[] = []
  try {
    for (const path of paths) {
      const reports: Report[] = []
      for (let index = 0; index < runs; index++) reports.push(await audit(site.url + path))
      rows.push({ path, reports })
    }
  } finally {
    await site.stop()
  }
  return rows
}

// On a busy machine Lighthouse sometimes gets a trace without a start (NO_NAVSTART) and asks to retry.
async function audit(url: string, attempts = 3): Promise<Report> {
  try {
    return await auditOnce(url)
  } catch (error) {
    if (attempts === 1) throw error
    return audit(url, attempts - 1)
  }
}

async function auditOnce(url: string): Promise<Report> {
  const options = ['--output=json', '--quiet', `--chrome-flags=${chromeFlags.join(' ')}`]
  const { stdout } = await run(process.execPath, ['node_modules/lighthouse/cli/index.js', url, ...options], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 64_000_000,
  })
  return reportSchema.parse(JSON.parse(stdout))
}

export function describeLighthouse(rows: readonly LighthouseRow[]): string {
  const head = ['page', 'P / A / BP / SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'kB']
  return formatTable(
    head,
    rows.map(({ path, reports }) => {
      const score = (name: keyof Report['categories']): string =>
        String(Math.round(median(reports.map(({ categories }) => categories[name].score)) * 100))
      const value = (name: keyof Report['audits']): number =>
        median(reports.map(({ audits }) => audits[name].numericValue))
      return [
        path,
        [score('performance'), score('accessibility'), score('best-practices'), score('seo')].join(' / '),
        Math.round(value('first-contentful-paint')).toString(),
        Math.round(value('largest-contentful-paint')).toString(),
        toMs(value('total-blocking-time')),
        value('cumulative-layout-shift').toFixed(3),
        (value('total-byte-weight') / 1000).toFixed(0),
      ]
    }),
  )
}
