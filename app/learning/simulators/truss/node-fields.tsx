import type { ReactNode } from 'react'
import { editorTexts } from './editor-texts.ts'
import { type Edit, holdNode, loadNode, moveLoad } from './truss-edits.ts'
import { namePlace, type Place } from './truss-grid.ts'
import { directions, supportKinds, type Truss } from './truss-parts.ts'
import { directionNames, supportNames } from './truss-texts.ts'

type NodeFieldsProps = { truss: Truss; at: Place | undefined; apply: (edit: Edit) => void }

/** Controls of the support and the load of the chosen node. */
export function NodeFields({ truss, at, apply }: NodeFieldsProps): ReactNode {
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
