import { type ReadImport, readImport } from '../../documents/core/read-import.server.ts'
import { registry } from '../registry.server.ts'

/** Reads what the page of the import sends, on a thread. */
export function run(body: ArrayBuffer): ReadImport | undefined {
  return readImport(body, registry)
}
