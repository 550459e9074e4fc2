import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { exportSite } from '../../app/admin/transfer/export-site.server.ts'
import { readFigures } from '../../app/documents/media/figures.server.ts'
import { openFileStore } from '../../app/documents/media/open-file-store.server.ts'
import type { Config } from '../../app/platform/config/config.server.ts'
import { openSnapshot } from '../../app/platform/db/snapshot.server.ts'
import { registry } from '../../app/start/registry.server.ts'
import { explainTransfer } from './explain-errors.ts'
import { recordCommand } from './record-command.ts'
import { Refusal, runCommand } from './run-command.ts'
import { commandTexts } from './transfer-texts.ts'

/**
 * `npm run export -- ARCHIVO.zip`: exports the whole content of the site as a ZIP. The site may be running.
 */
async function main(config: Config, args: string[]): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Refusal(commandTexts.exportUsage)
  const unfinished = `${file}.a-medias`
  try {
    const snapshot = await openSnapshot(config.databaseUrl)
    try {
      const store = await openFileStore(config.storageUrl, config.dataDir)
      const figures = await readFigures(config.contentDir)
      const out = createWriteStream(unfinished)
      const exported = await exportSite(out, { db: snapshot.db, registry, store, figures })
      await rename(unfinished, file)
      await recordCommand(config.databaseUrl, 'export-site')
      return commandTexts.exported(file, exported)
    } finally {
      await snapshot.close()
    }
  } catch (error) {
    await rm(unfinished, { force: true })
    throw explainTransfer(error, config.databaseUrl, file)
  }
}

await runCommand(main)
// The S3 client keeps its connections open for a while, which would delay the exit.
process.exit()
