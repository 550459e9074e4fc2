import { createContext } from 'react-router'

/** Publishes scheduled drafts. */
export type Publisher = {
  /** Checks for due drafts at once and rearms the timer. Call it after a date was set or changed. */
  look: () => void
  close: () => Promise<void>
}

export const publisherContext = createContext<Publisher>()
