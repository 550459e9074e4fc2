import { type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { JsonObject } from './island.tsx'

/** An island with untyped props, as read from its element. */
export type AnyIsland = (props: JsonObject) => ReactNode

type ReadyProps = { whenReady: () => void; children: ReactNode }

function Ready({ whenReady, children }: ReadyProps): ReactNode {
  useLayoutEffect(whenReady, [whenReady])
  return children
}

/** Hydrates an island with the props on its element; resolves once it handles events. */
export function wakeIsland(element: HTMLElement, Island: AnyIsland): Promise<void> {
  const props: JsonObject = JSON.parse(element.dataset.props ?? '{}')
  return new Promise((resolve) => {
    flushSync(() => {
      hydrateRoot(
        element,
        <Ready whenReady={resolve}>
          <Island {...props} />
        </Ready>,
      )
    })
  })
}
