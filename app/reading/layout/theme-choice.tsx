import { type ReactNode, useEffect } from 'react'
import { layoutTexts } from './layout-texts.ts'
import { showTheme } from './theme.ts'

const options = [
  ['auto', layoutTexts.themeAuto],
  ['light', layoutTexts.themeLight],
  ['dark', layoutTexts.themeDark],
] as const

/** The choice of automatic, light or dark theme. Shown only with scripts; without them the device decides. */
export function ThemeChoice({ place }: { place: string }): ReactNode {
  // Inputs that React renders anew, for instance after an error, must show the current choice.
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
