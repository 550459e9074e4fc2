/** A kept backup, described by its file name. */
export type KeptCopy = { name: string; at: string; bytes: number }

/** How many backups are kept, and for how long. */
export type Retention = { keep: number; maxAgeMs: number }

const nameShape = /^engrana-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.tar$/

/** `engrana-20261122T143000000Z.tar` */
export function copyName(at: Date): string {
  return `engrana-${at.toISOString().replaceAll(/[-:.]/g, '')}.tar`
}

/** Whether a file name is that of a backup; other files are never read, sent or removed. */
export function isCopyName(name: string): boolean {
  return nameShape.test(name)
}

/** The backups among files, newest first. */
export function toCopies(files: readonly { name: string; bytes: number }[]): KeptCopy[] {
  const copies = files.flatMap(({ name, bytes }) => {
    const [, year, month, day, hour, minute, second, ms] = nameShape.exec(name) ?? []
    return year ? [{ name, bytes, at: `${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z` }] : []
  })
  return copies.toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

/** The backups to remove: those beyond the number and those too old; the newest is always kept. */
export function listExpired(
  copies: readonly KeptCopy[],
  { keep, maxAgeMs }: Retention,
  now: number,
): KeptCopy[] {
  return copies.filter(({ at }, place) => place > 0 && (place >= keep || now - Date.parse(at) > maxAgeMs))
}
