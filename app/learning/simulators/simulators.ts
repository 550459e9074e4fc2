import type { AnySimulator } from './simulator.ts'

/**
 * The definition of each simulator, by path. Vite resolves the glob; plain Node (threads in tests and in
 * `npm run dev`, scripts) reads the folder.
 */
const definitions: Readonly<Record<string, AnySimulator>> = import.meta.env
  ? import.meta.glob<AnySimulator>('./*/definition.ts', { import: 'simulator', eager: true })
  : await (await import('./read-definitions.ts')).readDefinitions()

/** Every simulator by the name of its island, in the order of /simuladores. */
export const simulators: ReadonlyMap<`${string}/${string}`, AnySimulator> = new Map(
  Object.entries(definitions)
    .sort(([a, one], [b, other]) => one.order - other.order || (a < b ? -1 : 1))
    .map(([path, simulator]) => [`learning/simulators/${path.split('/')[1]}/picture`, simulator]),
)

/** Paths of all simulator pages. */
export function listSimulatorPaths(): string[] {
  return [...simulators.values()].map(({ tipo: kindSlug }) => `/simuladores/${kindSlug}`)
}

/** The simulator with this name in addresses. */
export function findSimulator(kindSlug: string): AnySimulator | undefined {
  return [...simulators.values()].find((one) => one.tipo === kindSlug)
}
