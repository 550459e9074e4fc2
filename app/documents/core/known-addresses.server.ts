import { sql } from 'kysely'
import { listSimulatorPaths } from '../../learning/simulators/simulators.ts'
import type { Database } from '../../platform/db/tables.ts'
import { personalLinks, publicLinks } from '../../reading/layout/site-links.ts'
import type { Finding } from '../author-rules/author-rule.ts'
import { ruleTexts } from '../author-rules/author-rules-texts.ts'
import type { NamedAddress } from '../author-rules/review-text.server.ts'
import type { Pictures } from '../media/pictures.ts'
import { isSinglePage } from './define-document.ts'
import { isVisible } from './pages.server.ts'
import type { Registry } from './registry.server.ts'
import type { DocumentKind } from './serve-document.server.ts'

type State = 'live' | 'draft' | 'dead'
type Place = { kind: DocumentKind; name: string }
type Site = { db: Database; pictures: Pick<Pictures, 'find'>; registry: Registry; today: string }

const fixedPages = [...publicLinks, ...personalLinks].map(({ to }) => to)
const ownPages = ['/buscar', '/cuenta', '/entrar']
const simulatorPages = listSimulatorPaths()

/**
 * Returns findings for addresses of this site that readers cannot open: no such page or picture, or an
 * unpublished document. Runs one statement per kind of document and one for redirects, for any number of
 * addresses.
 */
export async function findDeadAddresses(site: Site, addresses: readonly NamedAddress[]): Promise<Finding[]> {
  const { pictures, registry } = site
  const links = addresses.filter(({ kind }) => kind === 'link')
  const places = links
    .map(({ address }) => toPlace(registry, plainAddress(address)))
    .filter((place) => place !== undefined)
  const states = await listStates(site, places)
  const lists = [...fixedPages, ...ownPages, ...simulatorPages, ...registry.kinds.map(({ list }) => list)]
  const stateOf = ({ kind, address }: NamedAddress): State => {
    const { path, fragment } = plainAddress(address)
    const isPicture = kind === 'picture' || /^\/(?:figuras|media)\//.test(path)
    if (isPicture) return pictures.find(path) ? 'live' : 'dead'
    const place = toPlace(registry, { path, fragment })
    if (place) return states.get(keyOf(place)) ?? 'dead'
    return lists.includes(path.replace(/(?<=.)\/$/, '')) ? 'live' : 'dead'
  }
  return addresses.flatMap((named) => {
    const message = messageFor(named, stateOf(named))
    return message === undefined ? [] : [{ line: named.line, message }]
  })
}

function messageFor({ kind, address }: NamedAddress, state: State): string | undefined {
  if (state === 'live') return undefined
  if (kind === 'picture') return ruleTexts.deadPicture(address)
  return state === 'draft' ? ruleTexts.draftLink(address) : ruleTexts.deadLink(address)
}

type PlainAddress = { path: string; fragment: string }

function plainAddress(address: string): PlainAddress {
  const [whole = '', fragment = ''] = address.trim().split('#', 2)
  return { path: decode(whole.split('?', 1)[0] ?? ''), fragment: decode(fragment) }
}

function decode(part: string): string {
  try {
    return decodeURI(part)
  } catch (error) {
    if (error instanceof URIError) return part
    throw error
  }
}

/**
 * Returns the document that an address of this site leads to, with the fragment; undefined for other
 * addresses.
 */
export function findLinkedDocument(
  registry: Registry,
  address: string,
): (Place & { fragment: string }) | undefined {
  const plain = plainAddress(address)
  const place = toPlace(registry, plain)
  return place && { ...place, fragment: plain.fragment }
}

/** Returns the kind whose pages have such an address, and the id or slug in it. */
function toPlace({ kinds }: Registry, { path, fragment }: PlainAddress): Place | undefined {
  for (const kind of kinds) {
    const { page } = kind
    if (!page) continue
    const address = isSinglePage(kind) ? `${path.replace(/(?<=.)\/$/, '')}#${fragment}` : path
    if (!address.startsWith(page.at)) continue
    const name = address.slice(page.at.length).replace(/\/$/, '')
    if (name !== '' && !name.includes('/')) return { kind, name }
  }
  return undefined
}

function keyOf({ kind, name }: Place): string {
  return `${kind.tipo}/${name}`
}

async function listStates(site: Site, places: readonly Place[]): Promise<Map<string, State>> {
  const states = new Map<string, State>()
  if (places.length === 0) return states
  const moved = await listMoved(site, places)
  const sought = [...places, ...moved.map(({ kind, documentId }) => ({ kind, name: documentId }))]
  for (const [kind, named] of Map.groupBy(sought, (place) => place.kind)) {
    const rows = await listNamed(site.db, kind, [...new Set(named.map(({ name }) => name))])
    // Slugs are set last: if a slug equals the id of another document, the address leads to the document with
    // the slug.
    for (const field of ['id', 'slug'] as const) {
      for (const row of rows) {
        const state = isVisible(kind, row, site.today) ? 'live' : 'draft'
        states.set(keyOf({ kind, name: String(row[field]) }), state)
      }
    }
  }
  for (const { documentId, ...place } of moved) {
    const state = states.get(keyOf({ kind: place.kind, name: documentId }))
    if (state && !states.has(keyOf(place))) states.set(keyOf(place), state)
  }
  return states
}

async function listMoved(
  { db, registry }: Site,
  places: readonly Place[],
): Promise<(Place & { documentId: string })[]> {
  const rows = await db
    .selectFrom('slug_redirects')
    .select(['tipo', 'slug', 'documentId'])
    .where('slug', 'in', [...new Set(places.map(({ name }) => name))])
    .execute()
  return rows.flatMap(({ tipo: kindSlug, slug, documentId }) => {
    const kind = registry.find(kindSlug)
    return kind?.page ? [{ kind, name: slug, documentId }] : []
  })
}

type NamedRow = Readonly<Record<string, string | number | null>>

async function listNamed(db: Database, kind: DocumentKind, names: readonly string[]): Promise<NamedRow[]> {
  const [column = 'id'] = kind.visible?.({ today: '' }) ?? []
  const { rows } = await sql<NamedRow>`
    select id, slug, ${sql.ref(column)} from ${sql.table(kind.table)}
    where id in (${sql.join(names)}) or slug in (${sql.join(names)})`.execute(db)
  return rows
}
