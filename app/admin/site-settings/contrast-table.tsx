import type { ReactNode } from 'react'
import { colorTexts } from '../../site/topics/category.ts'
import { minContrast } from '../../ui/styles/contrast.ts'
import type { ColorContrast } from './color-contrast.ts'
import { sitePanelTexts as texts } from './site-panel-texts.ts'

const ratios = new Intl.NumberFormat('es', { maximumFractionDigits: 1 })
// Truncated and not rounded, so that 4,46 does not appear sufficient.
const inWords = (value: number): string => ratios.format(Math.floor(value * 10) / 10)

/** The contrast of each colour in each theme. */
export function ContrastTable({ contrasts }: { contrasts: readonly ColorContrast[] }): ReactNode {
  return (
    <details className="prose contrast-table">
      <summary>{texts.contrast}</summary>
      <p>{texts.contrastNote(inWords(minContrast))}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.color}</th>
            <th scope="col">{texts.light}</th>
            <th scope="col">{texts.dark}</th>
            <th scope="col">{texts.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {contrasts.map(({ color, light, dark }) => (
            <tr key={color}>
              <th scope="row">{colorTexts[color]}</th>
              <td>{texts.ratio(inWords(light))}</td>
              <td>{texts.ratio(inWords(dark))}</td>
              <td>{Math.min(light, dark) >= minContrast ? texts.yes : texts.no}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
