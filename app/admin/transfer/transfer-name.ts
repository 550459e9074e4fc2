import { createHash } from 'node:crypto'
import { slugify } from '../../platform/markdown/slug.ts'

/** The name of a document's file: its id, or, where that is no name for a file, what is left of it and a hash of it. */
export function fileNameOf(id: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,99}$/.test(id)) return id
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 12)
  return `${slugify(id).slice(0, 60) || 'documento'}-${hash}`
}
