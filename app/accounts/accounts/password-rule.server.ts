import { commonPasswords } from './common-passwords.server.ts'

/** Returns the error code for a new password, or undefined if it is acceptable (docs/product.md 5.2). */
export function findPasswordFault(password: string, email: string): string | undefined {
  if (password.length < 8) return 'PASSWORD_TOO_SHORT'
  if (password.length > 128) return 'PASSWORD_TOO_LONG'
  return isCommon(password, email) ? 'PASSWORD_TOO_COMMON' : undefined
}

function isCommon(password: string, email: string): boolean {
  const plain = password.toLowerCase()
  const name = email.toLowerCase().split('@', 1)[0] ?? ''
  // «contraseña», «Contraseña1!» and «contraseña123» count as the same password.
  const bare = plain.replace(/[\d\W_]+$/u, '')
  const isOneIdea = commonPasswords.has(plain) || (bare.length >= 4 && commonPasswords.has(bare))
  const isOwnAddress = plain === email.toLowerCase() || (name.length >= 4 && bare === name)
  return isOneIdea || isOwnAddress || /^(.{1,3})\1+$/u.test(plain)
}
