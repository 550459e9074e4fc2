import { sql } from 'kysely'
import type { RouterContextProvider } from 'react-router'
import { dropCorruptRows } from '../../platform/db/drop-corrupt-rows.ts'
import type { Database } from '../../platform/db/tables.ts'
import { services } from '../../platform/http/app-context.ts'
import { pathOf } from '../core/define-document.ts'
import type { Registry } from '../core/registry.server.ts'
import type { DocumentKind, RelatedHeading } from '../core/serve-document.server.ts'
import {
  type FoundRow,
  type Here,
  type Reason,
  selectLinked,
  selectNextInSequence,
  selectOfBlock,
} from './related-query.server.ts'

/** A link to a related document, with its description. */
export type RelatedLink = { to: string; title: string; note: string | null }
/** The related documents by heading, and the previous and next document. */
export type RelatedDocuments = {
  parts: { heading: RelatedHeading; ways: RelatedLink[] }[]
  previous: RelatedLink | undefined
  next: RelatedLink | undefined
}

const headings = ['practise', 'build', 'learn'] as const
/** Minimum per heading: if there are fewer links, documents of the same block are added. */
const least = 3
const most = 6

type Document = { id: string; slug: string; block?: string }

/**
 * Finds the documents related to one: those linked in either direction, then, if these are too few, those of
 * the same block; and the previous and next one. `block`: the name of its block.
 */
export function relatedToDocument(
  context: Readonly<RouterContextProvider>,
  definition: { tipo: string },
  { id, slug, block }: Document,
): Promise<RelatedDocuments> {
  const { registry } = services(context)
  const { today } = services(context).requestInfo
  const here = { kind: registry.get(definition), id, slug, block: block ?? null, today }
  return findRelated(services(context).db, registry, here)
}

/** {@link aroundDocument} for a database, in one statement. */
export async function findRelated(db: Database, { kinds }: Registry, here: Here): Promise<RelatedDocuments> {
  const led = kinds.filter(({ related: leads }) => leads !== undefined)
  const parts = [
    ...led.flatMap((kind) => [...selectLinked(here, kind), ...selectOfBlock(here, kind)]),
    ...selectNextInSequence(here),
  ].map((part, index) => sql`select * from (${part}) as ${sql.table(`p${index}`)}`)
  const { rows } = await sql<FoundRow>`${sql.join(parts, sql` union all `)}`.execute(db)
  const found = dropCorruptRows(rows).filter(
    ({ tipo: kindSlug, id }) => kindSlug !== here.kind.tipo || id !== here.id,
  )
  const neighbour = (reason: Reason): FoundRow | undefined => found.find((row) => row.reason === reason)
  const [previous, next] = [neighbour('previous'), neighbour('next')]
  const isNeighbour = ({ tipo: kindSlug, id }: FoundRow): boolean =>
    [previous, next].some((row) => row?.tipo === kindSlug && row.id === id)
  return {
    parts: headings.flatMap((heading) => {
      const ways = led
        .filter(({ related: leads }) => leads?.heading === heading)
        .flatMap((kind) => pick(kind, found, isNeighbour))
      return ways.length > 0 ? [{ heading, ways }] : []
    }),
    previous: previous && toWay(here.kind, previous),
    next: next && toWay(here.kind, next),
  }
}

function pick(
  kind: DocumentKind,
  found: readonly FoundRow[],
  isNeighbour: (row: FoundRow) => boolean,
): RelatedLink[] {
  const own = found.filter(({ tipo: kindSlug }) => kindSlug === kind.tipo)
  const linked = unique(own.filter(({ reason }) => reason === 'linked'))
  const known = new Set(linked.map(({ id }) => id))
  const ofBlock = unique(own.filter(({ reason }) => reason === 'block'))
  const others = ofBlock.filter((row) => !known.has(row.id) && !isNeighbour(row))
  const picked = [...linked, ...others.slice(0, Math.max(0, least - linked.length))].slice(0, most)
  return picked.sort(byNote(kind)).map((row) => toWay(kind, row))
}

function unique(rows: readonly FoundRow[]): FoundRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** Sorts easy documents first if the description is a choice field, then by title. */
function byNote({ fields, related: leads }: DocumentKind): (one: FoundRow, other: FoundRow) => number {
  const input = fields[leads?.description ?? '']?.input
  const rank = new Map(
    input?.kind === 'choice' ? input.choices.map(({ value }, index) => [value, index]) : [],
  )
  const rankOf = ({ note }: FoundRow): number => rank.get(note ?? '') ?? 0
  return (one, other) => rankOf(one) - rankOf(other) || one.title.localeCompare(other.title, 'es')
}

function toWay(kind: DocumentKind, { id, slug, title, note }: FoundRow): RelatedLink {
  return { to: pathOf(kind, { id, slug }) ?? kind.list, title, note }
}
