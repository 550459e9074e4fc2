import { expect, test } from 'vitest'
import { openSearchDescription } from './opensearch.ts'

test("describes the site's search, and escapes the site's name", () => {
  const words = { siteName: 'Tecno & <b>"Robótica"</b> del instituto', tagline: '<i>Aprueba</i> & aprende' }
  const xml = openSearchDescription(words, 'https://tecno.example.org')
  expect(xml).toContain('<ShortName>Tecno &amp; &lt;b&gt;&quot;Robó</ShortName>')
  expect(xml).toContain('template="https://tecno.example.org/buscar?q={searchTerms}"')
  expect(xml).not.toMatch(/<b>|<i>|&(?!amp;|lt;|gt;|quot;)/)
})
