import { offlinePath, visitedPrefix } from './cache-names.ts'
import { keptAt } from './find-copy.ts'
import { forgetVisited } from './forget-person.ts'
import { offlineTexts } from './offline-texts.ts'
import { parsePage } from './parse-page.ts'
import { listSaved, removeSaved, type SavedDocument } from './saved-documents.ts'

/** Maximum number of visited pages listed. */
const maxVisited = 30

/** Renders the lists of saved and visited pages into an element. */
export async function listCopies(place: HTMLElement): Promise<void> {
  const [saved, visited] = [await listSaved(), await listVisited()]
  place.replaceChildren(
    heading(offlineTexts.savedHeading),
    listOf(
      saved.map((document) => savedEntry(document, place)),
      offlineTexts.nothingSaved,
    ),
    heading(offlineTexts.visitedHeading),
    listOf(visited.map(visitedEntry), offlineTexts.nothingVisited),
  )
  if (visited.length > 0) place.append(button(offlineTexts.forgetVisited, () => forgetVisited(), place))
  reloadWhenOnline()
}

type Visited = { path: string; title: string; keptAt: string }

/** Lists the visited pages, newest first. */
async function listVisited(): Promise<Visited[]> {
  const visited = new Map<string, Visited>()
  for (const name of await caches.keys()) {
    if (!name.startsWith(visitedPrefix)) continue
    const cache = await caches.open(name)
    for (const { url } of (await cache.keys()).slice(-maxVisited)) {
      const copy = await cache.match(url, { ignoreVary: true })
      const { pathname, search } = new URL(url)
      if (copy)
        visited.set(url, { path: pathname + search, title: await readTitle(copy), keptAt: keptAt(copy) })
    }
  }
  return [...visited.values()].sort((a, b) => b.keptAt.localeCompare(a.keptAt)).slice(0, maxVisited)
}

async function readTitle(copy: Response): Promise<string> {
  const page = parsePage(await copy.text())
  return page.querySelector('h1')?.textContent ?? page.title
}

function savedEntry({ path, title, bytes, savedAt }: SavedDocument, place: HTMLElement): HTMLElement {
  const entry = document.createElement('li')
  const facts = document.createElement('span')
  facts.className = 'note'
  facts.textContent = `${offlineTexts.size(bytes)}, ${offlineTexts.savedOn(new Date(savedAt))}`
  const remove = button(offlineTexts.remove, () => removeSaved(path), place)
  remove.setAttribute('aria-label', offlineTexts.removeTitle(title))
  entry.append(link(path, title), ' ', facts, ' ', remove)
  return entry
}

function visitedEntry({ path, title }: Visited): HTMLElement {
  const entry = document.createElement('li')
  entry.append(link(path, title))
  return entry
}

function heading(text: string): HTMLElement {
  const element = document.createElement('h2')
  element.textContent = text
  return element
}

function listOf(entries: readonly HTMLElement[], nothing: string): HTMLElement {
  const list = document.createElement(entries.length > 0 ? 'ul' : 'p')
  list.className = entries.length > 0 ? 'copies' : 'empty'
  list.append(...(entries.length > 0 ? entries : [nothing]))
  return list
}

function link(path: string, text: string): HTMLElement {
  const element = document.createElement('a')
  element.href = path
  element.textContent = text
  return element
}

/**
 * Creates a button that changes the stored copies, then renders the lists again and focuses their first
 * heading.
 */
function button(text: string, change: () => Promise<void>, place: HTMLElement): HTMLElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'button button-quiet button-small'
  element.textContent = text
  element.addEventListener('click', async () => {
    await change()
    await listCopies(place)
    const first = place.querySelector('h2')
    first?.setAttribute('tabindex', '-1')
    first?.focus()
  })
  return element
}

/** Reloads the requested page when the network is back; the offline page itself stays. */
function reloadWhenOnline(): void {
  if (location.pathname !== offlinePath) addEventListener('online', () => location.reload(), { once: true })
}
