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

/** What a build was made of: `quick` names, sizes and times of the sources, `exact` what stands in them. */
type Stamp = { quick: string; exact: string }

const stampFile = (folder: string): string => join(folder, 'build/stamp')

/**
 * Whether the build of a folder is of its sources as they are. Asking costs milliseconds; only where names, sizes or times
 * differ (a copy in another place has times of its own) the sources are read.
 */
export async function isBuilt(folder = '.'): Promise<boolean> {
  const [quick, exact] = (await readFile(stampFile(folder), 'utf8').catch(() => '')).split('\n')
  if (!quick || !exact) return false
  const now = await quickStamp(folder)
  if (now === quick) return true
  if ((await exactStamp(folder)) !== exact) return false
  // A folder that nobody may write is read once more at the next start.
  await writeStamp({ quick: now, exact }, folder).catch(() => {})
  return true
}

/** What stands in a folder now; taken before a build, so that what changes meanwhile is built the next time. */
export async function readSources(folder = '.'): Promise<Stamp> {
  return { quick: await quickStamp(folder), exact: await exactStamp(folder) }
}

/** Says that the build of a folder is made of these sources. */
export async function writeStamp({ quick, exact }: Stamp, folder = '.'): Promise<void> {
  await mkdir(join(folder, 'build'), { recursive: true })
  await writeFile(stampFile(folder), `${quick}\n${exact}\n`)
}

/** Says that the build of a folder is not whole. */
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
    // Another place has another path, and the same sources.
    lines.push(`${relative(resolve(folder), path)} ${await describe(path)}`)
  }
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex')
}
