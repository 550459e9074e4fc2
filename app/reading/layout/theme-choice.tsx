import { type ReactNode, useEffect } from 'react'
import { layoutTexts } from './layout-texts.ts'
import { showTheme } from './theme.ts'

const options = [
  ['auto', layoutTexts.themeAuto],
  ['light', layoutTexts.themeLight],
  ['dark', layoutTexts.themeDark],
] as const

/** Automático, claro u oscuro. Shown only where scripts run; without them the device decides. */
export function ThemeChoice({ place }: { place: string }): ReactNode {
  // Options that React draws anew, as after an error, know the choice at once.
  useEffect(showTheme, [])
  return (
    <fieldset className="theme-choice">
      <legend>{layoutTexts.theme}</legend>
      {options.map(([value, text]) => (
        <label key={value}>
          <input type="radio" name={`tema-color-${place}`} value={value} defaultChecked={value === 'auto'} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
