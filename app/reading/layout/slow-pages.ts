import { followedLink } from '../../ui/components/link-clicks.ts'

/** Delay after which a page load counts as slow, in milliseconds. */
const slowAfter = 250
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows which page is loading once it is slow (docs/product.md 2.3); without a path, hides the line. */
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

/** Reports navigations by the browser; those by React Router are reported by `LoadingLine`. */
export function watchSlowPages(): void {
  // On the window, so that React Router has already handled its own clicks.
  addEventListener('click', (event) => {
    const link = followedLink(event)
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return
    showLoading(link.pathname)
  })
  addEventListener('pageshow', () => showLoading())
}
