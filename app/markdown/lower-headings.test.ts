import { expect, test } from 'vitest'
import { lowerHeadings } from './lower-headings.ts'

test('moves headings down and leaves everything else', () => {
  expect(lowerHeadings('<h2 id="s-datos">Datos</h2><hr><h5>x</h5><p>&lt;h2&gt;</p>', 2)).toBe(
    '<h4 id="s-datos">Datos</h4><hr><h6>x</h6><p>&lt;h2&gt;</p>',
  )
})
