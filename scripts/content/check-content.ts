import { registry } from '../../app/start/registry.server.ts'
import { requireNodeVersion } from '../../server/node-version.ts'
import { checkDocuments } from './check-documents.ts'
import { readContentFiles } from './read-content-files.ts'

requireNodeVersion()
const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('Uso: npm run check-content -- carpeta o archivo.zip')
  process.exit(2)
}
const { checked, faults } = checkDocuments(await readContentFiles(path), registry)
for (const { message, count, shortest } of faults)
  console.log(
    `${message} (${count})\n  ${shortest.path}\n${shortest.text.slice(0, 2_000).replace(/^/gm, '  | ')}\n`,
  )
console.log(`Documentos: ${checked}. Mensajes distintos: ${faults.length}.`)
process.exitCode = faults.length > 0 || checked === 0 ? 1 : 0
