import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { findPoppler } from '../../test/programs/find-poppler.ts'

const run = promisify(execFile)

/** A printed page of the site, sheet by sheet. */
export type Paper = {
  /** The text of each sheet; runs of white space are single spaces. */
  sheets: readonly string[]
  /** The decoded text of the QR code on the first sheet. */
  qr: string | undefined
  /** Size of the first sheet in millimetres. */
  millimetres: readonly [width: number, height: number]
}

/** Prints the page to PDF with the browser and parses the PDF. */
export async function printPage(page: Page): Promise<Paper> {
  findPoppler()
  const folder = await mkdtemp(join(tmpdir(), 'engrana-paper-'))
  try {
    const file = join(folder, 'page.pdf')
    await awaitPictures(page)
    await writeFile(file, await page.pdf({ preferCSSPageSize: true }))
    const { stdout } = await run('pdftotext', ['-layout', file, '-'])
    await run('pdftoppm', [
      '-r',
      '150',
      '-f',
      '1',
      '-l',
      '1',
      '-singlefile',
      '-png',
      file,
      join(folder, 'first'),
    ])
    const picture = join(folder, 'first.png')
    const { width, height } = await sharp(picture).metadata()
    return {
      sheets: stdout
        .split('\f')
        .slice(0, -1)
        .map((text) => text.replace(/\s+/g, ' ').trim()),
      qr: await readQr(picture),
      millimetres: [toMillimetres(width), toMillimetres(height)],
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Waits for pictures that only print media shows: a headless browser prints without waiting for them. */
async function awaitPictures(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() =>
    Promise.all(
      [...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()),
    ),
  )
  await page.emulateMedia({ media: null })
}

/** Decodes the QR code in a picture. */
export async function readQr(picture: string | Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** Converts dots at 150 dpi. */
function toMillimetres(dots: number): number {
  return Math.round((dots / 150) * 25.4)
}
