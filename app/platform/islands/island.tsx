import { createContext, type ReactNode, useContext } from 'react'

const IslandModeContext = createContext<'island' | 'component'>('component')

/** Whether islands below hydrate separately (reading pages) or with their page. */
export const IslandMode = IslandModeContext.Provider

/** Data that survives JSON serialisation from server to browser. */
type Json = string | number | boolean | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json | undefined }

/** Path of the island's file below app/: `site/progress/your-data` for site/progress/your-data.island.tsx. */
type IslandName = `${string}/${string}`
/**
 * When it hydrates without interaction. `loaded`: after page load, for content that needs it; `near`: after
 * page load, once near the viewport, for content to interact with. `press`: on pointerdown instead of click,
 * for content that is dragged.
 */
type IslandOptions = { wakes?: 'loaded' | 'near' | 'press' }
type IslandComponent<Props> = { (props: Props): ReactNode; islandName: IslandName }

/**
 * Makes an island of a component: a part of a reading page that hydrates at the first interaction. Pages use
 * it like any component. Its props must be plain data, and it may use neither router hooks nor `useId`: its
 * first render in the browser must equal the server's.
 */
export function island<Props extends JsonObject>(
  islandName: IslandName,
  Component: (props: Props) => ReactNode,
  { wakes }: IslandOptions = {},
): IslandComponent<Props> {
  function Island(props: Props): ReactNode {
    const mode = useContext(IslandModeContext)
    if (mode === 'component') return <Component {...props} />
    return (
      <div data-island={islandName} data-props={JSON.stringify(props)} data-wakes={wakes} className="island">
        <IslandMode value="component">
          <Component {...props} />
        </IslandMode>
      </div>
    )
  }
  return Object.assign(Island, { islandName })
}
