import { type ReactNode, useState } from 'react'
import type { EditorView } from '../simulator-view.ts'
import { type Edit, holdNode, loadNode, moveLoad, toggleBar } from './truss-edits.ts'
import { describeForce, type LoadedBar, type TrussOutcome, type TrussValues } from './truss-model.ts'
import {
  barCode,
  barName,
  directions,
  isSameBar,
  namePlace,
  type Place,
  places,
  readChoice,
  supportKinds,
  type Truss,
} from './truss-parts.ts'
import { directionNames, editorTexts, supportNames } from './truss-texts.ts'

/** Props of the truss components. `change` is absent on the server. */
export type TrussView = {
  values: TrussValues
  outcome: TrussOutcome
  change?: (change: Partial<TrussValues>) => void
}

type TrussEditorProps = TrussView & Pick<EditorView, 'fixed'>

/**
 * Adds and removes bars, supports and loads with native controls, and shows a message after each edit.
 * An edit of a ready truss turns it into the user's own.
 */
export function TrussEditor({ values, outcome, change, fixed }: TrussEditorProps): ReactNode {
  const [said, setSaid] = useState('')
  const { modelo } = values
  const write = (code: string, words: string): void => {
    setSaid(words)
    change?.({ modelo: 'propio', barras: code })
  }
  const apply = (edit: Edit): void =>
    'refused' in edit ? setSaid(edit.refused) : write(edit.code, edit.said)
  const choose = (elegido: string): void => {
    setSaid('')
    change?.({ elegido })
  }
  const canBuild = !isLocked(modelo, fixed)
  const canChoose = !fixed.includes('elegido')
  if (!canBuild && !canChoose) return null
  const { elegido } = values
  return (
    <fieldset className="sim-controls truss-editor needs-script" disabled={!change}>
      <legend>{canBuild ? editorTexts.legend : editorTexts.reading}</legend>
      <BarFields
        elegido={elegido}
        outcome={outcome}
        apply={canBuild ? apply : undefined}
        choose={canChoose ? choose : undefined}
      />
      {canBuild && <NodeFields truss={outcome.truss} at={readChoice(elegido).from} apply={apply} />}
      {canBuild && <Back erase={() => write('', editorTexts.erased)} said={said} />}
    </fieldset>
  )
}

/**
 * An edit is impossible if `barras` is locked, or if another truss is locked and the edit would not be shown.
 */
function isLocked(modelo: string, fixed: readonly string[]): boolean {
  return fixed.includes('barras') || (fixed.includes('modelo') && modelo !== 'propio')
}

type BackProps = { erase: () => void; said: string }

/** Undo and erase buttons, and the message of the last edit. */
function Back({ erase, said }: BackProps): ReactNode {
  return (
    <>
      <div className="sim-buttons">
        <button type="button" className="button button-quiet button-small" onClick={erase}>
          {editorTexts.erase}
        </button>
      </div>
      <p className="note" aria-live="polite">
        {said || editorTexts.hint}
      </p>
    </>
  )
}

type NodeFieldsProps = { truss: Truss; at: Place | undefined; apply: (edit: Edit) => void }

/** Controls of the support and the load of the chosen node. */
function NodeFields({ truss, at, apply }: NodeFieldsProps): ReactNode {
  if (at === undefined) return null
  const [only] = truss.loads
  return (
    <>
      <Choice
        label={editorTexts.support(namePlace(at))}
        none={editorTexts.noSupport}
        options={supportKinds}
        names={supportNames}
        value={truss.supports.find((support) => support.at === at)?.kind}
        set={(kind) => apply(holdNode(truss, at, kind))}
      />
      <Choice
        label={editorTexts.load(namePlace(at))}
        none={editorTexts.noLoad}
        options={directions}
        names={directionNames}
        value={truss.loads.find((load) => load.at === at)?.direction}
        set={(direction) => apply(loadNode(truss, at, direction))}
      />
      {truss.loads.length === 1 && only?.at !== at && (
        <div>
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => apply(moveLoad(truss, at))}
          >
            {editorTexts.bring(namePlace(at))}
          </button>
        </div>
      )}
    </>
  )
}

type ChoiceProps<Name extends string> = {
  label: string
  none: string
  options: readonly Name[]
  names: Readonly<Record<Name, string>>
  value: Name | undefined
  set: (name: Name | undefined) => void
}

function Choice<Name extends string>({
  label,
  none,
  options,
  names,
  value,
  set,
}: ChoiceProps<Name>): ReactNode {
  return (
    <label className="sim-control">
      {label}
      <select
        className="input"
        aria-label={label}
        value={value ?? ''}
        onChange={({ currentTarget }) => set(options.find((name) => name === currentTarget.value))}
      >
        <option value="">{none}</option>
        {options.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </select>
    </label>
  )
}

type BarFieldsProps = {
  elegido: string
  outcome: TrussOutcome
  /** Undefined if the truss is locked. */
  apply: ((edit: Edit) => void) | undefined
  /** Undefined if the choice is locked. */
  choose: ((elegido: string) => void) | undefined
}

/** Choice of two nodes, and controls of the bar between them or of a new one. */
function BarFields({ elegido, outcome: { truss, bars }, apply, choose }: BarFieldsProps): ReactNode {
  const { bar } = readChoice(elegido)
  const fileExists = bar !== undefined && truss.bars.some((one) => isSameBar(one, bar))
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
              {fileExists ? editorTexts.take(barName(bar)) : editorTexts.put(barName(bar))}
            </button>
          ) : (
            <p className="note">{editorTexts.chooseTwo}</p>
          )}
        </div>
      )}
      {choose && <BarSelect bars={bars} value={fileExists ? barCode(bar) : ''} choose={choose} />}
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
            {bar.force === undefined ? barName(bar) : `${barName(bar)}: ${describeForce(bar.force)}`}
          </option>
        ))}
      </select>
    </label>
  )
}

type PlaceSelectProps = {
  label: string
  value: Place | undefined
  /** A place excluded from the choice. */
  without?: Place | undefined
  set: (place: Place | undefined) => void
}

/** Choice of a place of the grid, or none. */
function PlaceSelect({ label, value, without, set }: PlaceSelectProps): ReactNode {
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
