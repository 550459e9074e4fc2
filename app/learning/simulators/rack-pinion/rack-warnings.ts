import type { Worked } from './rack-model.ts'
import type { RackValues } from './rack-parameters.ts'
import { rackTexts as texts } from './rack-texts.ts'

/** 2 / sin² 20°: with fewer teeth, what cuts them takes away some of their roots. */
const fewestWhole = 17
/** In mm/s: handbooks give straight teeth without a closed box up to some 5 m/s. */
const fastest = 5000
/** Lewis: F = σ · b · m · Y, with steel of 150 N/mm², ten modules wide and Y = 0.3; for a module of 1 mm, in N. */
const strongest = 150 * 10 * 0.3

/** What does not go well, in whole sentences. */
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
