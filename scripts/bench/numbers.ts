/** The percentile of the values; `part` is from 0 to 1. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** A padded Markdown table, also readable in a terminal: first column left-aligned, others right-aligned. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const pad = (text: string, column: number): string => {
    const width = widths[column] ?? 0
    return column === 0 ? text.padEnd(width) : text.padStart(width)
  }
  const line = (cells: readonly string[]): string =>
    `| ${head.map((_, column) => pad(cells[column] ?? '', column)).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n')
}

/** Bytes as kB (1,000 bytes), with one decimal. */
export function toKb(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

/** Milliseconds with two, one or no decimals, by size. */
export function toMs(ms: number): string {
  return ms.toFixed(ms < 10 ? 2 : ms < 100 ? 1 : 0)
}

/** A whole number with thousands separators. */
export function toCount(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}
