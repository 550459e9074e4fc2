import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Seconds per time step (RFC 6238). */
const stepSeconds = 30
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Generates a secret of 160 bits, as RFC 4226 recommends, in Base32. */
export function makeTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('')
}

/** Returns the time step of an instant in epoch milliseconds. */
export function stepAt(ms: number): number {
  return Math.floor(ms / 1000 / stepSeconds)
}

/**
 * Returns the code of a Base32 secret for a time step: HOTP with SHA-1 and six digits (RFC 4226), which all
 * apps support.
 */
export function makeTotpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/**
 * Returns the time step of a code among the current, previous and next one, as clocks differ; undefined for a
 * wrong code. The comparison takes constant time.
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

/**
 * Returns the otpauth address for a QR code (Google Authenticator's «Key Uri Format», which all apps
 * support).
 */
export function totpAddress(
  secret: string,
  { issuer, account }: { issuer: string; account: string },
): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

/** Formats a secret in groups of four letters. */
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
