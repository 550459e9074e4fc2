import { loadStyles } from '../../ui/components/load-styles.ts'
import styles from './reading.css?url'
import { type ReadingSettings, readReading, writeReading } from './reading-settings.ts'

const key = 'reading'
const html = document.documentElement

/** Returns the page's current settings. */
export function currentReading(): ReadingSettings {
  return readReading(html.dataset.reading)
}

/** Applies settings to this page and stores them on the device for later ones. */
export function keepReading(settings: ReadingSettings): void {
  const words = writeReading(settings)
  html.dataset.reading = words
  try {
    if (words) localStorage.setItem(key, words)
    else localStorage.removeItem(key)
  } catch {
    // Without storage they apply to this page only.
  }
}

/** Applies the settings stored by another page. */
export async function recallReading(): Promise<void> {
  try {
    const words = writeReading(readReading(localStorage.getItem(key)))
    if (words) await loadStyles(styles)
    html.dataset.reading = words
  } catch {
    // No storage, or no network for the styles: the page stays unchanged.
  }
}
