import type { Worked } from './screw-model.ts'
import { machineOf, type ScrewValues } from './screw-parameters.ts'
import { screwTexts as texts } from './screw-texts.ts'

/** In rpm: nobody turns a lever faster by hand. */
const fastestByHand = 120
/** In N/mm²: structural steel yields from some 235 on. */
const strongest = 235

/** What cannot be built, or breaks, in whole sentences. */
export function findWarnings(
  values: ScrewValues,
  worked: Pick<Worked, 'helix' | 'friction' | 'push' | 'efficiency'>,
): string[] {
  const { d, p, r, n } = values
  // A thread is half a pitch deep, half of that below the mean diameter.
  const core = d - p / 2
  const isByHand = machineOf(values) !== 'husillo'
  const stress = core > 0 ? worked.push / ((Math.PI * core ** 2) / 4) : Number.POSITIVE_INFINITY
  const isThin = p > d / 2
  return [
    ...(isThin ? [texts.tooDeep(p, d)] : []),
    ...(r <= (d + p / 2) / 2 ? [texts.tooShort] : []),
    ...(!isThin && stress > strongest ? [texts.breaks(core, worked.push)] : []),
    ...(isByHand && n > fastestByHand ? [texts.tooFast(n)] : []),
    ...(values.roza && worked.efficiency === 0 ? [texts.jams] : []),
    ...(machineOf(values) === 'gato' && worked.friction < worked.helix ? [texts.fallsBack] : []),
  ]
}
