import { loadStyles } from '../../ui/components/load-styles.ts'
import { currentReading, keepReading } from './keep-reading.ts'
import styles from './reading.css?url'

/** Toggles «modo pizarra» for this page and later ones, and preserves the scroll position. */
export async function switchBoard(): Promise<void> {
  await loadStyles(styles)
  const settings = currentReading()
  const top = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, figure)')].find(
    (element) => element.checkVisibility() && element.getBoundingClientRect().top >= 0,
  )
  keepReading({ ...settings, board: settings.board === 'on' ? 'off' : 'on' })
  if (scrollY > 0) top?.scrollIntoView({ behavior: 'instant' })
}
