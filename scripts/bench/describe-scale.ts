import type { Column, Scale } from './measure-scale.ts'
import { formatTable, toCount, toKb, toMs } from './numbers.ts'

/**
 * Limit of growth: how many times more a page may cost than with fewer documents, for the same bytes shown.
 */
const maxGrowth = 1.5
/** Costs below this are noise, also in the CPU clock. Milliseconds. */
const minMs = 1

/** Formats the measurements as tables, with a verdict on each kind of request. */
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
    `In brackets the kB of a page, unpacked. «growth» is that of the cost, over what the page shows more: with ten documents a list is short. ✓ up to ${maxGrowth}.`,
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
    return [name, ...cells, growth.toFixed(2), growth <= maxGrowth ? '✓' : '✗']
  })
  const starts = [
    ['start, until it has searched once', ...columns.map(({ start }) => toMs(start.processorMs)), '', ''],
    ['memory after it, MB', ...columns.map(({ start }) => toCount(start.memory)), '', ''],
  ]
  return formatTable([`${engine}: processor ms a request`, ...sizes, 'growth', ''], [...costs, ...starts])
}

/** Growth in cost from any smaller number of documents to the largest, divided by the growth in bytes. */
export function growthOf(measured: readonly { ms: number; bytes: number }[]): number {
  const last = measured.at(-1)
  if (!last) return Number.NaN
  const growths = measured.slice(0, -1).map(({ ms, bytes }) => {
    const shownMore = bytes > 0 ? Math.max(1, last.bytes / bytes) : 1
    return Math.max(last.ms, minMs) / Math.max(ms, minMs) / shownMore
  })
  return Math.max(...growths)
}
