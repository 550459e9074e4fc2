import { type Config, readConfig } from '../../app/platform/config/config.server.ts'
import { isForOperator, OperatorError } from '../../app/platform/config/operator-error.ts'
import { explainStart } from '../../app/platform/db/start-error.server.ts'
import { readEnvFile } from '../../server/env-file.ts'
import { requireNodeVersion } from '../../server/node-version.ts'
import { explainDisk } from './explain-errors.ts'

/** An error with a message for the operator; the command exits with status 1. */
export class Refusal extends OperatorError {}

/**
 * Runs an operator's command with the settings of the site and prints its result.
 * If it throws, the process exits with status 1.
 */
export async function runCommand(work: (config: Config, words: string[]) => Promise<string>): Promise<void> {
  requireNodeVersion()
  readEnvFile()
  try {
    const config = readConfig(process.env)
    console.log(
      await work(config, process.argv.slice(2)).catch((error: unknown) => {
        throw explainStart(explainDisk(error), config.databaseUrl)
      }),
    )
  } catch (error) {
    console.error(isForOperator(error) ? error.message : error)
    process.exitCode = 1
  }
}

const width = 30

/** A progress bar on a terminal; it prints nothing elsewhere, so that logs of timers stay short. */
export function openProgressBar(output: NodeJS.WriteStream = process.stderr): {
  show: (percent: number) => void
  end: () => void
} {
  if (!output.isTTY) return { show() {}, end() {} }
  return {
    show(percent) {
      const full = Math.round((width * percent) / 100)
      output.write(`\r[${'█'.repeat(full)}${'·'.repeat(width - full)}] ${String(percent).padStart(3)} %`)
    },
    end() {
      output.write('\r\u001B[K')
    },
  }
}
