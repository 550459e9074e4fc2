import { setImmediate as nextTurn } from 'node:timers/promises'

const [ampersand, equals, plus, percent, space] = Buffer.from('&=+% ')
/** Bytes decoded before yielding to the event loop. */
const stretch = 64 * 1024

/**
 * Decodes a body of type `application/x-www-form-urlencoded` like URLSearchParams, which blocks the event
 * loop for seconds on a long text with many spaces. The buffer is overwritten.
 */
export async function decodeForm(body: Buffer): Promise<[name: string, value: string][]> {
  const fields: [name: string, value: string][] = []
  for (let start = 0; start < body.length; ) {
    const found = body.indexOf(ampersand ?? 0, start)
    const field = body.subarray(start, found < 0 ? body.length : found)
    start += field.length + 1
    if (field.length === 0) continue
    const cut = field.indexOf(equals ?? 0)
    const name = cut < 0 ? field : field.subarray(0, cut)
    fields.push([await decode(name), cut < 0 ? '' : await decode(field.subarray(cut + 1))])
  }
  return fields
}

/** Decodes percent-encoding in place; invalid sequences are kept. */
async function decode(bytes: Buffer): Promise<string> {
  let length = 0
  let turn = stretch
  for (let at = 0; at < bytes.length; at++) {
    if (at >= turn) {
      turn += stretch
      await nextTurn()
    }
    let byte = bytes[at] ?? 0
    if (byte === plus) byte = space ?? byte
    else if (byte === percent) {
      const high = hexValue(bytes[at + 1])
      const low = hexValue(bytes[at + 2])
      if (high >= 0 && low >= 0) {
        byte = high * 16 + low
        at += 2
      }
    }
    bytes[length++] = byte
  }
  return bytes.toString('utf8', 0, length)
}

function hexValue(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  // Upper-case and lower-case letters differ in one bit.
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}
