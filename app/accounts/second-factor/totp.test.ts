import { expect, it } from 'vitest'
import { findTotpStep, groupSecret, makeTotpCode, makeTotpSecret, stepAt, totpAddress } from './totp.ts'

/** «12345678901234567890», the secret in the examples of RFC 6238. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('generates the code of RFC 6238 for second %i', (second, code) => {
  expect(makeTotpCode(secret, stepAt(second * 1000))).toBe(code)
})

it('accepts the codes of the current, previous and next step only', () => {
  const now = 1_111_111_111_000
  const step = stepAt(now)
  for (const shift of [-1, 0, 1])
    expect(findTotpStep(secret, makeTotpCode(secret, step + shift), now)).toBe(step + shift)
  for (const shift of [-2, 2])
    expect(findTotpStep(secret, makeTotpCode(secret, step + shift), now)).toBe(undefined)
})

it('accepts spaces as shown by apps, and rejects malformed codes', () => {
  expect(findTotpStep(secret, ' 050 471', 1_111_111_111_000)).toBe(37037037)
  for (const code of ['', '05047', '0504711', '05047é', 'aaaaaa', '050471 050471'])
    expect(findTotpStep(secret, code, 1_111_111_111_000), code).toBe(undefined)
})

it('generates distinct secrets of 160 bits', () => {
  const secrets = Array.from({ length: 50 }, makeTotpSecret)
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(new Set(secrets).size).toBe(50)
})

it('formats the otpauth address for apps, and the secret in groups', () => {
  expect(totpAddress(secret, { issuer: 'Tecno & Más', account: 'ana@ejemplo.es' })).toBe(
    `otpauth://totp/Tecno%20%26%20M%C3%A1s:ana%40ejemplo.es?secret=${secret}&issuer=Tecno%20%26%20M%C3%A1s`,
  )
  expect(groupSecret(secret)).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
})
