import type { ReactNode } from 'react'
import { SimulatorSheets } from './simulator-sheets.tsx'

/** The picture alone, in a list: its words stand beside it. */
export function SimulatorPicture({ name, html }: { name: string; html: string }): ReactNode {
  return (
    <>
      <SimulatorSheets folders={[folderOf(name)]} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server, of our own components alone */}
      <div className="sim-card" inert dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}

/** A simulator as the server has drawn it (render-simulator.server.tsx), with the style sheets that only such pages have. */
export function SimulatorHtml({ html }: { html: string }): ReactNode {
  const island = /data-island="(learning\/simulators\/[^"]+)"/.exec(html)?.[1]
  return (
    <>
      <SimulatorSheets folders={island === undefined ? [] : [folderOf(island)]} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server, of our own components alone */}
      <div className="sim-place" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}

// The island of a simulator is named after its folder.
function folderOf(name: string): string {
  return name.split('/').at(-2) ?? name
}
