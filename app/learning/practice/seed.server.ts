import { randomInt } from 'node:crypto'

const seedPattern = /^[a-z0-9]{1,12}$/
/** As many as six letters and figures make. */
const seedCount = 36 ** 6

/** Whether an address may name a group of numbers so. */
export function isSeed(text: string): boolean {
  return seedPattern.test(text)
}

/** A seed that nobody knows beforehand. */
export function drawSeed(): string {
  return randomInt(seedCount).toString(36).padStart(6, '0')
}
