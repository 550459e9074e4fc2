import { globSync } from 'node:fs'
import type { AnySimulator } from './simulator.ts'

/** Imports the definition of each simulator, by path, as `import.meta.glob` does in code built by Vite. */
export async function readDefinitions(): Promise<Record<string, AnySimulator>> {
  const paths = globSync('*/definition.ts', { cwd: import.meta.dirname })
  const modules = await Promise.all(paths.map((path) => import(new URL(path, import.meta.url).href)))
  return Object.fromEntries(paths.map((path, at) => [`./${path}`, modules[at].simulator]))
}
