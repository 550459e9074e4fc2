import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

// Run by hand after an update of the font package: node scripts/drawings/subset-font.ts,
// then scripts/drawings/plain-zero.py. Commit the result.
const source =
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'
const target = 'app/ui/styles/fonts/atkinson-hyperlegible-next.woff2'

/** Characters of Spanish, Catalan, Galician, Basque, English and the units of the course. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const letters = 'áéíóúüñçàèòïâêôäö' + 'ÁÉÍÓÚÜÑÇÀÈÒÏ'
const signs = '¿¡ºª«»“”‘’–—…·•€°×÷−±²³µ©®¬¼½¾\u00A0\u202F←→↑↓≤≥≠≈'

const font = await subsetFont(await readFile(source), ascii + letters + signs, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800, default: 400 } },
})
await writeFile(target, font)
console.log(`${target}: ${font.length} bytes`)
