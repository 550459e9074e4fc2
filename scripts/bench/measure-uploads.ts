import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { type BenchSite, readMemory, signInAsAdmin, startBenchSite } from './bench-site.ts'
import { type Load, loadAddress } from './load.ts'
import { formatTable, toCount, toMs } from './numbers.ts'

const photos = 30
const [width, height] = [4000, 3000]
/** Files per photo of that size, stored 2560 px wide: the picture itself, and five widths in two formats. */
const filesOfPhoto = 11
const quietSeconds = 10
/** Maximum wait for the resized copies, which are made at low priority and take hours on a busy machine. */
const maxSecondsOfCopies = 150

/**
 * Memory in MB of the site's process and its children; load of a cached page before and during the uploads.
 */
type UploadResult = {
  memory: { before: number; highest: number; after: number }
  seconds: number
  /** Resized copies made in that time. */
  copies: number
  page: { before: Load; meanwhile: Load }
}

/**
 * Uploads thirty photos of 12 Mpx in sequence and waits for their resized copies, up to a limit.
 * Measures the time, the memory during and after, and the load that the home page takes meanwhile.
 */
export async function measureUploads(): Promise<UploadResult> {
  const site = await startBenchSite({ topics: 20, posts: 20, others: 5, textLength: 5_000 })
  try {
    const cookie = await signInAsAdmin(site)
    await loadAddress(`${site.url}/`, { seconds: 1 })
    const before = await loadAddress(`${site.url}/`, { seconds: 3 })
    const memory = { before: await readTreeMemory(site), highest: 0, after: 0 }
    const watch = setInterval(async () => {
      memory.highest = Math.max(memory.highest, await readTreeMemory(site))
    }, 100)
    const started = performance.now()
    const work = uploadAll(site, cookie)
    const meanwhile = await loadAddress(`${site.url}/`, { seconds: 10 })
    const copies = await work
    const seconds = (performance.now() - started) / 1000
    await pause(quietSeconds * 1000)
    clearInterval(watch)
    memory.after = await readTreeMemory(site)
    return { memory, seconds, copies, page: { before, meanwhile } }
  } finally {
    await site.stop()
  }
}

export function describeUploads({ memory, seconds, copies, page }: UploadResult): string {
  const sizes = formatTable(
    ['memory, MB', 'before', 'highest', `${quietSeconds} s after`],
    [['processes of the site', toCount(memory.before), toCount(memory.highest), toCount(memory.after)]],
  )
  const rows = Object.entries(page).map(([when, load]) => [when, toCount(load.rate), toMs(load.p99)])
  const note = `${photos} photographs of 12 Mpx one after another, and ${copies} of their ${photos * (filesOfPhoto - 1)} copies: ${seconds.toFixed(0)} s.`
  return `${note}\n\n${sizes}\n\n${formatTable(['kept page', 'requests/s', 'p99 ms'], rows)}`
}

async function uploadAll(site: BenchSite, cookie: string): Promise<number> {
  const photo = await makePhoto()
  for (let index = 0; index < photos; index++) {
    // Bytes after the end of a JPEG make another file with the same picture.
    const body = Buffer.concat([photo, Buffer.from(`photograph ${index}`)])
    const headers = {
      Cookie: cookie,
      Origin: site.url,
      'Tus-Resumable': '1.0.0',
      'Upload-Length': String(body.length),
      'Upload-Metadata': `location ${btoa('temarioImages')}`,
      'Content-Type': 'application/offset+octet-stream',
    }
    const response = await fetch(`${site.url}/subidas`, { method: 'POST', headers, body })
    if (response.status !== 201) throw new Error(`An upload was answered ${response.status}`)
  }
  const folder = join(site.dataDir, 'files', 'temarioImages')
  const end = performance.now() + maxSecondsOfCopies * 1000
  let files = await countFiles(folder)
  while (files < photos * filesOfPhoto && performance.now() < end) {
    await pause(250)
    files = await countFiles(folder)
  }
  return files - photos
}

function makePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width, height, channels: 3, background: '#888', noise } as const
  return sharp({ create }).blur(2).jpeg({ quality: 90 }).toBuffer()
}

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

async function readTreeMemory({ process: { pid } }: BenchSite): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({
    stdout: '',
  }))
  const children = stdout.split('\n').filter(Boolean).map(Number)
  const sizes = await Promise.all([pid, ...children].map(readMemory))
  return sizes.reduce((sum, size) => sum + (Number.isNaN(size) ? 0 : size), 0)
}
