import { createContext, type ReactNode, use } from 'react'
import sharedUrl from './simulators.css?url'

/** The style sheets of simulators, for one reading page that carries them in itself (docs/decisions/0009-styles-in-the-page.md). */
export type SimulatorStyles = {
  /** Texts by name: the folder of a simulator, or `shared`. */
  sheets: ReadonlyMap<string, string>
  /** Those that stand in the page by now. */
  used: Set<string>
}

/** The server says so, for reading pages; elsewhere links lead to the sheets. */
export const InlineSimulatorStyles = createContext<SimulatorStyles | undefined>(undefined)

const ownUrls = import.meta.glob<string>('./*/*.css', { query: '?url', import: 'default', eager: true })

/** What all simulators share and the sheets of these folders, once on the page. */
export function SimulatorSheets({ folders }: { folders: readonly string[] }): ReactNode {
  const styles = use(InlineSimulatorStyles)
  return ['shared', ...folders].map((name) =>
    styles === undefined ? (
      <SheetLink key={name} name={name} />
    ) : (
      <SheetBlock key={name} name={name} styles={styles} />
    ),
  )
}

function SheetLink({ name }: { name: string }): ReactNode {
  const url = name === 'shared' ? sharedUrl : ownUrls[`./${name}/${name}.css`]
  return url === undefined ? null : <link rel="stylesheet" href={url} />
}

function SheetBlock({ name, styles }: { name: string; styles: SimulatorStyles }): ReactNode {
  const text = styles.sheets.get(name)
  if (text === undefined) return null
  styles.used.add(name)
  // React puts it into the head, once. A precedence of its own keeps it a block of its own, which the policy names by its hash.
  return (
    <style href={`simulator-${name}`} precedence={`simulator-${name}`}>
      {text}
    </style>
  )
}
