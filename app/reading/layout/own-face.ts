import { whenIdle } from '../../ui/components/when-idle.ts'

/** Where a browser remembers that it has the site's own face. */
export const faceKey = 'face'
/** Stands at the root of a page that begins with that face. */
export const faceClass = 'own-face'

/**
 * Fetches the site's own face once the text of a page is painted, for the pages that come: on a first visit by a phone its 21 kB would be in the way of the text,
 * and a face that comes late moves every line (docs/decisions/0009-styles-in-the-page.md).
 */
export function keepOwnFace(): void {
  if (document.documentElement.classList.contains(faceClass)) return
  // A page behind another one is painted when it is looked at; its ground may be so before its text.
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) whenIdle(fetchFace)
  }).observe({ type: 'paint', buffered: true })
}

async function fetchFace(): Promise<void> {
  await document.fonts.load('1em "Atkinson Hyperlegible Next"')
  localStorage.setItem(faceKey, '1')
}
