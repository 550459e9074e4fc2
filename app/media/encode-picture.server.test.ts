import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkImage, encodePicture, encodeVariant } from './encode-picture.server.ts'
import { jpegWithPlace, noise, pngBomb, pngPromising, pngWithHtml } from './images-fixture.ts'
import { readWebp } from './read-webp.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engrana-images-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let count = 0
async function file(body: Uint8Array | string, name = `${++count}`): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, body)
  return path
}

async function refusal(body: Uint8Array | string): Promise<unknown> {
  return checkImage(await file(body)).then(
    () => 'accepted',
    (error) => error.kind,
  )
}

describe('the check of an uploaded file', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'knows %s by its bytes, under any name',
    async (type) => {
      const body = await noise(32, 32).toFormat(type).toBuffer()
      expect(await checkImage(await file(body, `foto-${type}.exe`))).toBe(type)
    },
  )

  it('refuses what is no picture of the five types', async () => {
    expect(await refusal('')).toBe('unsupported-type')
    expect(await refusal('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')).toBe(
      'unsupported-type',
    )
    expect(await refusal('<?xml version="1.0"?><svg/>')).toBe('unsupported-type')
    expect(await refusal('<html>GIF89a')).toBe('unsupported-type')
    expect(await refusal('%PDF-1.7')).toBe('unsupported-type')
    expect(await refusal(await noise(8, 8).tiff().toBuffer())).toBe('unsupported-type')
  })

  it('refuses a file that only begins like a picture', async () => {
    expect(await refusal('GIF89a')).toBe('broken-image')
    expect(await refusal(Buffer.from('89504e470d0a1a0a', 'hex'))).toBe('broken-image')
    expect(await refusal(Buffer.from('\xff\xd8\xff<svg onload=alert(1)>', 'latin1'))).toBe('broken-image')
  })

  it('refuses a picture cut in the middle when it is drawn anew', async () => {
    const whole = await noise(400, 400).jpeg().toBuffer()
    const path = await file(whole.subarray(0, whole.length / 2))
    await expect(encodePicture(path)).rejects.toMatchObject({ kind: 'broken-image' })
  })

  it('takes 50 megapixels and refuses more', async () => {
    expect(await checkImage(await file(pngPromising(10_000, 5_000)))).toBe('png')
    expect(await refusal(pngPromising(10_001, 5_000))).toBe('too-many-pixels')
    expect(await refusal(pngPromising(100_000, 100_000))).toBe('too-many-pixels')
    expect(await refusal(pngPromising(2 ** 31 - 1, 2 ** 31 - 1))).not.toBe('accepted')
  })

  it('refuses a bomb before it takes 50 MB', async () => {
    const path = await file(pngBomb(30_000))
    const before = process.memoryUsage().rss
    await expect(checkImage(path)).rejects.toMatchObject({ kind: 'too-many-pixels' })
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })
})

describe('what is stored', () => {
  it('is turned as the EXIF says and carries no metadata', async () => {
    const source = await jpegWithPlace()
    expect(source.includes('CamaraSecreta') && source.includes('SecretoXmp')).toBe(true)
    expect((await sharp(source).metadata()).orientation).toBe(6)

    const { body, width, height } = await encodePicture(await file(source))
    expect([width, height]).toEqual([40, 60])
    const variants = await Promise.all([
      encodeVariant(body, { width: 40, format: 'webp' }),
      encodeVariant(body, { width: 40, format: 'avif' }),
    ])
    for (const picture of [body, ...variants]) {
      const about = await sharp(picture).metadata()
      expect([about.exif, about.xmp, about.iptc, about.icc, about.orientation]).toEqual(
        Array(5).fill(undefined),
      )
      for (const secret of ['CamaraSecreta', 'SecretoXmp', 'Alumna', 'Exif'])
        expect(picture.includes(secret)).toBe(false)
    }
  })

  it('has nothing of the HTML that a picture carried along', async () => {
    const { body } = await encodePicture(await file(await pngWithHtml()))
    expect(body.includes('<script>') || body.includes('html')).toBe(false)
    expect((await sharp(body).metadata()).format).toBe('webp')
  })

  it('is at most 2560 pixels long and keeps its proportions', async () => {
    const { width, height } = await encodePicture(await file(await noise(3000, 1500).jpeg().toBuffer()))
    expect([width, height]).toEqual([2560, 1280])
  })

  const animate = async (count: number, side: number, format: 'gif' | 'webp'): Promise<Buffer> => {
    const frames = Array.from({ length: count }, () => noise(side, side).png().toBuffer())
    const image = sharp(await Promise.all(frames), { join: { animated: true } }).withMetadata({
      exif: { IFD0: { Artist: 'Alumna' } },
    })
    return image.toFormat(format).toBuffer()
  }

  it.each(['gif', 'webp'] as const)(
    'moves as the %s did, in each size, without its metadata',
    async (type) => {
      const { body, width, height, tint } = await encodePicture(await file(await animate(3, 40, type)))
      expect([width, height, tint]).toEqual([40, 40, 'm'])
      const variant = await encodeVariant(body, { width: 20, format: 'webp' })
      for (const picture of [body, variant]) {
        const { pages, exif, xmp } = await sharp(picture).metadata()
        expect([pages, exif, xmp]).toEqual([3, undefined, undefined])
      }
      expect(readWebp(body)).toEqual({ width: 40, height: 40, isPlain: true })
    },
  )

  it('is refused where the animation is too long, or too large in all', async () => {
    const kind = 'too-long-animation'
    expect(await refusal(await animate(501, 2, 'webp'))).toBe(kind)
    const still = sharp({ create: { width: 3000, height: 3000, channels: 3, background: 'red' } })
    const one = await still.png().toBuffer()
    const other = await still.negate().png().toBuffer()
    const large = await sharp([one, other, one, other, one, other], { join: { animated: true } })
      .gif()
      .toBuffer()
    expect(await refusal(large)).toBe(kind)
  })

  it('keeps transparency, and names the average colour of what has none', async () => {
    const drawing = sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
    })
    const { body, tint } = await encodePicture(await file(await drawing.png().toBuffer()))
    expect((await sharp(body).metadata()).hasAlpha).toBe(true)
    expect(tint).toBe('x')
    const blue = sharp({ create: { width: 9, height: 9, channels: 3, background: '#0088ff' } })
    expect((await encodePicture(await file(await blue.png().toBuffer()))).tint).toBe('08f')
  })
})
