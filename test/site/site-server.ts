import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import packageJson from '../../package.json' with { type: 'json' }
import type { Host } from './hosts.ts'

// Sites and commands of tests use only the settings of their tests, not those of a developer's .env.
process.env.ENV_FILE ??= ''

/**
 * Variable with the path of a data folder that contains the course, created once per run (filled-site.ts).
 */
export const filledSite = 'FILLED_SITE_DIR'

/** A site of a test: the real server process on a free port, with a new data folder. */
export type SiteServer = {
  url: string
  dataDir: string
  process: ChildProcess
  /** Stops the process and removes its data folder. */
  stop: () => Promise<void>
}

/** Node flags of `npm start`. */
const flags = packageJson.scripts.start.split(' ').slice(1, -1)
// Set by developers to find journeys that only pass on a fast machine.
if (process.env.SLOW_ASSETS) flags.push('--import', pathToFileURL(resolve('test/site/slow-assets.ts')).href)

type Start = {
  server?: 'server/start.ts' | 'server/dev.ts'
  /** File for the output of the server; otherwise the output is discarded. */
  logFile?: string
  /** Folder of another build of the site. */
  folder?: string
  /** Whether that folder has its own server code too. */
  isWhole?: boolean
  /** Machine on which it runs, if not the local one. */
  host?: Pick<Host, 'name' | 'address' | 'reach'> | undefined
}

/**
 * Starts the built site, or the development server; resolves when it is ready.
 * `environment` is added to the settings.
 */
export async function startSite(
  environment: Record<string, string> = {},
  { server = 'server/start.ts', logFile, folder = '.', isWhole = false, host }: Start = {},
): Promise<SiteServer> {
  const dataDir = environment.DATA_DIR ?? (await makeDataDir(environment))
  const log = logFile === undefined ? undefined : await open(logFile, 'w')
  const words = [process.execPath, ...flags, resolve(isWhole ? folder : '.', server)]
  const [program = '', ...rest] = host ? ['ip', 'netns', 'exec', host.name, ...words] : words
  const child = spawn(program, rest, {
    cwd: folder,
    env: {
      ...process.env,
      PORT: '0',
      HOST: host?.address ?? '127.0.0.1',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', log?.fd ?? 'pipe', 'inherit'],
  })
  await log?.close()
  const url = await (logFile === undefined ? readAddress(child) : findAddress(child, logFile))
  return {
    url: host ? `http://127.0.0.1:${await host.reach(Number(new URL(url).port))}` : url,
    dataDir,
    process: child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        // A failed test may have left it stopped by SIGSTOP; it then handles SIGTERM only after SIGCONT.
        child.kill('SIGCONT')
        await once(child, 'exit')
      }
      // A folder given by the caller is not removed, because other processes may still use it.
      if (environment.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Creates a data folder. A site that would load the course gets a copy of the run's filled folder. */
async function makeDataDir({ DEMO, DATABASE_URL, CONTENT_DIR }: Record<string, string>): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'engrana-'))
  const filled = process.env[filledSite]
  const isFilled = DEMO === undefined && !DATABASE_URL && CONTENT_DIR === undefined
  if (filled && isFilled) await cp(filled, dataDir, { recursive: true })
  return dataDir
}

async function readAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output')
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    const address = addressIn(line)
    if (address) {
      child.stdout.resume()
      return address
    }
  }
  throw new Error(`The server ended before it was ready (${child.exitCode})`)
}

// Polls, because file watching does not work on every system.
async function findAddress(child: ChildProcess, logFile: string): Promise<string> {
  while (child.exitCode === null) {
    const address = addressIn(await readFile(logFile, 'utf8'))
    if (address) return address
    await pause(20)
  }
  throw new Error(`The server ended before it was ready (${child.exitCode})`)
}

function addressIn(text: string): string | undefined {
  const port = /en marcha: http:\/\/localhost:(\d+)/.exec(text)?.[1]
  return port && `http://127.0.0.1:${port}`
}
