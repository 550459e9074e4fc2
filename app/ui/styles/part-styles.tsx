import { createContext, type ReactNode, use } from 'react'

/** The style sheets of one reading page, which carries them in itself (docs/decisions/0009-styles-in-the-page.md). */
export type PageStyles = {
  /** All that the site has, by their names. */
  texts: ReadonlyMap<string, string>
  /** Those that stand in the page by now. */
  used: Set<string>
}

/** The server says so, for reading pages; pages hydrated whole have links. */
export const InlineStyles = createContext<PageStyles | undefined>(undefined)

/**
 * A sheet that stands in a page because something on it is drawn by it: once, however often it is asked for. Pages hydrated whole load all of them
 * with admin.css.
 */
export function PartStyle({ name }: { name: string }): ReactNode {
  const styles = use(InlineStyles)
  const text = styles?.texts.get(name)
  if (styles === undefined || text === undefined) return null
  styles.used.add(name)
  // React puts it into the head, in the order of the first call. A precedence of its own keeps it a block of its own, which the policy names by its hash.
  return (
    <style href={name} precedence={name}>
      {text}
    </style>
  )
}
