import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

// Sites of tests have the settings that their tests give, not those of somebody's .env; commands started beside them too.
process.env.ENV_FILE ??= ''

/** A site of its own for a test: the real server process on a free port, with a fresh data folder. */
export type SiteServer = {
  url: string
  dataDir: string
  process: ChildProcess
  /** Ends the process and removes its data. */
  stop: () => Promise<void>
}

/** Starts the built site, or another server of it; resolves when it answers. `environment` is added to the settings. */
export async function startSite(
  environment: Record<string, string> = {},
  server: 'server/start.ts' | 'server/dev.ts' = 'server/start.ts',
): Promise<SiteServer> {
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'engrana-')))
  const child = spawn(process.execPath, [server], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readAddress(child)
  return {
    url,
    dataDir,
    process: child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        // A test that failed may have left it halted, deaf to every other signal.
        child.kill('SIGCONT')
        await once(child, 'exit')
      }
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function readAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output')
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) {
    const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1]
    if (port) {
      child.stdout.resume()
      return `http://127.0.0.1:${port}`
    }
  }
  throw new Error(`The server ended before it was ready (${child.exitCode})`)
}
