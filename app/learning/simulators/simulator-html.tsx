import { type ReactNode, use } from 'react'
import { InlineStyles, PartStyle } from '../../ui/styles/part-styles.tsx'
import sharedUrl from './simulators.css?url'

/** The picture of a simulator without controls, for lists; the card has its title and summary. */
export function SimulatorPicture({ name, html }: { name: string; html: string }): ReactNode {
  return (
    <>
      <SimulatorSheets folders={[folderOf(name)]} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server, from our own components */}
      <div className="sim-card" inert dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}

/** `isAlone`: whether it is on its own page. */
type SimulatorHtmlProps = { html: string; isAlone?: boolean }

/** A simulator rendered by render-simulator.server.tsx, with the style sheets that only such pages load. */
export function SimulatorHtml({ html, isAlone = false }: SimulatorHtmlProps): ReactNode {
  const island = /data-island="(learning\/simulators\/[^"]+)"/.exec(html)?.[1]
  return (
    <>
      <SimulatorSheets
        folders={[...(isAlone ? ['bench'] : []), ...(island === undefined ? [] : [folderOf(island)])]}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server, from our own components */}
      <div className="sim-place" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}

// The name of an island contains the folder of its simulator.
function folderOf(name: string): string {
  return name.split('/').at(-2) ?? name
}

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
