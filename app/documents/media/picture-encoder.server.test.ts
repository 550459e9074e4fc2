import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, it } from 'vitest'
import { noise } from './images-fixture.ts'
import { openPictureEncoder } from './picture-encoder.server.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

type Encoder = ReturnType<typeof openPictureEncoder>

async function open(
  priority: 'normal' | 'low' = 'normal',
): Promise<{ encoder: Encoder; file: (body: Uint8Array) => Promise<string> }> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-encoder-'))
  cleanups.push(() => rm(folder, { recursive: true, force: true }))
  const encoder = openPictureEncoder(priority)
  cleanups.push(() => encoder.close())
  let count = 0
  const file = async (body: Uint8Array): Promise<string> => {
    const path = join(folder, `${count++}`)
    await writeFile(path, body)
    return path
  }
  return { encoder, file }
}

function encoders(): number[] {
  const lines = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  return lines
    .split('\n')
    .filter((line) => line.includes('encoder-worker'))
    .map((line) => Number.parseInt(line, 10))
}

it('encodes in one process, which has no secrets of the site', async () => {
  process.env.AUTH_SECRET = 'nobody-else-knows'
  cleanups.push(() => delete process.env.AUTH_SECRET)
  const { encoder, file } = await open()
  const path = await file(await noise(600, 300).jpeg().toBuffer())
  const [type, picture] = await Promise.all([encoder.check(path), encoder.picture(path)])
  expect([type, picture.width, picture.height]).toEqual(['jpeg', 600, 300])
  const variant = await encoder.variant(picture.body, { width: 320, format: 'avif' })
  expect(await sharp(variant).metadata()).toMatchObject({ width: 320, height: 160, compression: 'av1' })
  const [pid = 0, ...others] = encoders()
  expect(others).toEqual([])
  expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toContain('nobody-else-knows')
})

it('runs at a low priority if opened so, and at the normal one otherwise', async () => {
  for (const [priority, nice] of [
    ['normal', getPriority()],
    ['low', constants.priority.PRIORITY_BELOW_NORMAL],
  ] as const) {
    const { encoder, file } = await open(priority)
    await encoder.check(await file(await noise(8, 8).png().toBuffer()))
    expect(encoders().map((pid) => getPriority(pid))).toEqual([nice])
    encoder.close()
    await expect.poll(encoders).toEqual([])
  }
})

it('reports why a file cannot become a picture', async () => {
  const { encoder, file } = await open()
  await expect(encoder.check(await file(Buffer.from('<svg/>')))).rejects.toMatchObject({
    kind: 'unsupported-type',
  })
  const whole = await noise(400, 400).jpeg().toBuffer()
  const half = await file(whole.subarray(0, whole.length / 2))
  await expect(encoder.picture(half)).rejects.toMatchObject({ kind: 'broken-image' })
})

it('fails the tasks of a process that dies, and starts another for the next task', async () => {
  const { encoder, file } = await open()
  const path = await file(await noise(3000, 3000).jpeg().toBuffer())
  await encoder.check(path)
  const [pid = 0] = encoders()
  const drawing = encoder.picture(path)
  process.kill(pid, 'SIGKILL')
  await expect(drawing).rejects.toMatchObject({ kind: 'unknown' })
  expect(await encoder.check(path)).toBe('jpeg')
})

it('ends the process when it is idle, to free its memory', async () => {
  const { encoder, file } = await open()
  await encoder.check(await file(await noise(8, 8).png().toBuffer()))
  expect(encoders()).toHaveLength(1)
  await expect.poll(encoders, { timeout: 10_000 }).toEqual([])
  expect(await encoder.check(await file(await noise(8, 8).webp().toBuffer()))).toBe('webp')
})
