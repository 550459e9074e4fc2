import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'

const sources = [
  'app/**/*',
  'server/**/*',
  'public/**/*',
  '{vite,vite.*,react-router}.config.ts',
  'package-lock.json',
]
const isTest = /\.test\.tsx?$/

/**
 * Fingerprint of the sources of a build: `quick` hashes names, sizes and times; `exact` hashes their
 * contents.
 */
type Stamp = { quick: string; exact: string }

const stampFile = (folder: string): string => join(folder, 'build/stamp')

/**
 * Whether the build in a folder was made from its current sources. The quick fingerprint takes milliseconds;
 * the contents are read only when it differs (copied files have other times).
 */
export async function isBuilt(folder = '.'): Promise<boolean> {
  const [quick, exact] = (await readFile(stampFile(folder), 'utf8').catch(() => '')).split('\n')
  if (!quick || !exact) return false
  const now = await quickStamp(folder)
  if (now === quick) return true
  if ((await exactStamp(folder)) !== exact) return false
  // In a read-only folder the sources are hashed again at the next start.
  await writeStamp({ quick: now, exact }, folder).catch(() => {})
  return true
}

/**
 * The fingerprint of the sources in a folder. Take it before a build: a source that changes during the build
 * is then rebuilt.
 */
export async function readSources(folder = '.'): Promise<Stamp> {
  return { quick: await quickStamp(folder), exact: await exactStamp(folder) }
}

/** Records that the build of a folder was made from these sources. */
export async function writeStamp({ quick, exact }: Stamp, folder = '.'): Promise<void> {
  await mkdir(join(folder, 'build'), { recursive: true })
  await writeFile(stampFile(folder), `${quick}\n${exact}\n`)
}

/** Marks the build of a folder as incomplete. */
export function removeStamp(folder = '.'): Promise<void> {
  return rm(stampFile(folder), { force: true })
}

function quickStamp(folder: string): Promise<string> {
  return hashEach(folder, async (path) => {
    const { size, mtimeMs } = await stat(path)
    return `${size} ${mtimeMs}`
  })
}

function exactStamp(folder: string): Promise<string> {
  return hashEach(folder, async (path) =>
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex'),
  )
}

async function hashEach(folder: string, describe: (path: string) => Promise<string>): Promise<string> {
  const lines: string[] = []
  for await (const entry of glob(sources, { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile() || isTest.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    // The path is relative, so that a copy of the folder has the same fingerprint.
    lines.push(`${relative(resolve(folder), path)} ${await describe(path)}`)
  }
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex')
}
