import { once } from 'node:events'
import { cp, glob, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { readSources, writeStamp } from '../../server/build-stamp.ts'
import { type SiteServer, startSite } from '../../test/site/site-server.ts'
import { findFreePort } from '../../test/support/free-port.ts'
import { watch } from '../support/journey.ts'
import { expect } from '../support/matchers.ts'
import { test as base } from '../support/sites.ts'

/**
 * A site that stops and restarts at the same address, on the
 * same data folder, with the same or another build.
 */
type Home = {
  url: string
  site: () => SiteServer
  /** Kills the process at once, as a power failure does. */
  kill: () => Promise<void>
  /** Starts the site again; `folder`: the folder of another build. */
  start: (folder?: string) => Promise<void>
}

type Offline = {
  home: Home
  complaints: string[]
  /**
   * Copies the build under another name: its boot script and its service worker change, and so do its pages.
   */
  makeBuild: (name: string) => Promise<string>
}

/** Journeys of a reader whose network fails and recovers. */
export const test = base.extend<Offline>({
  serviceWorkers: 'allow',
  // Depends on `makeBuild`, so that the site stops before the folders of its builds are deleted.
  home: async ({ makeBuild: _ }, use) => {
    const port = String(await findFreePort())
    let site = await startSite({ PORT: port })
    const { dataDir } = site
    const begin = (folder?: string) =>
      startSite({ PORT: port, DATA_DIR: dataDir }, folder === undefined ? {} : { folder })
    await use({
      url: site.url,
      site: () => site,
      async kill() {
        const gone = once(site.process, 'exit')
        site.process.kill('SIGKILL')
        await gone
      },
      async start(folder) {
        site = await begin(folder)
      },
    })
    await site.stop()
    await rm(dataDir, { recursive: true, force: true })
  },
  baseURL: async ({ home }, use) => use(home.url),
  complaints: [
    async ({ context, home }, use) => {
      const complaints: string[] = []
      watch(context, home, complaints)
      await use(complaints)
      // Chromium itself logs a missing network; that is not an error of the page.
      expect(complaints.filter((text) => !/net::ERR_(?:CONNECTION_REFUSED|FAILED)/.test(text))).toEqual([])
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  makeBuild: async ({}, use) => {
    const folders: string[] = []
    await use(async (name) => {
      const folder = await mkdtemp(join(tmpdir(), 'engrana-build-'))
      folders.push(folder)
      await copyBuild(folder, name)
      return folder
    })
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  },
})

async function copyBuild(folder: string, name: string): Promise<void> {
  const client = join(folder, 'build/client')
  await cp('build/client', client, { recursive: true })
  for (const shared of ['content', 'node_modules']) await symlink(resolve(shared), join(folder, shared))
  // The copy has no sources, and its stamp says that none has changed.
  await writeStamp(await readSources(folder), folder)
  const { 'app/start/islands-client.ts': boot } = JSON.parse(
    await readFile(join(client, 'islands-manifest.json'), 'utf8'),
  )
  const [before, after] = [basename(boot.file), `islands-client-${name}.js`]
  await rename(join(client, boot.file), join(client, 'assets', after))
  for await (const path of glob('**/*.{js,json,br,gz}', { cwd: client })) {
    const file = join(client, path)
    if (/\.(?:br|gz)$/.test(path)) await rm(file)
    else await replaceIn(file, before, after, name)
  }
}

async function replaceIn(file: string, before: string, after: string, name: string): Promise<void> {
  const text = (await readFile(file, 'utf8')).replaceAll(before, after)
  await writeFile(file, file.endsWith('sw.js') ? text.replace(/(id:.)[0-9a-f]{12}/, `$1${name}`) : text)
}

/** Resolves when the service worker controls the page and has cached it. */
export async function awaitKept(page: Page): Promise<void> {
  await expect
    // A site that has just started uses both processors for a while.
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
    .toBe(true)
  await expect.poll(async () => (await textsKept(page, 'paginas:', page.url())).length).toBeGreaterThan(0)
}

/**
 * Returns the cached texts of an address in caches with this prefix. It opens no cache: opening one that is
 * being deleted would create it again.
 */
export function textsKept(page: Page, prefix: string, url: string): Promise<string[]> {
  return page.evaluate(
    async ([start = '', address = '']) => {
      const names = (await caches.keys()).filter((name) => name.startsWith(start))
      const found = await Promise.all(
        names.map((cacheName) => caches.match(address, { cacheName, ignoreVary: true })),
      )
      return Promise.all(found.filter((copy) => copy !== undefined).map((copy) => copy.text()))
    },
    [prefix, url],
  )
}

/** Returns everything in the caches of the site, with texts and headers. Only for moments without changes. */
export function listKept(page: Page): Promise<{ cache: string; url: string; text: string }[]> {
  return page.evaluate(async () => {
    const kept: { cache: string; url: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) {
        const answer = await cache.match(key, { ignoreVary: true })
        const headers = JSON.stringify([...(answer?.headers ?? [])])
        kept.push({ cache: name, url: key.url, text: headers + (await answer?.text()) })
      }
    }
    return kept
  })
}

/** Returns the names of all caches of the site. */
export function listCaches(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}
