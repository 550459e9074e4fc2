import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { SiteServer } from '../../test/site/site-server.ts'
import { test as base, expect } from '../support/sites.ts'

/** A browser test with an empty site of its own, so that it may cut its network, kill it or fill it. */
export const test = base.extend<{ own: SiteServer }>({
  own: async ({ start }, use) => use(await start({ DEMO: '0' })),
  baseURL: async ({ own }, use) => use(own.url),
})
export { expect }

/**
 * Writes a JPEG of about `megabytes` and returns its bytes. It is as noisy as a
 * night photograph, so that it does not compress.
 */
export async function makePhoto(path: string, megabytes: number): Promise<Buffer> {
  const side = Math.round(Math.sqrt(megabytes * 1_150_000))
  const background = { r: 90, g: 120, b: 150 }
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  await sharp({ create: { width: side, height: side, channels: 3, background, noise } })
    .jpeg({ quality: 92 })
    .toFile(path)
  return readFile(path)
}

/** Returns functions that limit the upload speed of the page, in bytes per second, and lift the limit. */
export async function openNetwork(
  page: Page,
): Promise<{ slow: (bytesPerSecond: number) => Promise<void>; free: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const set = async (uploadThroughput: number): Promise<void> => {
    const free = { offline: false, latency: 0, downloadThroughput: -1 }
    await session.send('Network.emulateNetworkConditions', { ...free, uploadThroughput })
  }
  return { slow: set, free: () => set(-1) }
}

type Wire = { url: string; cut: () => void; mend: () => void; close: () => Promise<void> }

/** Starts a TCP proxy to a site. `cut` breaks open connections and rejects new ones until `mend`. */
export async function openWire(target: string): Promise<Wire> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => sockets.delete(one) && other.destroy())
      one.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = (): void => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false
    },
    async close() {
      cut()
      server.close()
    },
  }
}

/** Reads the bytes of the only upload in progress from the disk of the server. */
export async function readStaged({ dataDir }: Pick<SiteServer, 'dataDir'>): Promise<Buffer> {
  const names = await listStaged({ dataDir })
  const name = names.find((one) => !one.includes('.'))
  return name ? readFile(join(dataDir, 'uploads', name)).catch(() => Buffer.alloc(0)) : Buffer.alloc(0)
}

/** Lists the files of uploads in progress on the disk of the server. */
export async function listStaged({ dataDir }: Pick<SiteServer, 'dataDir'>): Promise<string[]> {
  return readdir(join(dataDir, 'uploads'))
}

type TusRequest = { method: string; offset: number; checksum: string | undefined }

/** Records the requests of the page to the upload endpoint. */
export function watchUploads(page: Page): TusRequest[] {
  const requests: TusRequest[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/subidas')) return
    const headers = request.headers()
    const offset = Number(headers['upload-offset'] ?? -1)
    requests.push({ method: request.method(), offset, checksum: headers['upload-checksum'] })
  })
  return requests
}
