import { fork } from 'node:child_process'
import { once } from 'node:events'
import { access, constants, glob, readFile, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as levels } from 'node:zlib'
import { holdingLock } from './build-lock.ts'
import { isBuilt, readSources, removeStamp, writeStamp } from './build-stamp.ts'
import { keepingAssets } from './edge/kept-assets.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `name.br` and `name.gz` beside every text file of a folder, at the highest compression level. */
async function compressFolder(folder: string): Promise<void> {
  for await (const name of glob(`${folder}/**/*.{js,css,svg,json,txt,webmanifest}`)) {
    const body = await readFile(name)
    await writeFile(`${name}.gz`, await toGzip(body, { level: 9 }))
    await writeFile(
      `${name}.br`,
      await toBrotli(body, {
        params: { [levels.BROTLI_PARAM_QUALITY]: 11, [levels.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
    )
  }
}

// Not in build/, which the first step of a build deletes.
const lock = 'node_modules/.cache/build.lock'
const kept = 'node_modules/.cache/kept-assets'
const list = 'build/left.json'
const router = 'node_modules/@react-router/dev/bin.cjs'
const vite = 'node_modules/vite/bin/vite.js'
const laterConfigs = ['vite.islands.config.ts', 'vite.threads.config.ts', 'vite.worker.config.ts']
const leaveWithParent = new URL('./leave-with-parent.ts', import.meta.url).href

/**
 * Builds the site in the working directory when its sources have changed since the last build. If several
 * processes need a build at once, one builds and the others wait. Tests pass a replacement for `build`.
 */
export async function buildIfNeeded(build: () => Promise<void> = buildSite): Promise<void> {
  if (await isBuilt()) return
  if (!(await can(constants.W_OK, '.')))
    leave('La web no está preparada, y quien la arranca no puede escribir en su carpeta')
  await holdingLock(lock, {
    onWait: () => console.log('Otro proceso está preparando la web: espero a que acabe…'),
    async work() {
      if (await isBuilt()) return
      await buildAndStamp(build)
    },
  })
}

async function buildAndStamp(build: () => Promise<void>): Promise<void> {
  const sources = await readSources()
  // Without a stamp, a build that is killed half way is not taken as finished.
  await removeStamp()
  await build()
  await writeStamp(sources)
}

/**
 * Builds pages and server, then the islands of reading pages, the worker threads and the service worker;
 * finally writes the compressed form of every file.
 */
async function buildSite(): Promise<void> {
  if (!(await can(constants.R_OK, router)))
    leave('La web no está preparada, y aquí faltan las herramientas que la preparan')
  console.log('Preparando la web (solo la primera vez o tras un cambio)…')
  await keepingAssets(runSteps, { assets: 'build/client/assets', kept, list })
}

async function runSteps(): Promise<void> {
  await run(router, ['build'])
  for (const config of laterConfigs) await run(vite, ['build', '--config', config])
  await compressFolder('build/client')
}

function can(mode: number, path: string): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  )
}

/** Ends the process and prints why the site cannot be built here and what to do. */
function leave(reason: string): never {
  console.error(
    `${reason}. Prepárala con «npm ci && npm run build», sin --omit=dev, o trae la carpeta build de otra máquina donde se ` +
      'preparó con estos mismos archivos.',
  )
  process.exit(1)
}

/** Runs a Node program that ends when this process ends. Rejects with the program's output when it fails. */
async function run(program: string, args: string[]): Promise<void> {
  const child = fork(program, args, {
    silent: true,
    execArgv: ['--import', leaveWithParent],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const written = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')))
  const [status] = await once(child, 'exit')
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} failed (${status})\n${(await written).join('')}`)
}

if (import.meta.main) {
  if (process.argv.includes('--if-needed')) await buildIfNeeded()
  else
    await holdingLock(lock, {
      onWait: () => console.log('Otro proceso está preparando la web…'),
      work: () => buildAndStamp(buildSite),
    })
}
