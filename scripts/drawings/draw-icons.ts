import { readFile, writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'

// Run by hand after a change of public/icon.svg: node scripts/drawings/draw-icons.ts. Commit the results.
const icon = await readFile('public/icon.svg', 'utf8')
const brand = '#17468f'
/** Maskable icon, which launchers crop: the sign in the safe circle (80 % of the width), full background. */
const maskable = icon
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace(/<rect [^>]*>/, `<rect x="-4" y="-4" width="40" height="40" fill="${brand}"/>`)
/** Apple rounds the corners itself, and shows black behind transparent ones. */
const square = icon.replace(/ rx="\d+"/, '')

const icons: [name: string, svg: string, side: number][] = [
  ['icon-192', icon, 192],
  ['icon-512', icon, 512],
  ['icon-maskable-512', maskable, 512],
  ['apple-touch-icon', square, 180],
]
for (const [name, svg, side] of icons) {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().asPng()
  await writeFile(`public/${name}.png`, png)
  console.log(`public/${name}.png: ${png.length} bytes`)
}
