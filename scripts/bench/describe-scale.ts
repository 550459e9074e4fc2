import type { Column, Scale } from './measure-scale.ts'
import { formatTable, toCount, toKb, toMs } from './table.ts'

/** A page may cost so many times what it costs where there are fewer documents, with as much on it. */
const mostGrowth = 1.5
/** What costs less than this is told by nobody, and not by the clock of the processor either. Milliseconds. */
const leastMs = 1

/** What was measured as tables, with a verdict on each kind of request. */
export function describeScale({ columns, throughput }: Scale): string {
  const tables = [...new Set(columns.map(({ engine }) => engine))].map((engine) =>
    describeEngine(
      engine,
      columns.filter((column) => column.engine === engine),
    ),
  )
  const rows = throughput.map(({ page, one, two }) => [
    page,
    toCount(one),
    toCount(two),
    (two / one).toFixed(2),
  ])
  const both = formatTable(['requests/s, PostgreSQL', 'one instance', 'two', 'ratio'], rows)
  const notes = [
    `In brackets the kB of a page, unpacked. «growth» is that of the cost, over what the page shows more: with ten documents a list is short. ✓ up to ${mostGrowth}.`,
    'The two instances, PostgreSQL and the clients share the cores of this machine.',
  ]
  return [...tables, both, ...notes].join('\n\n')
}

function describeEngine(engine: string, columns: readonly Column[]): string {
  const sizes = columns.map(({ size }) => toCount(size))
  const costs = (columns[0]?.costs ?? []).map(({ name }, kind) => {
    const measured = columns.flatMap(({ costs }) => costs[kind] ?? [])
    const growth = growthOf(measured)
    const cells = measured.map(({ ms, bytes }) => `${toMs(ms)}${bytes > 0 ? ` (${toKb(bytes)})` : ''}`)
    return [name, ...cells, growth.toFixed(2), growth <= mostGrowth ? '✓' : '✗']
  })
  const starts = [
    ['start, until it has searched once', ...columns.map(({ start }) => toMs(start.processorMs)), '', ''],
    ['memory after it, MB', ...columns.map(({ start }) => toCount(start.memory)), '', ''],
  ]
  return formatTable([`${engine}: processor ms a request`, ...sizes, 'growth', ''], [...costs, ...starts])
}

/** How much more a page costs with the most documents than with any fewer, over how much more it shows. */
export function growthOf(measured: readonly { ms: number; bytes: number }[]): number {
  const last = measured.at(-1)
  if (!last) return Number.NaN
  const growths = measured.slice(0, -1).map(({ ms, bytes }) => {
    const shownMore = bytes > 0 ? Math.max(1, last.bytes / bytes) : 1
    return Math.max(last.ms, leastMs) / Math.max(ms, leastMs) / shownMore
  })
  return Math.max(...growths)
}
