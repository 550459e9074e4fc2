import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultRounds as kills } from '../../../test/databases/fault-rounds.ts'
import { noise } from './images-fixture.ts'
import { startUploads } from './upload-fixture.ts'
import { uploadsLiveMs } from './uploads.server.ts'

let folder = ''
let running: ChildProcess | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engrana-killed-'))
})
afterAll(async () => {
  running?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<string> {
  const fixture = join(import.meta.dirname, 'upload-fixture.ts')
  running = spawn(process.execPath, [fixture, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!running.stdout) throw new Error('The process has no output')
  for await (const line of createInterface({ input: running.stdout })) return line
  throw new Error('The process ended before it was ready')
}

async function kill(): Promise<void> {
  const ended = running && once(running, 'exit')
  running?.kill('SIGKILL')
  await ended
}

const asPerson = (person: string) => ({ 'Tus-Resumable': '1.0.0', 'X-Person': person })
/** Each upload has its own `person`, because uploads in progress are limited per person. */
type Upload = { path: string; person: string; body: Buffer<ArrayBuffer> }

const staged = (path: string): string => join(folder, 'uploads', path.slice(-24))

async function create(url: string, person: string, size: number): Promise<string> {
  const location = `location ${Buffer.from('temarioImages').toString('base64')}`
  const headers = { ...asPerson(person), 'Upload-Length': String(size), 'Upload-Metadata': location }
  const response = await fetch(`${url}/subidas`, { method: 'POST', headers })
  expect(response.status).toBe(201)
  return response.headers.get('Location') ?? ''
}

async function offsetOf(url: string, person: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD', headers: asPerson(person) })
  expect(response.status).toBe(200)
  return Number(response.headers.get('Upload-Offset'))
}

/** Sends the first `length` bytes of an upload. */
function send(url: string, { person, body }: Upload, length: number): ClientRequest {
  const { hostname, port, pathname: path } = new URL(url)
  const type = { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
  const headers = { ...asPerson(person), ...type, 'Content-Length': String(body.length) }
  const sending = request({ hostname, port, path, method: 'PATCH', headers })
  sending.on('error', () => undefined)
  sending.write(body.subarray(0, length))
  return sending
}

async function finish(url: string, { path, person, body }: Upload): Promise<{ address: string }> {
  const tus = asPerson(person)
  const offset = await offsetOf(url + path, person)
  const type = { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' }
  if (offset < body.length) {
    const rest = await fetch(url + path, {
      method: 'PATCH',
      headers: { ...tus, ...type },
      body: body.subarray(offset),
    })
    expect(rest.status).toBe(200)
  }
  const response = await fetch(url + path, { headers: tus })
  expect(response.status).toBe(200)
  return response.json()
}

it(`a process killed ${kills} times in mid-upload loses and corrupts nothing`, {
  timeout: 60_000 + kills * 10_000,
}, async ({ task }) => {
  const uploads: Upload[] = []
  let url = await start()
  for (let round = 0; round < kills; round++) {
    const side = 300 + 120 * (round % 3)
    const body = await noise(side, side).jpeg({ quality: 95 }).toBuffer()
    const person = `persona-${round}`
    const path = await create(url, person, body.length)
    const upload = { path, person, body }
    const length = Math.floor((body.length * (round + 1)) / kills)
    const sending = send(url + path, upload, length)
    const isLast = length === body.length
    // The last round sends all bytes, so the kill may hit the encoder.
    if (!isLast)
      await expect.poll(async () => (await stat(staged(path))).size, { interval: 2 }).toBeGreaterThan(0)
    await kill()
    sending.destroy()
    uploads.push(upload)
    url = await start()
    if (isLast) continue
    const offset = await offsetOf(url + path, person)
    expect(offset).toBeLessThanOrEqual(length)
    expect((await readFile(staged(path))).equals(body.subarray(0, offset))).toBe(true)
  }
  const addresses = new Set<string>()
  for (const upload of uploads) addresses.add((await finish(url, upload)).address)
  expect(addresses.size).toBe(kills)
  // An abandoned upload.
  await create(url, 'nadie', 1000)
  await kill()

  const after = await startUploads(folder)
  expect(await after.media.uploads.cleanUp(Date.now() + 2 * uploadsLiveMs)).toBeGreaterThan(0)
  const stored = (await after.media.store.list('temarioImages/')).filter((key) => key.split('/').length === 2)
  await after.close()
  expect(stored.map((key) => `/media/${key}`).sort()).toEqual([...addresses].sort())
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
  task.meta.counted = `${kills} kills, ${addresses.size} pictures, 0 lost, 0 left over`
})
