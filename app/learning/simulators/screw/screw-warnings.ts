import type { Worked } from './screw-model.ts'
import { machineOf, type ScrewValues } from './screw-parameters.ts'
import { screwTexts as texts } from './screw-texts.ts'

/** Fastest rotation of a lever by hand, in rpm. */
const fastestByHand = 120
/** Yield strength of structural steel, about 235 N/mm². */
const strongest = 235

/** Warnings about what cannot be built or would break, in whole sentences. */
export function findWarnings(
  values: ScrewValues,
  worked: Pick<Worked, 'helix' | 'friction' | 'push' | 'efficiency'>,
): string[] {
  const { d, p, r, n } = values
  // A thread is half a pitch deep, half of it below the mean diameter.
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
