import { loadStyles } from '../../ui/components/load-styles.ts'
import styles from './reading.css?url'
import { type ReadingSettings, readReading, writeReading } from './reading-settings.ts'

const key = 'reading'
const html = document.documentElement

/** What the page shows now. */
export function currentReading(): ReadingSettings {
  return readReading(html.dataset.reading)
}

/** Shows settings on this page and keeps them for the next ones, on the device alone. */
export function keepReading(settings: ReadingSettings): void {
  const words = writeReading(settings)
  html.dataset.reading = words
  try {
    if (words) localStorage.setItem(key, words)
    else localStorage.removeItem(key)
  } catch {
    // A browser that stores nothing keeps them for this page.
  }
}

/** Shows what was kept by another page. */
export async function recallReading(): Promise<void> {
  try {
    const words = writeReading(readReading(localStorage.getItem(key)))
    if (words) await loadStyles(styles)
    html.dataset.reading = words
  } catch {
    // Nothing is stored here, or there is no network for the styles: the page stays as it was.
  }
}
