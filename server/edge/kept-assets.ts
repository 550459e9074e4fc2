import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Nobody reads on for longer on a page that was open before. */
const keptMs = 30 * 24 * 3_600_000

/** `list`: the file, in the folder of the build and not of what is served, that says when the old ones went out of use. */
type Folders = { assets: string; kept: string; list: string; now?: number }
/** When each file that is of no build any more went out of use. */
type Leavers = Record<string, number>

/** Its name while a build runs, and in builds of before, which served it. */
const listName = 'left.json'

/**
 * Builds anew and leaves the files of earlier builds beside the new ones for 30 days: whoever has a page open that was made by one of them goes
 * on with its parts. Their names carry the hash of their content, so none can be mistaken for another.
 */
export async function keepingAssets(
  build: () => Promise<void>,
  { assets, kept, list, now = Date.now() }: Folders,
): Promise<void> {
  // One that was killed half way has left some there, and the folder of the build is no more whole.
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
