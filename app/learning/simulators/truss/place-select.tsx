import type { ReactNode } from 'react'
import { editorTexts } from './editor-texts.ts'
import { namePlace, type Place, places } from './truss-grid.ts'

type PlaceSelectProps = {
  label: string
  value: Place | undefined
  /** A place excluded from the choice. */
  without?: Place | undefined
  set: (place: Place | undefined) => void
}

/** Choice of a place of the grid, or none. */
export function PlaceSelect({ label, value, without, set }: PlaceSelectProps): ReactNode {
  return (
    <label className="sim-control">
      {label}
      <select
        className="input"
        aria-label={label}
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          set(currentTarget.value === '' ? undefined : Number(currentTarget.value))
        }
      >
        <option value="">{editorTexts.none}</option>
        {places
          .filter((place) => place !== without)
          .map((place) => (
            <option key={place} value={place}>
              {namePlace(place)}
            </option>
          ))}
      </select>
    </label>
  )
}
