import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { defaultSettings } from '../../platform/http/site-settings.ts'
import type { OgImage } from '../../ui/components/og-image.ts'
import { breakTitle, measure, type Widths } from './break-title.ts'
import { drawableText, drawOgImage, ogImageSvg, pictureSize } from './draw-og-image.server.ts'

const { bold } = JSON.parse(readFileSync('app/site/metadata/fonts/widths.json', 'utf8')) as { bold: Widths }
const room = { width: 980, height: 340 }
const ogImage: OgImage = {
  tipo: 'temario',
  name: 'x',
  title: 'Palancas',
  kind: 'Tema',
  detail: 'Máquinas',
  color: 'blue',
}
const long = `Cómo elegir la resistencia de 220\u00A0Ω para un LED <b>rojo</b> & «azul» 🌉 sin que el ñandú lo queme nunca en clase ${'a'.repeat(9)}`

/** Counts the dark pixels in a part of the picture, as text has. */
async function countInk(png: Uint8Array, part: { left: number; top: number; width: number; height: number }) {
  const { data } = await sharp(png).extract(part).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((value) => value < 90).length
}

test('has the size that link previews expect, and shows the title', async () => {
  const png = drawOgImage(ogImage, defaultSettings)
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...pictureSize })
  const title = { left: 100, top: 60, width: 700, height: 400 }
  expect(await countInk(png, title)).toBeGreaterThan(5000)
  expect(await countInk(drawOgImage({ ...ogImage, title: 'I' }, defaultSettings), title)).toBeLessThan(5000)
})

test('draws every character of formulas and of Spanish, and no box for unknown ones', async () => {
  const part = { left: 100, top: 60, width: 700, height: 400 }
  const ink = (title: string) => countInk(drawOgImage({ ...ogImage, title }, defaultSettings), part)
  const space = await ink('\u00A0')
  for (const character of 'ñÑáü¿º€×Ωπ≤√Δμ')
    expect(await ink(character), character).toBeGreaterThan(space + 100)
})

test('draws a title of 120 characters with tags, symbols and emoji completely', async () => {
  expect([...long].length).toBeGreaterThanOrEqual(120)
  const svg = ogImageSvg({ ...ogImage, title: long }, defaultSettings)
  expect(svg).toContain('&lt;b&gt;rojo&lt;/b&gt; &amp;</tspan>')
  expect(svg).not.toMatch(/🌉|<b>/u)
  expect(
    await sharp(
      drawOgImage({ ...ogImage, title: long }, { ...defaultSettings, siteName: 'A & <B>' }),
    ).metadata(),
  ).toMatchObject(pictureSize)
})

test('breaks lines between words, and no line exceeds the width', () => {
  const text = drawableText(long, bold)
  const { lines, size } = breakTitle(text, bold, room)
  expect(lines.join(' ')).toBe(text)
  expect(lines.some((line) => line.includes('220\u00A0Ω'))).toBe(true)
  expect(Math.max(...lines.map((line) => measure(line, bold, size)))).toBeLessThanOrEqual(room.width)
})

test('cuts only a title that fits in no size, and marks it with an ellipsis', () => {
  const endless = breakTitle('m'.repeat(200), bold, room)
  expect(endless.lines.length).toBeGreaterThan(1)
  const much = breakTitle('palabra muy larga '.repeat(60).trim(), bold, room)
  expect(much.lines.at(-1)).toMatch(/…$/)
  for (const { lines, size } of [endless, much])
    expect(Math.max(...lines.map((line) => measure(line, bold, size)))).toBeLessThanOrEqual(room.width)
})

test('strips unknown accents, drops unknown characters or replaces them with a dot', () => {
  expect(drawableText('Łódź ś\u200D 👩🏽‍🔧🇪🇸 Тех a\n\tb', bold)).toBe('·ódz s ··· a b')
  expect(drawableText('\u0000\uD800e\u0301', bold)).toBe('·é')
})
