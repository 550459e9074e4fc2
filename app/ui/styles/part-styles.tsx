import { createContext, type ReactNode, use } from 'react'

/** The inline style sheets of a reading page (docs/decisions/0009-styles-in-the-page.md). */
export type PageStyles = {
  /** All style sheets of the site, by name. */
  texts: ReadonlyMap<string, string>
  /** Names of the sheets used in the page so far. */
  used: Set<string>
}

/** Set by the server for reading pages; pages hydrated whole link to style sheets. */
export const InlineStyles = createContext<PageStyles | undefined>(undefined)

/**
 * Adds a style sheet to the page, once, when a component needs it. Pages hydrated whole load all of them with
 * admin.css.
 */
export function PartStyle({ name }: { name: string }): ReactNode {
  const styles = use(InlineStyles)
  const text = styles?.texts.get(name)
  if (styles === undefined || text === undefined) return null
  styles.used.add(name)
  // React moves it into the head, in order of first use. With a precedence of its own it stays a separate
  // element, whose hash the Content-Security-Policy contains.
  return (
    <style href={name} precedence={name}>
      {text}
    </style>
  )
}
