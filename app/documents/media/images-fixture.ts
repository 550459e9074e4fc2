import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Generated pictures for tests, so that every byte in them is known. */

/** Returns a photograph-like picture that compresses poorly. */
export function noise(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
}

/**
 * Returns a JPEG with GPS data and an EXIF rotation by a quarter: 60 × 40 as stored, 40 × 60 as displayed.
 */
export function jpegWithPlace(): Promise<Buffer<ArrayBuffer>> {
  return noise(60, 40)
    .jpeg()
    .withExif({
      IFD0: { Make: 'CamaraSecreta', Artist: 'Alumna de 1.º A' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '40/1 25/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '3/1 42/1 0/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretoXmp</x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .toBuffer()
}

/** Returns a small PNG whose header declares a large size. */
export function pngPromising(width: number, height: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return png([
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(1000))],
    ['IEND', Buffer.alloc(0)],
  ])
}

/**
 * Returns a decompression bomb: a PNG of one colour, small when compressed, one bit per pixel when
 * decompressed.
 */
export function pngBomb(side: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return png([
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))],
    ['IEND', Buffer.alloc(0)],
  ])
}

/** Returns a valid PNG with HTML in a text chunk and after its end. */
export async function pngWithHtml(): Promise<Buffer<ArrayBuffer>> {
  const plain = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const script = '<html><script>alert(1)</script></html>'
  const [start, rest] = [plain.subarray(0, 33), plain.subarray(33)]
  return Buffer.concat([start, chunk('tEXt', Buffer.from(`Comment\0${script}`)), rest, Buffer.from(script)])
}

function png(chunks: [string, Buffer][]): Buffer<ArrayBuffer> {
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, ...chunks.map(([type, body]) => chunk(type, body))])
}

function chunk(type: string, body: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, check])
}
