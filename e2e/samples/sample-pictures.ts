import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'

/** The place of a sample in a screenshot of several, in pixels of that screenshot. */
type Place = { left: number; top: number; width: number; height: number }
type Pixels = { data: Buffer; width: number; height: number }
/** The picture of each sample by its id, in one theme at one width. */
export type Look = ReadonlyMap<string, Pixels>

/** The tolerance per colour channel, of 255: versions of Chromium render the edges of letters differently. */
const near = 48

/** The maximum height of one screenshot in CSS pixels: Chromium renders no surface above some 16 000. */
const maxHeight = 10_000

/** Takes pictures of all samples at half size, which shows every change in a fifth of the space. */
export async function lookAtSamples(page: Page): Promise<Look> {
  const samples = page.locator('.sample')
  const heights = await samples.evaluateAll((all) => {
    for (const one of all) one.toggleAttribute('hidden', false)
    return all.map((one) => one.clientHeight)
  })
  const look = new Map<string, Pixels>()
  for (const [from, to] of inRuns(heights)) {
    const places = await samples.evaluateAll(placeSamples, { from, to })
    const picture = await takePicture(page)
    for (const { id, ...place } of places) look.set(id, cut(picture, place))
  }
  return look
}

/**
 * Runs in the page. Shows only some samples, because a screenshot
 * of all takes seconds, and returns their places.
 */
function placeSamples(
  all: Element[],
  { from, to }: { from: number; to: number },
): (Place & { id: string })[] {
  for (const [at, one] of all.entries()) one.toggleAttribute('hidden', at < from || at >= to)
  // Focusing an element scrolls the page.
  scrollTo(0, 0)
  return all.slice(from, to).map((one) => {
    // Starts at an even pixel; from an odd one, halving would sometimes add a line to the picture.
    const body = one.querySelector<HTMLElement>('.sample-body') ?? document.body
    body.style.marginTop = ''
    const { top } = body.getBoundingClientRect()
    body.style.marginTop = `${Math.ceil(top / 2) * 2 - top + 8}px`
    const { x, y, width, height } = body.getBoundingClientRect()
    const half = (length: number): number => Math.round(length / 2)
    return { id: one.id, left: half(x), top: half(y), width: half(width), height: half(height) }
  })
}

/** Splits the samples into runs that fit one screenshot, as pairs of first and one past the last. */
function inRuns(heights: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = []
  let room = 0
  for (const [at, height] of heights.entries()) {
    const last = runs.at(-1)
    if (last && height <= room) last[1] = at + 1
    else {
      runs.push([at, at + 1])
      room = maxHeight
    }
    room -= height + 100
  }
  return runs
}

async function takePicture(page: Page): Promise<Pixels> {
  // Browsers label file inputs in the language of the machine, so the pictures mask them.
  const mask = [page.locator('.sample input[type="file"]')]
  const picture = sharp(await page.screenshot({ fullPage: true, animations: 'disabled', mask }))
  const { width, height } = await picture.metadata()
  const half = (length: number): number => Math.floor(length / 2)
  return readPixels(
    picture
      .extract({ left: 0, top: 0, width: half(width) * 2, height: half(height) * 2 })
      .resize(half(width), half(height), { kernel: 'linear', fit: 'fill' }),
  )
}

function cut(from: Pixels, { left, top, width, height }: Place): Pixels {
  const data = Buffer.alloc(width * height * 3)
  for (let row = 0; row < height; row++) {
    const start = ((top + row) * from.width + left) * 3
    from.data.copy(data, row * width * 3, start, start + width * 3)
  }
  return { data, width, height }
}

/** Stacks the pictures of one sample in all its looks. */
export function gatherLooks(looks: readonly Look[], id: string): Pixels {
  const tiles = looks.map((look) => {
    const tile = look.get(id)
    if (!tile) throw new Error(`No sample ${id}`)
    return tile
  })
  const width = Math.max(...tiles.map((tile) => tile.width))
  const height = tiles.reduce((sum, tile) => sum + tile.height, 0)
  const data = Buffer.alloc(width * height * 3, 255)
  let top = 0
  for (const tile of tiles) {
    for (let row = 0; row < tile.height; row++, top++)
      tile.data.copy(data, top * width * 3, row * tile.width * 3, (row + 1) * tile.width * 3)
  }
  return { data, width, height }
}

/**
 * Returns the fraction of pixels, 0 to 1, that differ from the stored
 * picture; 1 when it is missing or of another size.
 */
export async function differenceFromKept(picture: Pixels, path: string): Promise<number> {
  const file = await readFile(path).catch(() => undefined)
  if (!file) return 1
  const kept = await readPixels(sharp(file))
  if (picture.width !== kept.width || picture.height !== kept.height) return 1
  let different = 0
  for (let at = 0; at < kept.data.length; at += 3) if (isFar(picture.data, kept.data, at)) different++
  return different / (kept.width * kept.height)
}

function isFar(one: Buffer, other: Buffer, at: number): boolean {
  for (let part = at; part < at + 3; part++)
    if (Math.abs((one[part] ?? 0) - (other[part] ?? 0)) > near) return true
  return false
}

export async function keepPicture({ data, ...size }: Pixels, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const raw = { ...size, channels: 3 } as const
  await writeFile(path, await sharp(data, { raw }).webp({ quality: 60, effort: 4 }).toBuffer())
}

async function readPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
