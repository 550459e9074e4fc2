import type { ReactNode } from 'react'
import { editorTexts } from './editor-texts.ts'
import { PlaceSelect } from './place-select.tsx'
import { readChoice } from './truss-choice.ts'
import { type Edit, toggleBar } from './truss-edits.ts'
import { namePlace, type Place } from './truss-grid.ts'
import type { LoadedBar, TrussOutcome } from './truss-model.ts'
import { barCode, barName, isSameBar } from './truss-parts.ts'
import { sayForce } from './truss-sentence.ts'

type BarFieldsProps = {
  elegido: string
  outcome: TrussOutcome
  /** Undefined if the truss is locked. */
  apply: ((edit: Edit) => void) | undefined
  /** Undefined if the choice is locked. */
  choose: ((elegido: string) => void) | undefined
}

/** Choice of two nodes, and controls of the bar between them or of a new one. */
export function BarFields({ elegido, outcome: { truss, bars }, apply, choose }: BarFieldsProps): ReactNode {
  const { bar } = readChoice(elegido)
  const isThere = bar !== undefined && truss.bars.some((one) => isSameBar(one, bar))
  return (
    <>
      {apply && (
        <div className="truss-row">
          {choose && <EndSelects elegido={elegido} choose={choose} />}
          {bar ? (
            <button
              type="button"
              className="button button-small"
              onClick={() => apply(toggleBar(truss, bar))}
            >
              {isThere ? editorTexts.take(barName(bar)) : editorTexts.put(barName(bar))}
            </button>
          ) : (
            <p className="note">{editorTexts.chooseTwo}</p>
          )}
        </div>
      )}
      {choose && <BarSelect bars={bars} value={isThere ? barCode(bar) : ''} choose={choose} />}
    </>
  )
}

type Choosing = { choose: (elegido: string) => void }

function EndSelects({ elegido, choose }: Choosing & { elegido: string }): ReactNode {
  const { from, to } = readChoice(elegido)
  const name = (place: Place | undefined): string => (place === undefined ? '' : namePlace(place))
  const chooseFrom = (next: Place | undefined): void =>
    choose(next === undefined ? '' : name(next) + (next === to ? '' : name(to)))
  return (
    <>
      <PlaceSelect label={editorTexts.from} value={from} set={chooseFrom} />
      <PlaceSelect
        label={editorTexts.to}
        value={to}
        without={from}
        set={(next) => choose(name(from) + name(next))}
      />
    </>
  )
}

type BarSelectProps = Choosing & { bars: readonly LoadedBar[]; value: string }

function BarSelect({ bars, value, choose }: BarSelectProps): ReactNode {
  return (
    <label className="sim-control">
      {editorTexts.chooseBar}
      <select
        className="input"
        aria-label={editorTexts.chooseBar}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{editorTexts.noBar}</option>
        {bars.map((bar) => (
          <option key={barCode(bar)} value={barCode(bar)}>
            {bar.force === undefined ? barName(bar) : `${barName(bar)}: ${sayForce(bar.force)}`}
          </option>
        ))}
      </select>
    </label>
  )
}
