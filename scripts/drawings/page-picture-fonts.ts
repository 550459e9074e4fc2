import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

// Run by hand after an update of the font packages: node scripts/drawings/page-picture-fonts.ts.
// Commit the results.
const atkinson =
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
const katex = 'node_modules/katex/dist/fonts'
const folder = 'app/site/metadata/fonts'

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
/** Latin letters and signs, if the font has them. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}${range(0x2010, 0x2044)}€™←→↑↓−≤≥≠≈√∞`
/** Symbols of formulas in titles of the course; small Greek letters are in a separate font. */
const symbols = `${range(0x391, 0x3a9)}√∞∂∑∝≡≤≥≠≈′∠⊥∥⋅ℓ`
const smallGreek = range(0x3b1, 0x3c9)

type Table = { start: number; length: number }

/**
 * Advance width of each character of a TrueType font, in thousandths of its size.
 * It parses the tables `cmap` (format 4), `hhea` and `hmtx`.
 */
function readWidths(font: Buffer): Record<string, number> {
  const tables = new Map<string, Table>()
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
    tables.set(font.toString('latin1', at, at + 4), {
      start: font.readUInt32BE(at + 8),
      length: font.readUInt32BE(at + 12),
    })
  const table = (name: string): Buffer => {
    const { start, length } = tables.get(name) ?? { start: 0, length: 0 }
    return font.subarray(start, start + length)
  }
  const size = table('head').readUInt16BE(18)
  const measured = table('hhea').readUInt16BE(34)
  const advance = (glyph: number): number => table('hmtx').readUInt16BE(4 * Math.min(glyph, measured - 1))
  const widths: Record<string, number> = {}
  for (const [code, glyph] of readGlyphs(table('cmap')))
    widths[String.fromCodePoint(code)] = Math.round((1000 * advance(glyph)) / size)
  return widths
}

function readGlyphs(cmap: Buffer): [code: number, glyph: number][] {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index))
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (start === undefined) throw new Error('The font has no cmap of format 4')
  const map = cmap.subarray(start)
  const segments = map.readUInt16BE(6)
  const glyphs: [number, number][] = []
  for (let at = 0; at < segments; at += 2) {
    const end = map.readUInt16BE(14 + at)
    const begin = map.readUInt16BE(16 + segments + at)
    const delta = map.readUInt16BE(16 + 2 * segments + at)
    const rangeAt = 16 + 3 * segments + at
    const offset = map.readUInt16BE(rangeAt)
    for (let code = begin; code <= end && code < 0xffff; code++) {
      const raw = offset === 0 ? code : map.readUInt16BE(rangeAt + offset + 2 * (code - begin))
      const glyph = raw === 0 && offset !== 0 ? 0 : (raw + delta) & 0xffff
      if (glyph !== 0) glyphs.push([code, glyph])
    }
  }
  return glyphs
}

/** Writes one weight of a font, subset to these characters, and returns their widths. */
async function write(name: string, source: string, text: string, weight?: number) {
  const font = await subsetFont(await readFile(source), text, {
    targetFormat: 'sfnt',
    ...(weight && { variationAxes: { wght: weight } }),
  })
  await writeFile(`${folder}/${name}.ttf`, font)
  console.log(`${folder}/${name}.ttf: ${font.length} bytes`)
  return readWidths(font)
}

const symbolWidths = {
  ...(await write('symbols', `${katex}/KaTeX_Main-Regular.ttf`, symbols)),
  ...(await write('small-greek', `${katex}/KaTeX_Math-Italic.ttf`, smallGreek)),
}
const regular = await write('regular', atkinson, latin, 400)
const bold = await write('bold', atkinson, latin, 700)
const widths = { regular: { ...symbolWidths, ...regular }, bold: { ...symbolWidths, ...bold } }
await writeFile(`${folder}/widths.json`, `${JSON.stringify(widths)}\n`)
