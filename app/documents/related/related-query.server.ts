import { type RawBuilder, sql } from 'kysely'
import { visibleCondition } from '../core/pages.server.ts'
import type { DocumentKind } from '../core/serve-document.server.ts'

/** The document of the current page. `block`: the name of its block of the syllabus, if any. */
export type Here = { kind: DocumentKind; id: string; slug: string; block: string | null; today: string }

/**
 * Why a document was found: a link between the two, the same block, or its place in the order of its kind.
 */
export type Reason = 'linked' | 'block' | 'previous' | 'next'
export type FoundRow = {
  reason: Reason
  tipo: string
  id: string
  slug: string
  title: string
  /** The description shown beside the title. */
  note: string | null
}

type Sql = RawBuilder<unknown>
type Finding = { reason: Reason; from: Sql; where: Sql; order?: Sql; limit: number }

const maxLinked = 12
const maxOfBlock = 4

/** Builds one part of the statement: visible documents of a kind, with alias `k`. */
function select(here: Here, kind: DocumentKind, { reason, from, where, order, limit }: Finding): Sql {
  const says = kind.related?.description
  const note = says === undefined ? sql`cast(null as text)` : sql.ref(`k.${says}`)
  return sql`
    select cast(${reason} as text) as reason, cast(${kind.tipo} as text) as tipo,
      k.id, k.slug, ${sql.ref(`k.${kind.title}`)} as title, ${note} as note
    from ${from} where ${where} and ${visibleCondition(kind, here.today)} ${order ?? sql``} limit ${limit}`
}

/**
 * Selects documents of a kind linked from the current document or linking to it, by slug, id or former slug.
 */
export function selectLinked(here: Here, kind: DocumentKind): Sql[] {
  const table = sql`${sql.table(kind.table)} as k`
  const links = sql`document_links as l`
  const there = sql`l."fromTipo" = ${here.kind.tipo} and l."fromId" = ${here.id} and l.at = ${kind.page?.at ?? ''}`
  const back = sql`l."fromTipo" = ${kind.tipo} and l.at = ${here.kind.page?.at ?? ''}`
  const old = (kindSlug: string): Sql => sql`slug_redirects as r on r.tipo = ${kindSlug} and r.slug = l.name`
  const found: [from: Sql, where: Sql][] = [
    [sql`${links} join ${table} on k.slug = l.name`, there],
    [sql`${links} join ${table} on k.id = l.name`, there],
    [sql`${links} join ${old(kind.tipo)} join ${table} on k.id = r."documentId"`, there],
    [sql`${links} join ${table} on k.id = l."fromId"`, sql`${back} and l.name in (${here.slug}, ${here.id})`],
    [
      sql`${links} join ${old(here.kind.tipo)} join ${table} on k.id = l."fromId"`,
      sql`${back} and r."documentId" = ${here.id}`,
    ],
  ]
  return found.map(([from, where]) => select(here, kind, { reason: 'linked', from, where, limit: maxLinked }))
}

/**
 * Selects documents of a kind in the same block: first those after the current document in their list, then
 * from the start.
 */
export function selectOfBlock(here: Here, kind: DocumentKind): Sql[] {
  if (kind.block === undefined || here.block === null) return []
  const from = sql`${sql.table(kind.table)} as k`
  const { column, descending } = kind.listedBy ?? { column: 'createdAt', descending: false }
  const way = sql.raw(descending ? 'desc' : 'asc')
  const order = sql`order by ${sql.ref(`k.${column}`)} ${way}, k.id ${way}`
  const inBlock = sql`${sql.ref(`k.${kind.block}`)} = ${blockValue(kind, here.block)} and k.id <> ${here.id}`
  const ofBlock = (where: Sql): Sql =>
    select(here, kind, { reason: 'block', from, where, order, limit: maxOfBlock })
  if (kind !== here.kind) return [ofBlock(inBlock)]
  const after = sql`(${sql.ref(`k.${column}`)}, k.id) ${sql.raw(descending ? '<' : '>')} ${own(here, column)}`
  return [ofBlock(sql`${inBlock} and ${after}`), ofBlock(inBlock)]
}

/**
 * Selects the previous and next document: in the same block, or in the nearest block before or after it that
 * has documents.
 */
export function selectNextInSequence(here: Here): Sql[] {
  const { kind, block } = here
  if (kind.sequence === undefined) return []
  const column = sql.ref(`k.${kind.sequence}`)
  const from = sql`${sql.table(kind.table)} as k`
  return (['previous', 'next'] as const).flatMap((reason) => {
    const [isBeyond, way] = reason === 'previous' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
    const order = sql`order by ${column} ${way}, k.id ${way}`
    const beyond = sql`(${column}, k.id) ${isBeyond} ${own(here, kind.sequence ?? '')}`
    const find = (where: Sql): Sql => select(here, kind, { reason, from, where, order, limit: 1 })
    const blocks = blockKind(kind)
    if (kind.block === undefined || block === null || !blocks) return [find(beyond)]
    const ownBlock = sql.ref(`k.${kind.block}`)
    const { table, order: rank, title } = blocks
    const otherBlock = sql`
      select b.id from ${sql.table(table)} as b
      where (${sql.ref(`b.${rank}`)}, b.id) ${isBeyond}
          (select ${sql.ref(rank)}, id from ${sql.table(table)} where ${sql.ref(title)} = ${block})
        and exists (select 1 from ${sql.table(kind.table)} as o where ${sql.ref(`o.${kind.block}`)} = b.id)
      order by ${sql.ref(`b.${rank}`)} ${way}, b.id ${way} limit 1`
    return [
      find(sql`${ownBlock} = ${blockValue(kind, block)} and ${beyond}`),
      find(sql`${ownBlock} = (${otherBlock})`),
    ]
  })
}

/**
 * Returns the kind of the blocks if the block field is a reference; otherwise the field holds a block's name.
 */
function blockKind({ refersTo, block }: DocumentKind): DocumentKind | undefined {
  return refersTo.find(({ field }) => field === block)?.kind
}

function blockValue(kind: DocumentKind, name: string): Sql {
  const blocks = blockKind(kind)
  if (!blocks) return sql`${name}`
  return sql`(select id from ${sql.table(blocks.table)} where ${sql.ref(blocks.title)} = ${name})`
}

function own({ kind, id }: Here, column: string): Sql {
  return sql`(select ${sql.ref(column)}, id from ${sql.table(kind.table)} where id = ${id})`
}
