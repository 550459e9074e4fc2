import type { Database } from '../db/tables.ts'
import type { AuthorWarning, NamedAddress } from '../documents/author-warnings.server.ts'
import { warningTexts } from '../documents/document-texts.ts'
import { findMovedDocument } from '../documents/slug-redirects.server.ts'
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
  ...['contacto', 'sobre', 'faq', 'cuenta', 'entrar', 'buscar'],
]

/** The addresses that lead nowhere on this site, as warnings. */
export async function findDeadAddresses(
  db: Database,
  pictures: Pick<Pictures, 'find'>,
  addresses: readonly NamedAddress[],
): Promise<AuthorWarning[]> {
  const warnings: AuthorWarning[] = []
  const known = new Map<string, boolean>()
  for (const { line, address, kind } of addresses) {
    const path = pathOf(address)
    const asked = `${kind} ${path}`
    if (!known.has(asked)) {
      known.set(
        asked,
        kind === 'picture' ? pictures.find(path) !== undefined : await isPage(db, pictures, path),
      )
    }
    if (known.get(asked)) continue
    const message = kind === 'picture' ? warningTexts.deadPicture(address) : warningTexts.deadLink(address)
    warnings.push({ line, message })
  }
  return warnings
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

async function isPage(db: Database, pictures: Pick<Pictures, 'find'>, path: string): Promise<boolean> {
  if (!path.startsWith('/')) return false
  const [section = '', name, ...rest] = path.slice(1).replace(/\/$/, '').split('/')
  if (name === undefined) return pages.includes(section)
  if (section === 'figuras' || section === 'media') return pictures.find(path) !== undefined
  if (rest.length > 0) return false
  if (section === 'topic') return (await hasDocument(db, 'topics', name)) || hasMoved(db, 'temario', name)
  if (section === 'blog') return (await hasDocument(db, 'blog_posts', name)) || hasMoved(db, 'blog', name)
  if (section === 'retos') return (await hasDocument(db, 'challenges', name)) || hasMoved(db, 'retos', name)
  return false
}

async function hasDocument(
  db: Database,
  table: 'topics' | 'blog_posts' | 'challenges',
  name: string,
): Promise<boolean> {
  const found = await db
    .selectFrom(table)
    .select('id')
    .where((eb) => eb.or([eb('id', '=', name), eb('slug', '=', name)]))
    .executeTakeFirst()
  return found !== undefined
}

async function hasMoved(db: Database, tipo: 'temario' | 'blog' | 'retos', slug: string): Promise<boolean> {
  return (await findMovedDocument(db, tipo, slug)) !== undefined
}
