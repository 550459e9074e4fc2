import type { ReactNode } from 'react'
import { SimulatorSheets } from './simulator-sheets.tsx'

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

/** A simulator rendered by render-simulator.server.tsx, with the style sheets that only such pages load. */
export function SimulatorHtml({ html }: { html: string }): ReactNode {
  const island = /data-island="(learning\/simulators\/[^"]+)"/.exec(html)?.[1]
  return (
    <>
      <SimulatorSheets folders={island === undefined ? [] : [folderOf(island)]} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server, from our own components */}
      <div className="sim-place" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}

// The name of an island contains the folder of its simulator.
function folderOf(name: string): string {
  return name.split('/').at(-2) ?? name
}
