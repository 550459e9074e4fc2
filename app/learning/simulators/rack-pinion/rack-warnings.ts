import type { Worked } from './rack-model.ts'
import type { RackValues } from './rack-parameters.ts'
import { rackTexts as texts } from './rack-texts.ts'

/** 2 / sin² 20°: with fewer teeth the cutter removes part of their roots (undercut). */
const fewestWhole = 17
/** In mm/s: handbooks limit straight teeth without a closed gearbox to about 5 m/s. */
const fastest = 5000
/** Lewis, in N per mm of module: F = σ · b · m · Y, with steel of 150 N/mm², b = 10 m and Y = 0.3. */
const strongest = 150 * 10 * 0.3

/** Warnings, in whole sentences. */
export function findWarnings(
  { m, z, tope, largo }: RackValues,
  { asked, turns, force, feed }: Pick<Worked, 'asked' | 'turns' | 'force' | 'feed'>,
): string[] {
  return [
    ...(tope && asked > largo ? [texts.ends(largo, turns)] : []),
    ...(force > strongest * m ** 2 ? [texts.breaks(force, m)] : []),
    ...(feed > fastest ? [texts.tooFast(feed / 1000)] : []),
    ...(z < fewestWhole ? [texts.fewTeeth(z)] : []),
  ]
}
