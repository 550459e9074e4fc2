import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

export const IslandModeContext = createContext<'island' | 'component'>('component')

/** Says whether islands below are woken one by one (reading pages) or hydrated with their page. */
export const IslandMode = IslandModeContext.Provider

type IslandProps<Props> = {
  /** The name under which `islands-client.ts` lists the same component. */
  name: string
  of: ComponentType<Props>
  props: Props
}

/**
 * A part of a reading page that becomes interactive when a person first touches it. Its component takes plain
 * data only, uses no router hook and no `useId`: its first render in the browser must equal the server's.
 */
export function Island<Props extends object>({ name, of: Component, props }: IslandProps<Props>): ReactNode {
  const mode = useContext(IslandModeContext)
  if (mode === 'component') return <Component {...props} />
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className="island">
      <Component {...props} />
    </div>
  )
}
