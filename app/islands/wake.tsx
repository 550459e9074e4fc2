import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

type ReadyProps = { whenReady: () => void; children: ReactNode }

function Ready({ whenReady, children }: ReadyProps): ReactNode {
  useLayoutEffect(whenReady, [whenReady])
  return children
}

/** Hydrates one island with the data that the server left on it; resolves once it answers to events. */
// biome-ignore lint/suspicious/noExplicitAny: the list of islands holds components of different props; each gets its own back
export function wakeIsland(element: HTMLElement, Component: ComponentType<any>): Promise<void> {
  const props: Record<string, unknown> = JSON.parse(element.dataset.props ?? '{}')
  return new Promise((resolve) => {
    flushSync(() => {
      hydrateRoot(
        element,
        <Ready whenReady={resolve}>
          <Component {...props} />
        </Ready>,
      )
    })
  })
}
