import type { ReactNode } from 'react'
import { inputsOf } from '../../editor/form/inputs.tsx'
import { settingsTexts as texts } from './settings-texts.ts'
import { site } from './site.ts'
import { ToolsField } from './tools-field.tsx'

const Input = inputsOf(site)

/** The form of the site's settings. */
export function SiteForm(): ReactNode {
  return (
    <>
      <h2>{texts.identity}</h2>
      <Input name="name" />
      <Input name="tagline" />
      <h2>{texts.school}</h2>
      <p className="note">{texts.schoolHint}</p>
      <Input name="schoolName" />
      <Input name="address" />
      <Input name="email" />
      <Input name="responsible" />
      <Input name="protection" />
      <h2>{texts.menus}</h2>
      <Input name="hiddenLinks" />
      <ToolsField />
    </>
  )
}
