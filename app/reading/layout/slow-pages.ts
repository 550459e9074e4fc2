import { followedLink } from '../../ui/components/followed-link.ts'

/** A pause after which a page that was asked for counts as slow, in milliseconds. */
const slowAfter = 250
let timer: ReturnType<typeof setTimeout> | undefined

/** Says which page is on its way when it is slow to come (docs/product.md 2.3); without a path, that it has come. */
export function showLoading(path?: string): void {
  clearTimeout(timer)
  const line = document.getElementById('cargando')
  if (!line) return
  line.hidden = true
  if (path === undefined) return
  const texts: Record<string, string> = JSON.parse(line.dataset.texts ?? '{}')
  const prefix = Object.keys(texts).find((start) => path.startsWith(start))
  timer = setTimeout(() => {
    line.textContent = texts[prefix ?? '/'] ?? ''
    line.hidden = false
  }, slowAfter)
}

/** Watches for links that the browser follows by itself; those that the router follows, it tells of (`LoadingLine`). */
export function watchSlowPages(): void {
  // On the window, where a click arrives after the router has taken it for itself.
  addEventListener('click', (event) => {
    const link = followedLink(event)
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return
    showLoading(link.pathname)
  })
  addEventListener('pageshow', () => showLoading())
}
