import type { ReactNode } from 'react'
import { listValues } from '../../documents/core/field-schemas.ts'
import { fieldId, useFormState } from '../../editor/form/form-context.ts'
import { describedBy, FieldNotes } from '../../editor/form/form-field.tsx'
import { listName } from '../../ui/forms/parse-form.ts'
import { settingsTexts } from './settings-texts.ts'
import { maxTools, site } from './site.ts'

const name = 'toolIds'
const texts = settingsTexts.fields

/** The tools of the home page: one select per place; works without scripts. */
export function ToolsField(): ReactNode {
  const { fields, errors, references } = useFormState()
  const field = site.fields[name]
  const chosen = listValues(fields[name] ?? '')
  const tools = references[name]?.list ?? []
  const places = Math.max(maxTools, chosen.length)
  if (tools.length === 0) return <input type="hidden" name={listName(name)} value={fields[name] ?? ''} />
  return (
    <fieldset
      className="field choices-field"
      aria-describedby={describedBy(name, { ...field, required: true }, errors[name])['aria-describedby']}
    >
      <legend>{field.label}</legend>
      {Array.from({ length: places }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other id
        <label key={place} className="tool-place">
          {texts.tool(place + 1)}
          <select
            {...(place === 0 && { id: fieldId(name) })}
            name={listName(name)}
            className="input"
            defaultValue={chosen[place] ?? ''}
          >
            <option value="">{texts.usualTool}</option>
            {tools.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
      <FieldNotes name={name} field={field} />
    </fieldset>
  )
}
