import { sourceHash } from '../ui/source-hash.server.ts'
import type { SimulatorStyles } from './simulator-sheets.tsx'
import shared from './simulators.css?inline'

const ownFiles = import.meta.glob<string>('./*/*.css', { query: '?inline', import: 'default', eager: true })

/** Sheets by name: the folder of a simulator, `shared` for what all have. */
const sheets: ReadonlyMap<string, string> = new Map([
  ['shared', shared],
  ...Object.entries(ownFiles).map(([path, text]): [string, string] => [path.split('/')[1] ?? path, text]),
])
const hashes: ReadonlyMap<string, string> = new Map(
  [...sheets].map(([name, text]) => [name, sourceHash(text)]),
)

/** For the making of one page: each sheet stands in it once. */
export function stylesOfOnePage(): SimulatorStyles {
  return { sheets, used: new Set() }
}

/** Sources of the Content-Security-Policy that allow the sheets which that page got. */
export function hashesOfUsed({ used }: SimulatorStyles): string[] {
  return [...used].flatMap((name) => hashes.get(name) ?? [])
}
