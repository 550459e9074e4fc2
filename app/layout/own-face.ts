import url from '../ui/fonts/atkinson-hyperlegible-next.woff2?url'
import { whenIdle } from '../ui/when-idle.ts'

/** Where a browser remembers that it has the site's own face, and which. */
export const faceKey = 'face'
export const faceUrl: string = url

/**
 * Fetches the site's own face once a page stands, for the pages that come: on a first visit by a phone its 21 kB would be in the way of the text,
 * and a face that comes late moves every line (docs/decisions/0009-styles-in-the-page.md).
 */
export function keepOwnFace(): void {
  if (readKept() === faceUrl) return
  // A page behind another one is painted when it is looked at.
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect()
    whenIdle(fetchFace)
  }).observe({ type: 'paint', buffered: true })
}

async function fetchFace(): Promise<void> {
  const faces = await document.fonts.load('1rem "Atkinson Hyperlegible Next"')
  if (faces.length > 0) localStorage.setItem(faceKey, faceUrl)
}

function readKept(): string | null {
  try {
    return localStorage.getItem(faceKey)
  } catch {
    // A browser that stores nothing goes on with a face of the device.
    return faceUrl
  }
}
