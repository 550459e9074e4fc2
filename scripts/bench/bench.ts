import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { z } from 'zod'
import { buildIfNeeded } from '../../server/build.ts'
import { startBenchSite, untilQuiet } from './bench-site.ts'
import { describeScale } from './describe-scale.ts'
import { client, connections } from './load.ts'
import { describeGrowth, growthTextLength, measureGrowth } from './measure-growth.ts'
import { describeIdle, measureIdle } from './measure-idle.ts'
import { describeLighthouse, measureLighthouse } from './measure-lighthouse.ts'
import { describeFirstRender, describeLoad, measureFirstRender, measureLoad, pages } from './measure-load.ts'
import { measureScale, scaleSizes, scaleTextLength } from './measure-scale.ts'
import { describeSearch, measureSearch, searchTextLength } from './measure-search.ts'
import { describeSimulators, measureSimulators } from './measure-simulators.ts'
import { describeStart, measureStart } from './measure-start.ts'
import { describeUploads, measureUploads } from './measure-uploads.ts'
import { formatTable, toKb } from './numbers.ts'
import { weighPage } from './page-weight.ts'

type Section = { title: string; measure: () => Promise<string> }

const amounts = { topics: 5_000, posts: 100, others: 50, textLength: 100_000 }
const sections: Record<string, Section> = {
  load: {
    title: `Under load: ${amounts.topics} topics and ${amounts.posts} posts`,
    measure: measureUnderLoad,
  },
  start: { title: 'Start', measure: async () => describeStart(await measureStart()) },
  growth: {
    title: `Cost against size: so many topics, posts, problems and challenges, ${growthTextLength} characters each`,
    measure: async () => describeGrowth(await measureGrowth()),
  },
  scale: {
    title: `Scale: so many documents, two fifths of them topics, of ${scaleTextLength} characters each`,
    measure: async () => describeScale(await measureScale(sizes, seconds)),
  },
  search: {
    title: `Search: documents with texts of ${searchTextLength} characters`,
    measure: async () => describeSearch(await measureSearch()),
  },
  uploads: {
    title: 'Uploads: memory, and kept pages meanwhile',
    measure: async () => describeUploads(await measureUploads()),
  },
  idle: {
    title: 'Connections on which nobody asks',
    measure: async () => describeIdle(await measureIdle(seconds)),
  },
  simulators: {
    title: 'Simulators that move, on a processor six times slower: what the main thread does for a frame',
    measure: async () => describeSimulators(await measureSimulators()),
  },
  lighthouse: {
    title: 'Lighthouse, mobile, simulated slow 4G (medians of 3)',
    measure: async () => describeLighthouse(await measureLighthouse()),
  },
}

const packageSchema = z.object({ version: z.string() })
const packages = ['react', 'react-router', 'kysely', 'better-sqlite3', 'lighthouse']

/**
 * `npm run bench`: measures the built site and prints tables; `-- --write` writes them to docs/benchmarks.md.
 * `-- load growth` measures only these sections.
 * `--seconds=2` shortens each load, `--sizes=10,1000` sets the sizes of the section `scale`.
 */
const given = process.argv.slice(2)
// A section may also be given as an option: `--scale`.
const words = given.map((argument) => (argument.slice(2) in sections ? argument.slice(2) : argument))
const chosen = words.filter((argument) => !argument.startsWith('--'))
const unknown = chosen.find((name) => !(name in sections))
if (unknown) throw new Error(`There is no «${unknown}»: choose from ${Object.keys(sections).join(', ')}`)
const option = (name: string): string | undefined =>
  given.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const seconds = Number(option('seconds') ?? 3)
/** One-second rounds per second of `--seconds`; enough for a stable median. */
const turnsOfASecond = 5
const sizes = option('sizes')?.split(',').map(Number) ?? scaleSizes

await buildIfNeeded()
const parts = [`# Benchmarks\n\n${await describeMachine()}`]
console.log(parts[0])
for (const [name, { title, measure }] of Object.entries(sections)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const part = `## ${title}\n\n${await measure()}`
  console.log(`\n${part}`)
  parts.push(part)
}
if (given.includes('--write')) await writeFile('docs/benchmarks.md', `${parts.join('\n\n')}\n`)

async function measureUnderLoad(): Promise<string> {
  const site = await startBenchSite(amounts)
  try {
    await untilQuiet(site.process.pid)
    const weights = await describeWeights(site.url)
    // Measured first, while most pages are not cached yet.
    const firstRender = describeFirstRender(await measureFirstRender(site))
    await untilQuiet(site.process.pid)
    const load = describeLoad(await measureLoad(site, turnsOfASecond * seconds, amounts.topics))
    return [load, firstRender, weights].join('\n\n')
  } finally {
    await site.stop()
  }
}

async function describeWeights(origin: string): Promise<string> {
  const head = ['first load, kB as sent', 'HTML', 'JS', 'CSS', 'font', 'other', 'total', 'own pictures']
  const rows = Object.values(pages).map(async (path) => {
    const { html, js, css, font, other, total, pictures } = await weighPage(origin, path)
    return [path, ...[html, js, css, font, other, total, pictures].map(toKb)]
  })
  return `${formatTable(head, await Promise.all(rows))}\n\nEvery route, and the budget: \`npm run size\`.`
}

/** Hardware and versions, which a reader needs to interpret the numbers. */
async function describeMachine(): Promise<string> {
  const system = await readFile('/etc/os-release', 'utf8').catch(() => '')
  const versions = await Promise.all(packages.map(async (name) => `${name} ${await versionOf(name)}`))
  const rows = [
    ['date', new Date().toISOString().slice(0, 10)],
    ['machine', `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1e9)} GB`],
    ['system', /PRETTY_NAME="([^"]+)"/.exec(system)?.[1] ?? process.platform],
    ['versions', [`Node ${process.versions.node}`, ...versions].join(', ')],
    ['client', `${client}, ${connections} connections kept alive`],
  ]
  return [
    'Written by `npm run bench -- --write`. The server and all its threads run on one core, the client on another.',
    'The bare server is `node:http` sending the same bytes and headers; both are loaded in turns, a second each, and',
    'the tables show medians. Absolute numbers belong to the machine: read the ratio.',
    '',
    formatTable(['', ''], rows),
  ].join('\n')
}

async function versionOf(name: string): Promise<string> {
  return packageSchema.parse(JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8'))).version
}
