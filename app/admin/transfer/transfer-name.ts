import { createHash } from 'node:crypto'
import { slugify } from '../../platform/markdown/slug.ts'

/** The file name of a document: its id, or a slug with a hash if the id is not a valid file name. */
export function fileNameOf(id: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,99}$/.test(id)) return id
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 12)
  return `${slugify(id).slice(0, 60) || 'documento'}-${hash}`
}
