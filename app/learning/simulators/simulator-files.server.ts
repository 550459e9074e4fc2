import type { AnySimulator } from './simulator.ts'
import shared from './simulators.css?inline'
import { simulators } from './simulators.ts'

/** Markdown text of each simulator's page, from the simulator's folder. */
const texts = new Map(
  Object.entries(import.meta.glob<string>('./*/*.md', { query: '?raw', import: 'default', eager: true })).map(
    ([path, text]) => [path.split('/')[1], text],
  ),
)

/** Markdown below a simulator on its own page. Throws if it has none, which is a bug: each must have one. */
export function textOf(simulator: AnySimulator): string {
  const [name] = [...simulators].find(([, one]) => one === simulator) ?? []
  const text = texts.get(name?.split('/').at(-2))
  if (text === undefined) throw new Error(`The simulator ${simulator.tipo} has no text`)
  return text
}

const ownFiles = import.meta.glob<string>('./*/*.css', { query: '?inline', import: 'default', eager: true })

/** Style sheets by name: `simulators/<folder>` for one simulator, `simulators/shared` for all of them. */
export const simulatorSheets: ReadonlyMap<string, string> = new Map([
  ['simulators/shared', shared],
  ...Object.entries(ownFiles).map(([path, text]): [string, string] => [
    `simulators/${path.split('/')[1] ?? path}`,
    text,
  ]),
])
