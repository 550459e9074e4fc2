import { type ReadImport, readImport } from '../../documents/core/read-import.server.ts'
import type { Simulators } from '../../learning/simulators/simulator.ts'
import { registry } from '../registry.server.ts'

const noSimulators: Simulators = new Map()

/** Worker thread: parses the body that the import page uploads. Loads simulators only if a text names one. */
export async function run(body: ArrayBuffer): Promise<ReadImport | undefined> {
  // JSON.stringify writes these characters as they are.
  const isNamed = Buffer.from(body).includes('::simulador')
  const { simulators } = isNamed
    ? await import('../../learning/simulators/simulators.ts')
    : { simulators: noSimulators }
  return readImport(body, registry, simulators)
}
