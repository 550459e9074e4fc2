import { type ReactNode, use } from 'react'
import { InlineStyles, PartStyle } from '../../ui/styles/part-styles.tsx'
import sharedUrl from './simulators.css?url'

const ownUrls = import.meta.glob<string>('./*/*.css', { query: '?url', import: 'default', eager: true })

/**
 * The shared style sheet of simulators and those of the given folders, each once per page.
 * They are inlined in a reading page and linked in any other page.
 */
export function SimulatorSheets({ folders }: { folders: readonly string[] }): ReactNode {
  const inline = use(InlineStyles) !== undefined
  return ['shared', ...folders].map((name) =>
    inline ? <PartStyle key={name} name={`simulators/${name}`} /> : <SheetLink key={name} name={name} />,
  )
}

function SheetLink({ name }: { name: string }): ReactNode {
  const url = name === 'shared' ? sharedUrl : ownUrls[`./${name}/${name}.css`]
  return url === undefined ? null : <link rel="stylesheet" href={url} />
}
