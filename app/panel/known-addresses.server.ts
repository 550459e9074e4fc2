import type { Database } from '../db/tables.ts'
import type { AuthorWarning, NamedAddress } from '../documents/author-warnings.server.ts'
import { warningTexts } from '../documents/document-texts.ts'
import type { Pictures } from '../media/pictures-context.ts'

const pages = [
  ...[
    '',
    'temario',
    'retos',
    'problemas',
    'herramientas',
    'blog',
    'privacidad',
    'terminos',
    'cookies',
    'legal',
  ],
  ...['contacto', 'sobre', 'faq', 'cuenta', 'entrar'],
]

/** The sections of the site in which each document has a page. */
const sections = { topic: 'temario', blog: 'blog', retos: 'retos' } as const
type Section = keyof typeof sections
type State = 'live' | 'draft' | 'dead'
type Place = { section: Section; name: string }
type Site = { db: Database; pictures: Pick<Pictures, 'find'>; today: string }

/**
 * The addresses that lead readers nowhere on this site, as warnings: no page, no picture, or a document that is not
 * published yet. However many there are, it asks once for each kind of document and once for moved ones.
 */
export async function findDeadAddresses(
  { db, pictures, today }: Site,
  addresses: readonly NamedAddress[],
): Promise<AuthorWarning[]> {
  const links = addresses.filter(({ kind }) => kind === 'link').map(({ address }) => pathOf(address))
  const documents = await listStates(
    db,
    today,
    links.map(toPlace).filter((place) => place !== undefined),
  )
  const stateOf = ({ kind, address }: NamedAddress): State => {
    const path = pathOf(address)
    const isPicture = kind === 'picture' || /^\/(?:figuras|media)\//.test(path)
    if (isPicture) return pictures.find(path) ? 'live' : 'dead'
    const place = toPlace(path)
    if (place) return documents.get(keyOf(place)) ?? 'dead'
    return path.startsWith('/') && pages.includes(path.slice(1).replace(/\/$/, '')) ? 'live' : 'dead'
  }
  return addresses.flatMap((named) => {
    const message = messageFor(named, stateOf(named))
    return message === undefined ? [] : [{ line: named.line, message }]
  })
}

function messageFor({ kind, address }: NamedAddress, state: State): string | undefined {
  if (state === 'live') return undefined
  if (kind === 'picture') return warningTexts.deadPicture(address)
  return state === 'draft' ? warningTexts.draftLink(address) : warningTexts.deadLink(address)
}

function pathOf(address: string): string {
  const path = address.trim().split(/[?#]/, 1)[0] ?? ''
  try {
    return decodeURI(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}

function toPlace(path: string): Place | undefined {
  const [, section = '', name] = /^\/([a-z]+)\/([^/]+)\/?$/.exec(path) ?? []
  return name !== undefined && isSection(section) ? { section, name } : undefined
}

function isSection(name: string): name is Section {
  return Object.hasOwn(sections, name)
}

function keyOf({ section, name }: Place): string {
  return `${section}/${name}`
}

type Known = { id: string; slug: string; section: Section; live: boolean }

async function listStates(
  db: Database,
  today: string,
  places: readonly Place[],
): Promise<Map<string, State>> {
  const states = new Map<string, State>()
  if (places.length === 0) return states
  const moved = await db
    .selectFrom('slug_redirects')
    .select(['tipo', 'slug', 'documentId'])
    .where('slug', 'in', [...new Set(places.map(({ name }) => name))])
    .execute()
  const redirects = Object.keys(sections)
    .filter(isSection)
    .flatMap((section) =>
      moved
        .filter(({ tipo }) => tipo === sections[section])
        .map(({ slug, documentId }) => ({ section, name: slug, documentId })),
    )
  const known = await listKnown(db, today, [
    ...places,
    ...redirects.map(({ section, documentId }) => ({ section, name: documentId })),
  ])
  // The page of a post or a challenge is found by its slug; a slug that is another's id wins over that id.
  for (const field of ['id', 'slug'] as const) {
    for (const document of known) {
      const place = { section: document.section, name: document[field] }
      states.set(keyOf(place), document.live ? 'live' : 'draft')
    }
  }
  for (const { documentId, ...place } of redirects) {
    const state = states.get(keyOf({ section: place.section, name: documentId }))
    if (state && !states.has(keyOf(place))) states.set(keyOf(place), state)
  }
  return states
}

async function listKnown(db: Database, today: string, places: readonly Place[]): Promise<Known[]> {
  const named = Map.groupBy(places, ({ section }) => section)
  const namesIn = (section: Section): string[] => [
    ...new Set((named.get(section) ?? []).map(({ name }) => name)),
  ]
  const lists = await Promise.all([
    listTopics(db, namesIn('topic')),
    listPosts(db, namesIn('blog')),
    listChallenges(db, namesIn('retos'), today),
  ])
  return lists.flat()
}

async function listTopics(db: Database, names: string[]): Promise<Known[]> {
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('topics')
    .select(['id', 'slug'])
    .where((eb) => eb.or([eb('id', 'in', names), eb('slug', 'in', names)]))
    .execute()
  return rows.map((row) => ({ ...row, section: 'topic', live: true }))
}

async function listPosts(db: Database, names: string[]): Promise<Known[]> {
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('blog_posts')
    .select(['id', 'slug', 'published'])
    .where((eb) => eb.or([eb('id', 'in', names), eb('slug', 'in', names)]))
    .execute()
  return rows.map(({ id, slug, published }) => ({ id, slug, section: 'blog', live: published === 1 }))
}

async function listChallenges(db: Database, names: string[], today: string): Promise<Known[]> {
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('challenges')
    .select(['id', 'slug', 'startsOn'])
    .where((eb) => eb.or([eb('id', 'in', names), eb('slug', 'in', names)]))
    .execute()
  return rows.map(({ id, slug, startsOn }) => ({ id, slug, section: 'retos', live: startsOn <= today }))
}
