import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { colors, colorTexts, toColor } from '../../site/topics/category.ts'
import type { ColorContrast } from './color-contrast.ts'
import { ContrastTable } from './contrast-table.tsx'
import type { ColoredCategory } from './read-site-panel.server.ts'
import type { ChosenColor } from './save-colors.server.ts'
import { sitePanelTexts as texts } from './site-panel-texts.ts'

type ColorsOutcome = { chosen: readonly ChosenColor[] } & (
  | { status: 'saved'; ids: readonly string[] }
  | { status: 'conflict'; names: readonly string[] }
  | { status: 'invalid'; message: string }
)

type ColorsFormProps = {
  categories: readonly ColoredCategory[]
  contrasts: readonly ColorContrast[]
  outcome: ColorsOutcome | undefined
}

/** The colours of all categories in one form. If saving fails, the chosen colours stay selected. */
export function ColorsForm({ categories, contrasts, outcome }: ColorsFormProps): ReactNode {
  const isBusy = useNavigation().state !== 'idle'
  const unsaved = outcome?.status === 'saved' ? [] : (outcome?.chosen ?? [])
  return (
    <section className="section">
      <h2>{texts.colors}</h2>
      <p>{texts.colorsNote}</p>
      <Outcome outcome={outcome} />
      {categories.length === 0 && <p className="empty">{texts.noCategories}</p>}
      {categories.length > 0 && (
        <Form method="post" className="colors-form">
          <ul>
            {categories.map((one) => (
              <ColorChoice
                // Remount when another user has changed the colour, so that the choice starts from theirs.
                key={`${one.id} ${one.updatedAt}`}
                category={one}
                chosen={unsaved.find(({ id }) => id === one.id)?.color ?? one.color}
              />
            ))}
          </ul>
          <button type="submit" className="button" aria-disabled={isBusy || undefined}>
            {isBusy ? texts.saving : texts.saveColors}
          </button>
        </Form>
      )}
      <ContrastTable contrasts={contrasts} />
    </section>
  )
}

type ColorChoiceProps = { category: ColoredCategory; chosen: string }

function ColorChoice({ category: { id, name, updatedAt }, chosen }: ColorChoiceProps): ReactNode {
  const [color, setColor] = useState(toColor(chosen))
  return (
    <li data-color={color}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="openedAt" value={updatedAt} />
      <label>
        <span>{name}</span>
        <select
          name="color"
          className="input"
          aria-label={texts.colorOf(name)}
          value={color}
          onChange={({ currentTarget }) => setColor(toColor(currentTarget.value))}
        >
          {colors.map((one) => (
            <option key={one} value={one}>
              {colorTexts[one]}
            </option>
          ))}
        </select>
      </label>
    </li>
  )
}

function Outcome({ outcome }: { outcome: ColorsOutcome | undefined }): ReactNode {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome) status.current?.focus()
  }, [outcome])
  const isWrong = outcome !== undefined && outcome.status !== 'saved'
  return (
    <p
      ref={status}
      role="status"
      tabIndex={-1}
      className={outcome && (isWrong ? 'form-notice form-notice-error' : 'form-notice')}
    >
      {outcome && wordsOf(outcome)}
    </p>
  )
}

function wordsOf(outcome: ColorsOutcome): string {
  switch (outcome.status) {
    case 'saved':
      return texts.saved(outcome.ids.length)
    case 'conflict':
      return texts.conflict(outcome.names.join(', '))
    case 'invalid':
      return outcome.message
  }
}
