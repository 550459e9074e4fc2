import type { ReactNode } from 'react'
import type { EditorView } from '../simulator-view.ts'
import { type BinaryView, setPattern } from './binary-picture.tsx'
import { binaryTexts, showWhole } from './binary-texts.ts'

/** The bits as checkboxes, and buttons for operations on the number. */
export function BinaryEditor({
  values,
  outcome: { number },
  change,
  fixed,
}: BinaryView & Pick<EditorView, 'fixed'>): ReactNode {
  if (values.ver === 'unidades' || fixed.includes('valor')) return null
  // A locked `hex` overrides what the checkboxes would write.
  if (fixed.includes('hex') && values.hex !== '') return null
  const { bits, pattern, width } = number
  const set = (next: number): void => change?.(setPattern(values, next))
  const works: readonly [label: string, next: number][] = [
    [binaryTexts.addOne, pattern + 1],
    [binaryTexts.takeOne, pattern - 1],
    [binaryTexts.invert, 2 ** width - 1 - pattern],
    [binaryTexts.clear, 0],
  ]
  return (
    <fieldset className="binary-editor needs-script" disabled={!change}>
      <legend>{binaryTexts.editor}</legend>
      <div className="binary-bits">
        {bits.map(({ bit, weight }, at) => (
          <label key={weight}>
            {showWhole(weight)}
            <input
              type="checkbox"
              aria-label={binaryTexts.bit(width - 1 - at, weight)}
              checked={bit === 1}
              onChange={() => set(pattern ^ (1 << (width - 1 - at)))}
            />
          </label>
        ))}
      </div>
      <div className="binary-works">
        {works.map(([label, next]) => (
          <button
            key={label}
            type="button"
            className="button button-quiet button-small"
            onClick={() => set(next)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
