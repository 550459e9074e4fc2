import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, readFile, stat, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { compressFolder } from './compress.ts'

const run = promisify(execFile)
const stampFile = 'build/stamp'
const sources = ['app/**/*', 'server/**/*', 'public/**/*', '*.config.ts', 'package-lock.json']

/** A text that changes when any source file does: names, sizes and times, so that asking costs milliseconds. */
async function sourcesStamp(): Promise<string> {
  const hash = createHash('sha256')
  const lines: string[] = []
  for await (const name of glob(sources)) {
    const { size, mtimeMs } = await stat(name)
    lines.push(`${name} ${size} ${mtimeMs}`)
  }
  return hash.update(lines.sort().join('\n')).digest('hex')
}

/** Builds the site when its sources are not those of the last build. */
export async function buildIfNeeded(): Promise<void> {
  const built = await readFile(stampFile, 'utf8').catch(() => '')
  if (built === (await sourcesStamp())) return
  console.log('Preparando la web (solo la primera vez o tras un cambio)…')
  await build()
}

/** Pages and server, then the islands of the reading pages, the threads and the service worker, then the compressed forms of every file. */
async function build(): Promise<void> {
  const stamp = await sourcesStamp()
  const environment = { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 16_000_000 }
  await run(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], environment)
  for (const config of ['vite.islands.config.ts', 'vite.threads.config.ts', 'vite.worker.config.ts']) {
    await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--config', config], environment)
  }
  await compressFolder('build/client')
  await writeFile(stampFile, stamp)
}

if (import.meta.main) await (process.argv.includes('--if-needed') ? buildIfNeeded() : build())
