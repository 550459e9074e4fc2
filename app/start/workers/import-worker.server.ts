import { type ReadImport, readImport } from '../../documents/core/read-import.server.ts'
import { registry } from '../registry.server.ts'

/** Worker thread: parses the body that the import page uploads. */
export function run(body: ArrayBuffer): ReadImport | undefined {
  return readImport(body, registry)
}
