import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Milliseconds that old files are kept: longer than a page stays open. */
const keptMs = 30 * 24 * 3_600_000

/** `list`: the JSON file, outside the served folder, with the time at which each old file went out of use. */
type Folders = { assets: string; kept: string; list: string; now?: number }
/** When each file that the current build no longer includes went out of use. */
type Leavers = Record<string, number>

/** The name of the list during a build, and in old builds, which served it among the assets. */
const listName = 'left.json'

/**
 * Builds, and keeps the files of earlier builds beside the new ones for 30 days: a page that was opened
 * before still loads its own chunks. File names carry a content hash, so old and new files cannot collide.
 */
export async function keepingAssets(
  build: () => Promise<void>,
  { assets, kept, list, now = Date.now() }: Folders,
): Promise<void> {
  // A build that was killed half way has left files in `kept`, and the build folder is incomplete.
  await copyMissing(assets, kept)
  await copyMissing(list, join(kept, listName))
  await build()
  const left = await readLeavers(join(kept, listName))
  const current = new Set(await readdir(assets))
  const old = (await readdir(kept).catch(() => [])).filter((name) => name !== listName && !current.has(name))
  const leavers = Object.fromEntries(
    old.map((name) => [name, left[name] ?? now] as const).filter(([, at]) => now - at < keptMs),
  )
  for (const name of Object.keys(leavers)) await cp(join(kept, name), join(assets, name))
  await writeFile(list, JSON.stringify(leavers))
  await rm(kept, { recursive: true, force: true })
}

async function copyMissing(from: string, to: string): Promise<void> {
  if (!(await stat(from).catch(() => undefined))) return
  await cp(from, to, { recursive: true, force: false })
}

async function readLeavers(path: string): Promise<Leavers> {
  const text = await readFile(path, 'utf8').catch(() => '{}')
  return JSON.parse(text)
}
