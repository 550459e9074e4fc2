import type { ReactNode } from 'react'
import stylesUrl from './simulators.css?url'

/** The picture alone, in a list: its words stand beside it. */
export function SimulatorPicture({ html }: { html: string }): ReactNode {
  return (
    <>
      <link rel="stylesheet" href={stylesUrl} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server, of our own components alone */}
      <div className="sim-card" inert dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}

/** A simulator as the server has drawn it (render-simulator.server.tsx), with the style sheet that only such pages load. */
export function SimulatorHtml({ html }: { html: string }): ReactNode {
  return (
    <>
      <link rel="stylesheet" href={stylesUrl} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server, of our own components alone */}
      <div className="sim-place" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
