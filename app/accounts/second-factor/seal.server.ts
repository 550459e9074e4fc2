import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts short texts, so that access to the database alone does not reveal them. */
export type Seal = {
  /**
   * Encrypts a text. `owner` is authenticated with it, so a text moved to another row cannot be decrypted.
   */
  close: (text: string, owner: string) => string
  /** Decrypts a text; undefined if no key fits. */
  open: (sealed: string, owner: string) => string | undefined
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Opens a seal that encrypts with the first secret and decrypts with any of them. */
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
    // The wrong key, or a manipulated row.
    return undefined
  }
}
