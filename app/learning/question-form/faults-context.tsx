import { createContext, type ReactNode, useContext } from 'react'
import type { DraftFaults } from './draft-faults.ts'

type Faults = { faults: DraftFaults; prefix: string }

const FaultsContext = createContext<Faults>({ faults: new Map(), prefix: '' })

/** The fields in it show what is wrong with them. */
export function FaultsProvider({
  faults,
  children,
}: {
  faults: DraftFaults
  children: ReactNode
}): ReactNode {
  return <FaultsContext value={{ faults, prefix: '' }}>{children}</FaultsContext>
}

/** The places of the fields in it are counted from `at`. */
export function FaultsAt({ at, children }: { at: string; children: ReactNode }): ReactNode {
  const { faults, prefix } = useContext(FaultsContext)
  return <FaultsContext value={{ faults, prefix: `${prefix}${at}.` }}>{children}</FaultsContext>
}

/** What is wrong with the field at a place. */
export function useFault(at: string | undefined): string | undefined {
  const { faults, prefix } = useContext(FaultsContext)
  return at === undefined ? undefined : faults.get(prefix + at)
}

/** What is wrong with several fields together. */
export function FaultNote({ at, id }: { at: string; id?: string }): ReactNode {
  const fault = useFault(at)
  return (
    fault !== undefined && (
      <p id={id} className="field-error" tabIndex={-1}>
        {fault}
      </p>
    )
  )
}
