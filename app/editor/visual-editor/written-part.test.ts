import { expect, test } from 'vitest'
import { openText } from './open-text.ts'
import { writtenFormula, writtenLink, writtenPicture } from './written-part.ts'

const read = (text: string) => openText(text).doc.firstChild

test('writes links and pictures that parse back with any words', () => {
  const words = 'a [b] *c* _d_ `e` $f$ <g> ~~h~~ \\'
  const link = read(writtenLink('/topic/a (1)', words).text)?.firstChild
  expect([link?.text, link?.marks[0]?.attrs.href]).toEqual([words, '/topic/a%20(1)'])
  const picture = read(
    writtenPicture({ src: '/media/a.webp', alt: words, title: 'Un "pie"' }).text,
  )?.firstChild
  expect(picture?.attrs).toMatchObject({ src: '/media/a.webp', alt: words, title: 'Un "pie"' })
})

test('writes a formula inline or as a block', () => {
  expect(read(writtenFormula('F =\nm', false).text)?.firstChild?.attrs.tex).toBe('F = m')
  expect(read(writtenFormula('F = m', true).text)?.type.name).toBe('formula_block')
})
