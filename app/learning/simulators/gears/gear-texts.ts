import { formatNumber } from '../../marking/format-number.ts'
import type { Axle } from './gears-model.ts'

const shown = (value: number): string => formatNumber(value, 4)

function senseInWords(sense: 1 | -1): string {
  return sense === 1 ? 'horario' : 'antihorario'
}

/** A speed ratio in words: «3 veces más despacio». */
function compare(ratio: number): string {
  if (Math.abs(ratio - 1) < 1e-9) return 'tan deprisa como el eje 1'
  return ratio < 1
    ? `${shown(1 / ratio)} veces más despacio que el eje 1`
    : `${shown(ratio)} veces más deprisa que el eje 1`
}

function turning({ speed, sense }: Axle): string {
  return `a ${shown(speed)} rpm en sentido ${senseInWords(sense)}`
}

/** Texts of the simulator. */
export const gearTexts = {
  speedOf: (axle: number): string => `Velocidad del eje ${axle}`,
  senseOf: (axle: number): string => `Giro del eje ${axle}`,
  torqueOf: (axle: number): string => `Par del eje ${axle}`,
  sense: senseInWords,
  ratio: (axles: number): string => (axles > 2 ? 'Relación total' : 'Relación de transmisión'),
  effect: 'Qué hace con la velocidad',
  effectOf: (ratio: number): string => {
    if (Math.abs(ratio - 1) < 1e-9) return 'la deja igual'
    return ratio < 1 ? `la divide entre ${shown(1 / ratio)}` : `la multiplica por ${shown(ratio)}`
  },
  /** The last axle comes first, because it is the result. */
  sentence: (axles: readonly Axle[]): string => {
    const [first, ...others] = axles
    const last = others.pop()
    if (!first || !last) return ''
    const ratio = last.speed / first.speed
    const start = `El eje ${axles.length} gira ${turning(last)}, ${compare(ratio)}, con un par de ${shown(last.torque)} N·m.`
    const middle = others.map((axle, at) => `El eje ${at + 2}, ${turning(axle)}.`)
    return [start, `El eje 1 gira ${turning(first)}.`, ...middle].join(' ')
  },
  tooFewTeeth: (teeth: number): string =>
    `Una rueda de ${teeth} dientes no se puede construir bien: los dientes tropezarían. Pon al menos 6.`,
  tooDifferent: (step: number, times: number): string =>
    `La pareja ${step} cambia la velocidad ${shown(times)} veces de una vez: la rueda grande sería enorme. Reparte el cambio en dos parejas.`,
  slips: (step: number, times: number): string =>
    `En la transmisión ${step}, una polea es ${shown(times)} veces mayor que la otra: la correa abraza poco la pequeña y puede resbalar.`,
  hits: (wheel: number, axle: number): string =>
    `La rueda ${wheel} es tan grande que choca con el eje ${axle}: ese eje tendría que acabar antes de llegar a ella.`,
  tooFast: (axle: number, speed: number): string =>
    `El eje ${axle} giraría a ${shown(speed)} rpm: un montaje corriente se rompería.`,
  slower: (times: number): string =>
    times === 1 ? 'Aquí gira a su velocidad real' : `Aquí gira ${shown(times)} veces más despacio`,
  speed: (speed: number): string => `${shown(speed)} rpm`,
  wheels: (axle: number, sizes: readonly string[]): string => `${axle}: ${sizes.join(', ')}`,
} as const
