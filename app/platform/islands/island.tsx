import { createContext, type ReactNode, useContext } from 'react'

const IslandModeContext = createContext<'island' | 'component'>('component')

/** Says whether islands below are woken one by one (reading pages) or hydrated with their page. */
export const IslandMode = IslandModeContext.Provider

/** What travels as text from the server to the browser and arrives as it was. */
type Json = string | number | boolean | null | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json | undefined }

/** Where the island's file is: `accounts/sign-in` for app/accounts/accounts/sign-in.island.tsx, its default export. */
type IslandName = `${string}/${string}`
/**
 * When it wakes without a touch. `loaded`: once its page is loaded, for pages that say nothing without it; `near`: then, and once it is near the
 * screen, for what is there to be touched. `press`: not before the first touch, but with the pointer that comes down, for what is dragged.
 */
type IslandOptions = { wakes?: 'loaded' | 'near' | 'press' }
type IslandComponent<Props> = { (props: Props): ReactNode; islandName: IslandName }

/**
 * Makes an island of a component: a part of a reading page that becomes interactive when a person first touches it.
 * Pages use it like any component. It takes plain data only and uses no router hook and no `useId`: its first render
 * in the browser must equal the server's.
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
