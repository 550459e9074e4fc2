import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { SiteWords } from '../../platform/http/site-settings.ts'
import { escapeMarkup } from '../../platform/markdown/escape-markup.ts'
import { gearPath } from '../../ui/components/gear-path.ts'
import { isFixedSheet, type OgImage } from '../../ui/components/og-image.ts'
import { breakTitle, lineHeight, measure, type Widths } from './break-title.ts'

/** Size in pixels that link previews expect (ogp.me). */
export const pictureSize = { width: 1200, height: 630 }

const folder = resolve('app/site/metadata/fonts')
const fontFiles = ['regular', 'bold', 'symbols', 'small-greek'].map((name) => `${folder}/${name}.ttf`)
// Written by scripts/drawings/page-picture-fonts.ts.
const widths = JSON.parse(readFileSync(`${folder}/widths.json`, 'utf8')) as { regular: Widths; bold: Widths }

/** The light theme's colours, as in app/ui/styles/tokens.css. */
const paper = {
  ground: '#f7f5ee',
  sheet: '#fffefa',
  grid: '#e9e4d6',
  line: '#827a66',
  ink: '#1d2733',
  mute: '#525d6b',
}
const colors: Record<OgImage['color'], string> = {
  blue: '#1d5bbf',
  green: '#1b7a45',
  red: '#b83232',
  orange: '#a9540a',
  purple: '#6d3fc0',
  cyan: '#0b7285',
}
const frame = { left: 48, top: 44, right: 1152, bottom: 586 }
const block = { top: 486, brand: 820 }
const titleRoom = { width: 980, height: 340 }
const cellSize = 30

/** Draws a sheet as a PNG. */
export function drawOgImage(ogImage: OgImage, words: SiteWords): Uint8Array {
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Atkinson Hyperlegible Next' }
  return new Resvg(ogImageSvg(ogImage, words), { font }).render().asPng()
}

/** A sheet as SVG: squared paper, a frame, the title, and a title block as in technical drawings. */
export function ogImageSvg(ogImage: OgImage, { siteName, tagline }: SiteWords): string {
  const { title, kind, detail, color } = ogImage
  const { width, height } = pictureSize
  const own = colors[color]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Atkinson Hyperlegible Next">
<defs><pattern id="g" width="30" height="30" patternUnits="userSpaceOnUse"><path d="M30 0H0V30" fill="none" stroke="${paper.grid}" stroke-width="2"/></pattern></defs>
<rect width="${width}" height="${height}" fill="${paper.ground}"/><rect width="${width}" height="${height}" fill="url(#g)"/>
<g transform="translate(1040 170) rotate(9)" fill="none" stroke="${own}" opacity="0.28" stroke-width="5">
<path d="${gearPath({ teeth: 14, radius: 190, depth: 30 })}"/><circle r="46"/><path stroke-dasharray="26 8 5 8" stroke-width="3" d="M-240 0H240M0-240V240"/></g>
<rect x="${frame.left}" y="${frame.top}" width="${frame.right - frame.left}" height="${frame.bottom - frame.top}" fill="none" stroke="${paper.ink}" stroke-width="3"/>
<rect x="${frame.left}" y="${frame.top}" width="16" height="${frame.bottom - frame.top}" fill="${own}"/>
${drawTitle(title)}
<rect x="${frame.left}" y="${block.top}" width="${frame.right - frame.left}" height="${frame.bottom - block.top}" fill="${paper.sheet}" stroke="${paper.ink}" stroke-width="3"/>
<rect x="${frame.left}" y="${block.top}" width="16" height="${frame.bottom - block.top}" fill="${own}"/>
${isFixedSheet(ogImage) ? drawFacts('', tagline, own) : drawFacts(kind, detail, own)}
${drawBrand(siteName)}
</svg>`
}

function drawTitle(title: string): string {
  const text = drawableText(title, widths.bold) || '·'
  const { lines, size } = breakTitle(text, widths.bold, titleRoom)
  const whole = lines.length * size * lineHeight
  // Centres the lines vertically, by the height of capitals.
  const first = frame.top + (block.top - frame.top - whole) / 2 + size * 0.92
  const spans = lines.map(
    (line, index) =>
      `<tspan x="104" y="${Math.round(first + index * size * lineHeight)}">${escapeMarkup(line)}</tspan>`,
  )
  return `<text font-weight="700" font-size="${size}" fill="${paper.ink}">${spans.join('')}</text>`
}

function drawFacts(kind: string, detail: string, color: string): string {
  const label = drawableText(kind, widths.bold)
  const x = 92 + (label === '' ? 0 : measure(label, widths.bold, cellSize) + 28)
  const room = block.brand - x - 24
  const fact = fitLine(drawableText(detail, widths.regular), widths.regular, room)
  return `<text x="92" y="548" font-weight="700" font-size="${cellSize}" fill="${color}">${escapeMarkup(label)}</text>
<text x="${x.toFixed(1)}" y="548" font-size="${cellSize}" fill="${paper.mute}">${escapeMarkup(fact)}</text>
<path d="M${block.brand} ${block.top}V${frame.bottom}" stroke="${paper.ink}" stroke-width="3"/>`
}

function drawBrand(siteName: string): string {
  const name = fitLine(drawableText(siteName, widths.bold), widths.bold, frame.right - block.brand - 108)
  return `<g transform="translate(${block.brand + 50} 536)" fill="#17468f"><path d="${gearPath({ teeth: 10, radius: 27, depth: 6.7 })}"/><circle r="8" fill="${paper.sheet}"/></g>
<text x="${block.brand + 92}" y="548" font-weight="700" font-size="${cellSize}" fill="#17468f">${escapeMarkup(name)}</text>`
}

/** Shortens a text to one line, with «…» if it is too long. */
function fitLine(text: string, own: Widths, room: number): string {
  if (measure(text, own, cellSize) <= room) return text
  const letters = [...text]
  while (letters.length > 0 && measure(`${letters.join('')}…`, own, cellSize) > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/**
 * Reduces a text to characters that the fonts contain: unknown accents are stripped, emoji and invisible
 * characters are dropped, and other unknown characters become a middle dot.
 */
export function drawableText(text: string, widths: Widths): string {
  const has = (character: string): boolean => widths[character] !== undefined
  const characters = [...text.normalize('NFC').toWellFormed()].map((character) => {
    // Non-breaking spaces stay as they are.
    if (has(character)) return character
    if (/\s/.test(character)) return ' '
    const [base = ''] = character.normalize('NFKD')
    if (has(base) && /[\p{L}\p{N}]/u.test(base)) return base
    return /[\p{M}\p{C}\p{Sk}\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}]/u.test(character)
      ? ''
      : '·'
  })
  return characters.join('').replaceAll(/ +/g, ' ').trim()
}
