import { expect, test } from 'vitest'
import { markdownToHtml } from './markdown-to-html.server.ts'

const render = (source: string) => markdownToHtml(source, () => undefined)

test('joins a number and its unit with a non-breaking space', () => {
  expect(render('Una pila de 4,5 V y 150 Ω; un 20 % de 3 kWh a 25 °C.')).toContain(
    'Una pila de 4,5\u00A0V y 150\u00A0Ω; un 20\u00A0% de 3\u00A0kWh a 25\u00A0°C.',
  )
})

test('does not change words that begin like a unit, nor code', () => {
  expect(render('Hay 3 maneras y 2 gatos. `5 V`')).toContain('Hay 3 maneras y 2 gatos. <code>5 V</code>')
})
