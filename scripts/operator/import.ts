import { parseArgs } from 'node:util'
import { countRows } from '../../app/admin/transfer/transfer-report.ts'
import type { Config } from '../../app/platform/config/config.server.ts'
import { explainTransfer } from './explain-errors.ts'
import { importInto } from './import-into.ts'
import { recordCommand } from './record-command.ts'
import { Refusal, runCommand } from './run-command.ts'
import { commandTexts } from './transfer-texts.ts'

const flags = {
  probar: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  sustituir: { type: 'boolean' },
  replace: { type: 'boolean' },
} as const

/**
 * `npm run import -- ARCHIVO [--probar] [--sustituir]`: imports content into this site.
 * The site may be running, or not exist yet.
 */
async function main(config: Config, args: string[]): Promise<string> {
  const { values, positionals } = readArguments(args)
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Refusal(commandTexts.importUsage)
  const isTrial = values.probar === true || values['dry-run'] === true
  const replaces = values.sustituir === true || values.replace === true
  const rows = await importInto(config, { file, isTrial, replaces, ...showProgress() }).catch(
    (error: unknown) => {
      throw explainTransfer(error, config.databaseUrl)
    },
  )
  if (!isTrial) await recordCommand(config.databaseUrl, 'import-site')
  const statuses = isTrial ? commandTexts.trialStatuses : commandTexts.statuses
  for (const { status, path, title, message } of rows)
    console.log(commandTexts.row(statuses[status], path, title, message))
  const counts = countRows(rows)
  if (counts.wrong > 0) process.exitCode = 1
  return commandTexts.imported(counts, isTrial)
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: flags })
  } catch (error) {
    throw new Refusal(commandTexts.importUsage, { cause: error })
  }
}

function showProgress(): { onProgress?: (done: number, all: number) => void } {
  if (!process.stderr.isTTY) return {}
  return {
    onProgress(done, all) {
      process.stderr.write(`\r${commandTexts.progress(done, all)}${done === all ? '\n' : ''}`)
    },
  }
}

await runCommand(main)
// Connections that the site keeps open would delay the exit.
process.exit()
