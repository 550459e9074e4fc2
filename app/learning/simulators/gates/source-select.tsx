import type { ReactNode } from 'react'
import { gatesTexts, sourceName } from './gates-texts.ts'
import { inputNames, type Network, type Source } from './network.ts'
import { parseSource, writeSource } from './network-code.ts'

type SourceSelectProps = {
  label: string
  source: Source
  network: Network
  /** Whether a choice would close a loop; it is listed with that note but disabled. */
  isRefused: (source: Source) => boolean
  set: (source: Source) => void
}

/** Chooses the source of an input or an output. */
export function SourceSelect({ label, source, network, isRefused, set }: SourceSelectProps): ReactNode {
  const options: Source[] = [null, ...inputNames, ...network.gates.keys()]
  return (
    <label>
      {label}
      <select
        className="input"
        aria-label={label}
        value={writeSource(source)}
        onChange={(event) => set(parseSource(event.currentTarget.value))}
      >
        {options.map((option) => {
          const refused = isRefused(option)
          return (
            <option key={writeSource(option)} value={writeSource(option)} disabled={refused}>
              {refused ? gatesTexts.refused(sourceName(option)) : sourceName(option)}
            </option>
          )
        })}
      </select>
    </label>
  )
}
