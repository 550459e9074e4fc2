import { randomInt } from 'node:crypto'

const seedPattern = /^[a-z0-9]{1,12}$/
/** The number of texts of six letters or digits. */
const seedCount = 36 ** 6

/** Returns whether a text from a URL is a valid seed. */
export function isSeed(text: string): boolean {
  return seedPattern.test(text)
}

/** Draws an unpredictable seed. */
export function drawSeed(): string {
  return randomInt(seedCount).toString(36).padStart(6, '0')
}
