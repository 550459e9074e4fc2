import { createHash, randomInt } from 'node:crypto'

const codesOfAnAccount = 10
const length = 16
/** Without letters and digits that are easily confused: 0 and O, 1, I and L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * Generates recovery codes such as «ABCD-EFGH-JKMN-PQRS». 79 bits each, so a fast digest protects them well
 * enough.
 */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: codesOfAnAccount }, () => {
    const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    return letters.replace(/(.{4})(?=.)/g, '$1-')
  })
}

/** Returns the stored digest of a code. Case, spaces and dashes are ignored. */
export function digestRecoveryCode(userId: string, code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z\d]/g, '')
  return createHash('sha256').update(`${userId} ${plain}`).digest('base64url')
}
