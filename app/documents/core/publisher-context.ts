import { createContext } from 'react-router'

/** Publishes drafts when their time has come. */
export type Publisher = {
  /** Looks at once for what is due, and when the next one is: a date was set or changed. */
  look: () => void
  close: () => Promise<void>
}

export const publisherContext = createContext<Publisher>()
