import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import { findDocuments } from '../../app/site/search/find-documents.ts'
import { IndexKeeper } from '../../app/site/search/index-keeper.server.ts'
import { readQuery } from '../../app/site/search/read-query.ts'
import { openTextReaders } from '../../app/site/search/read-texts.server.ts'
import { registry } from '../../app/start/registry.server.ts'
import { fillDatabase } from './fill-database.ts'
import { formatTable, toCount, toMs } from './numbers.ts'

setFlagsFromString('--expose-gc')
/** Runs a full garbage collection synchronously. */
const gc: () => void = runInNewContext('gc')

const documents = 100_000
/** Characters per text. */
export const searchTextLength = 500
const rounds = 20

/** Half of the queries contain a typo, a prefix, a synonym or a word that most documents contain. */
const queries = [
  ...[
    'tensión eléctrica',
    'engranaje',
    'ley de ohm',
    'polea móvil',
    'binario',
    'sensor de temperatura',
    'acotar a escala',
  ],
  ...['engranje', 'resistensia', 'diagrma de flujo', 'neumatca', 'obsolecencia', 'xyzw', 'transitor'],
  ...[
    'voltaje',
    'diferencia de potencial',
    'rueda dentada',
    'variante',
    'una variante de la máquina',
    'energía',
    'tema 512',
  ],
  ...[
    'engran',
    'sens',
    'v',
    'el proyecto de un grupo',
    'qué es',
    'construir una grúa con polea y palanca en el taller',
  ],
]

/** CPU milliseconds per query; wall-clock seconds, CPU seconds and MB of building the index. */
type SearchResult = {
  size: number
  seconds: number
  cpuSeconds: number
  megabytes: number
  questions: number[]
}

/**
 * Cost of search with 100,000 documents.
 * It runs the code of the search thread, without loading the excerpts that a result page shows.
 */
export async function measureSearch(): Promise<SearchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-bench-'))
  const url = `file:${join(folder, 'engrana.sqlite')}`
  await fillDatabase(url, {
    topics: documents / 4,
    posts: documents / 4,
    others: documents / 4,
    textLength: searchTextLength,
  })
  const db = await openDatabase(url)
  const before = usedMegabytes()
  const started = process.cpuUsage()
  const begun = performance.now()
  const keeper = new IndexKeeper(db, registry.listed, { readMany: openTextReaders() })
  // A date after all challenges, so that none is still upcoming.
  const known = await keeper.refresh('2999-01-01')
  const cpuSeconds = cpuSince(started) / 1000
  const seconds = (performance.now() - begun) / 1000
  const megabytes = usedMegabytes() - before
  const questions = Array.from({ length: rounds }, () =>
    queries.flatMap((text) =>
      [false, true].map((isTyping) => {
        const asked = process.cpuUsage()
        findDocuments(known.index, readQuery(text, isTyping, known), { groups: {}, from: 0, count: 10 })
        return cpuSince(asked)
      }),
    ),
  ).flat()
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
  return {
    size: known.index.size,
    seconds,
    cpuSeconds,
    megabytes,
    questions: questions.sort((a, b) => a - b),
  }
}

export function describeSearch({ size, seconds, cpuSeconds, megabytes, questions }: SearchResult): string {
  const at = (share: number): number => questions[Math.ceil(questions.length * share) - 1] ?? Number.NaN
  return formatTable(
    ['documents', 'index, MB', 'making it, s', 's of processor', 'question p50, ms of processor', 'p99'],
    [
      [
        toCount(size),
        toCount(megabytes),
        seconds.toFixed(1),
        cpuSeconds.toFixed(1),
        toMs(at(0.5)),
        toMs(at(0.99)),
      ],
    ],
  )
}

function cpuSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function usedMegabytes(): number {
  // Garbage must be collected before memory is measured.
  gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1024 / 1024
}
