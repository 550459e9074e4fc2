import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Seconds that one code stands for (RFC 6238). */
const stepSeconds = 30
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret: 160 bits, as RFC 4226 recommends, in Base32, which apps and people read. */
export function makeTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('')
}

/** The step of time in which an instant (milliseconds since 1970) lies. */
export function stepAt(ms: number): number {
  return Math.floor(ms / 1000 / stepSeconds)
}

/** The code of a secret (Base32) in a step: HOTP with SHA-1, six digits (RFC 4226), which every app can make. */
export function makeTotpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/**
 * The step to which a code belongs: that of `ms`, the one before or the one after, since clocks differ; undefined for a wrong code. Takes as
 * long whatever the code is.
 */
export function findTotpStep(secret: string, code: string, ms: number): number | undefined {
  const given = Buffer.from(
    code
      .replace(/[\s-]/g, '')
      .padEnd(digits)
      .slice(0, digits + 1),
  )
  const now = stepAt(ms)
  const fitting = [now - 1, now, now + 1].filter((step) => {
    const right = Buffer.from(makeTotpCode(secret, step))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return fitting.at(-1)
}

/** The address that an app reads from a QR code (the «Key Uri Format» of Google Authenticator, which all apps follow). */
export function totpAddress(
  secret: string,
  { issuer, account }: { issuer: string; account: string },
): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

/** A secret as people copy it: groups of four letters. */
export function groupSecret(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}

function decodeBase32(text: string): Buffer {
  let bits = 0
  let count = 0
  const bytes: number[] = []
  for (const letter of text) {
    bits = ((bits << 5) | alphabet.indexOf(letter)) & 0xffff
    count += 5
    if (count < 8) continue
    count -= 8
    bytes.push((bits >> count) & 0xff)
  }
  return Buffer.from(bytes)
}
