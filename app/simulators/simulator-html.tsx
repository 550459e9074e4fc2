import type { ReactNode } from 'react'
import allStylesUrl from './all-simulators.css?url'
import stylesUrl from './simulators.css?url'

/** The style sheets that simulators have of their own, by file. */
const ownStyles = import.meta.glob<string>('./*/*.css', { query: '?url', import: 'default', eager: true })

/** The picture alone, in a list: its words stand beside it. */
export function SimulatorPicture({ html }: { html: string }): ReactNode {
  return (
    <>
      <link rel="stylesheet" href={allStylesUrl} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server, of our own components alone */}
      <div className="sim-card" inert dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}

/** A simulator as the server has drawn it (render-simulator.server.tsx), with the style sheets that only such pages load. */
export function SimulatorHtml({ html }: { html: string }): ReactNode {
  const ownUrl = ownStylesOf(html)
  return (
    <>
      <link rel="stylesheet" href={stylesUrl} />
      {ownUrl !== undefined && <link rel="stylesheet" href={ownUrl} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server, of our own components alone */}
      <div className="sim-place" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}

// The island is named after its folder.
function ownStylesOf(html: string): string | undefined {
  const folder = /data-island="simulators\/([^/"]+)\//.exec(html)?.[1]
  return folder === undefined ? undefined : ownStyles[`./${folder}/${folder}.css`]
}
