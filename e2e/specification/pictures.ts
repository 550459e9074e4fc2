import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** Returns a new JPEG of exactly `bytes` bytes: random noise, padded after its end. */
export async function makePicture(bytes: number): Promise<Buffer> {
  const side = Math.max(16, Math.round(Math.sqrt(bytes / 2)))
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const background = { r: 90, g: 120, b: 150 }
  const jpeg = await sharp({ create: { width: side, height: side, channels: 3, background, noise } })
    .jpeg({ quality: 80 })
    .toBuffer()
  if (jpeg.length > bytes) throw new Error(`The picture has ${jpeg.length} bytes, not ${bytes}`)
  return Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
}

export const choose = (field: Locator, buffer: Buffer): Promise<void> =>
  field.setInputFiles({ name: 'De clase (1).jpg', mimeType: 'image/jpeg', buffer })

/** Records the requests of a page to the upload endpoint, in order. */
export function watchUploads(page: Page): { method: string; offset: number }[] {
  const asked: { method: string; offset: number }[] = []
  page.on('request', (one) => {
    if (!new URL(one.url()).pathname.startsWith('/subidas')) return
    asked.push({ method: one.method(), offset: Number(one.headers()['upload-offset'] ?? -1) })
  })
  return asked
}
