import { createContext, type ReactNode, useContext } from 'react'
import type { DraftFaults } from './draft-faults.ts'
import type { DraftQuestion, PracticeDraft } from './practice-draft.ts'

type Faults = { faults: DraftFaults; prefix: string }

const FaultsContext = createContext<Faults>({ faults: new Map(), prefix: '' })

/** Provides faults to the fields inside it. */
export function FaultsProvider({
  faults,
  children,
}: {
  faults: DraftFaults
  children: ReactNode
}): ReactNode {
  return <FaultsContext value={{ faults, prefix: '' }}>{children}</FaultsContext>
}

/** Adds `at` to the path of the fields inside it. */
export function FaultsAt({ at, children }: { at: string; children: ReactNode }): ReactNode {
  const { faults, prefix } = useContext(FaultsContext)
  return <FaultsContext value={{ faults, prefix: `${prefix}${at}.` }}>{children}</FaultsContext>
}

/** Returns the fault of the field at a path, if any. */
export function useFault(at: string | undefined): string | undefined {
  const { faults, prefix } = useContext(FaultsContext)
  return at === undefined ? undefined : faults.get(prefix + at)
}

/** Shows the fault of a group of fields, if any. */
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

/** Placeholders for empty fields: a question of the same kind, with data and hints. */
export type Examples = Pick<PracticeDraft, 'data' | 'hints'> & {
  question: DraftQuestion | undefined
}

const ExamplesContext = createContext<Examples | undefined>(undefined)

export const ExamplesProvider = ExamplesContext.Provider

/** Returns the examples of the enclosing form, or undefined if it has none. */
export const useExamples = (): Examples | undefined => useContext(ExamplesContext)
