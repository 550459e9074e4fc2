import { createHash, randomInt } from 'node:crypto'

const codesOfAnAccount = 10
const length = 16
/** Without letters that are taken for others: 0 and O, 1, I and L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** New codes as people keep them: «ABCD-EFGH-JKMN-PQRS», 79 bits each, so that a fast digest hides them well enough. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: codesOfAnAccount }, () => {
    const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    return letters.replace(/(.{4})(?=.)/g, '$1-')
  })
}

/** What is kept of a code. Capitals, spaces and dashes do not matter. */
export function digestRecoveryCode(userId: string, code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z\d]/g, '')
  return createHash('sha256').update(`${userId} ${plain}`).digest('base64url')
}
