import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A part of the catalogue as it looks in one theme at one width: its place in a picture of the whole page. */
type Place = { id: string; left: number; top: number; width: number; height: number }
type Look = { page: Buffer; places: Place[] }
type Pixels = { data: Buffer; width: number; height: number }

/** So far a colour may be off, of 255: the edges of letters differ between versions of Chromium. */
const near = 48

/** Takes one picture of the page, and says where each part stands in it. */
export async function lookAtSamples(page: Page): Promise<Look> {
  const places = await page.locator('.sample').evaluateAll((samples) =>
    samples.map((one) => {
      // From a whole pixel on: a part of one would make some pictures a line higher, now and then.
      const body = one.querySelector<HTMLElement>('.sample-body') ?? document.body
      body.style.marginTop = ''
      const { top } = body.getBoundingClientRect()
      body.style.marginTop = `${Math.ceil(top + scrollY) - top - scrollY + 8}px`
      const { x, y, width, height } = body.getBoundingClientRect()
      const [left, above] = [Math.round(x), Math.round(y + scrollY)]
      return { id: one.id, left, top: above, width: Math.round(width), height: Math.round(height) }
    }),
  )
  // The browser words this in the language of its machine.
  const mask = [page.locator('.sample input[type="file"]')]
  return { page: await page.screenshot({ fullPage: true, animations: 'disabled', mask }), places }
}

/** One picture of a part in all its looks, below each other, in few colours. */
export async function gatherLooks(looks: readonly Look[], id: string): Promise<Buffer> {
  let height = 0
  const tiles: { input: Buffer; left: number; top: number; width: number }[] = []
  for (const { page, places } of looks) {
    const place = places.find((one) => one.id === id)
    if (!place) throw new Error(`No sample ${id}`)
    const { id: _, ...area } = place
    tiles.push({
      input: await sharp(page).extract(area).png().toBuffer(),
      left: 0,
      top: height,
      width: area.width,
    })
    height += area.height
  }
  const width = Math.max(...tiles.map((tile) => tile.width))
  const sheet = sharp({ create: { width, height, channels: 3, background: 'white' } }).composite(tiles)
  return sharp(await sheet.png().toBuffer())
    .png({ palette: true, colours: 32, effort: 10 })
    .toBuffer()
}

/** How much of a picture differs from the one that is kept, 0 to 1: all of it where that has another size or there is none. */
export async function differenceFromKept(picture: Buffer, path: string): Promise<number> {
  const kept = await readFile(path).catch(() => undefined)
  if (!kept) return 1
  const [one, other] = await Promise.all([readPixels(picture), readPixels(kept)])
  if (one.width !== other.width || one.height !== other.height) return 1
  let different = 0
  for (let at = 0; at < one.data.length; at += 3)
    if ([0, 1, 2].some((part) => Math.abs((one.data[at + part] ?? 0) - (other.data[at + part] ?? 0)) > near))
      different++
  return different / (one.width * one.height)
}

export async function keepPicture(picture: Buffer, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, picture)
}

async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
