import { whenIdle } from '../../ui/components/when-idle.ts'

/** The localStorage key that records that the browser has cached the site's own font. */
export const faceKey = 'face'
/** The class of the root element if the page starts with that font. */
export const faceClass = 'site-font'

/**
 * Loads the site's own font for later pages once the text is painted. On a first visit by phone its 21 kB
 * would delay the text, and a late font shifts every line (docs/decisions/0009-styles-in-the-page.md).
 */
export function keepSiteFont(): void {
  if (document.documentElement.classList.contains(faceClass)) return
  // A page in a background tab is painted when it is shown. `first-paint` is not used, as the background may
  // be painted before the text.
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) whenIdle(fetchFace)
  }).observe({ type: 'paint', buffered: true })
}

async function fetchFace(): Promise<void> {
  await document.fonts.load('1em "Atkinson Hyperlegible Next"')
  localStorage.setItem(faceKey, '1')
}
