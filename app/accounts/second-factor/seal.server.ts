import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps short texts so that who reads the database alone cannot read them. */
export type Seal = {
  /** `owner` is bound to the text: moved to another row it cannot be opened. */
  close: (text: string, owner: string) => string
  /** Undefined for what none of the keys opens. */
  open: (sealed: string, owner: string) => string | undefined
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** A seal by the first of these secrets, which also opens what one of the others closed. */
export function openSeal(secrets: readonly [string, ...string[]]): Seal {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32)))
  const [own = Buffer.alloc(0)] = keys
  return {
    close(text, owner) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, own, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url')
      for (const key of keys) {
        const text = tryToOpen(key, bytes, owner)
        if (text !== undefined) return text
      }
      return undefined
    },
  }
}

function tryToOpen(key: Buffer, bytes: Buffer, owner: string): string | undefined {
  if (bytes.length < nonceBytes + tagBytes) return undefined
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    const text = [decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]
    return Buffer.concat(text).toString('utf8')
  } catch {
    // Another key, or a row that somebody changed: either way it says nothing.
    return undefined
  }
}
