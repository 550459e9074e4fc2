import { emptyCell, halves, type Solid, wholeCell } from './solid.ts'
import { viewsTexts } from './views-texts.ts'

/** Maximum number of cells per axis, and of characters per code: four layers of four rows of four. */
const most = 4
export const longestCode = 80

type ReadSolid = { solid: Solid } | { fault: string }

/**
 * Parses a solid: layers from the bottom up joined by `_`, rows from back to front joined by `-`.
 * Each cell is a letter of `halves` (`ccc-ccd_coo-ooo`).
 * A single layer of digits gives the height of each column instead (`312-121`).
 * Faults are reported in Spanish.
 */
export function readSolid(code: string): ReadSolid {
  if (/^[0-4]+(?:-[0-4]+)*$/.test(code)) return readLayers(fromHeights(code))
  return readLayers(code.split('_').map((layer) => layer.split('-')))
}

function fromHeights(code: string): string[][] {
  const rows = code.split('-')
  const tallest = Math.max(...code.replaceAll('-', '').split('').map(Number))
  return Array.from({ length: tallest }, (_, z) =>
    rows.map((row) => row.replace(/\d/g, (height) => (Number(height) > z ? wholeCell : emptyCell))),
  )
}

function readLayers(layers: readonly (readonly string[])[]): ReadSolid {
  const rows = layers.flat()
  const size = Math.max(
    3,
    layers.length,
    ...layers.map((layer) => layer.length),
    ...rows.map((row) => row.length),
  )
  if (size > most) return { fault: viewsTexts.tooLarge }
  const strange = rows.join('').replace(new RegExp(`[${Object.keys(halves).join('')}]`, 'g'), '')[0]
  if (strange !== undefined) return { fault: viewsTexts.strangeLetter(strange) }
  const depth = Math.max(...layers.map((layer) => layer.length))
  let cells = ''
  for (let z = 0; z < size; z++)
    for (let y = 0; y < size; y++) cells += (layers[z]?.[depth - 1 - y] ?? '').padEnd(size, emptyCell)
  if (!/[^o]/.test(cells)) return { fault: viewsTexts.nothingThere }
  return { solid: { size, cells } }
}
