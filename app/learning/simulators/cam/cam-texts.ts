import { formatNumber } from '../../marking/format-number.ts'
import type { CamReading } from './cam-model.ts'
import type { CamValues } from './cam-parameters.ts'

const shown = (value: number): string => formatNumber(value, 4)
const short = (value: number): string => formatNumber(value, 3)

/** Speed in mm/s below which the follower counts as at rest. */
const still = 1e-9

/** Texts of the simulator. */
export const camTexts = {
  doing: ({ phase, speed }: Pick<CamReading, 'phase' | 'speed'>): string => {
    if (phase === 'high') return 'parado arriba'
    if (phase === 'low') return 'parado abajo'
    if (Math.abs(speed) < still) return 'parado un instante'
    return speed > 0 ? 'sube' : 'baja'
  },
  sentence: ({ n, forma }: CamValues, reading: CamReading): string => {
    const { lift, speed, top, perMinute, riseTime, highTime } = reading
    const isMoving = camTexts.doing(reading) === 'sube' || camTexts.doing(reading) === 'baja'
    const doing = isMoving
      ? `El seguidor ${camTexts.doing(reading)} a ${shown(Math.abs(speed))} mm/s: está a ${shown(lift)} mm de altura, de ${short(top)} mm que sube en total.`
      : `El seguidor está ${camTexts.doing(reading)}, a ${shown(lift)} mm de altura, de ${short(top)} mm que sube en total.`
    const high = forma === 'pera' ? `, y arriba se queda ${shown(highTime)} s` : ''
    return `${doing} A ${shown(n)} rpm sube ${shown(perMinute)} veces por minuto; tarda ${shown(riseTime)} s en subir${high}.`
  },
  undercut: ({ rr, h }: CamValues, lost: number): string =>
    `La leva tendría puntas más cerradas que el rodillo de ${rr} mm: al tallarla se pierden, y el seguidor se queda a unos ${formatNumber(lost, 2)} mm de los ${h} mm pedidos. Pon un rodillo más pequeño, más base o menos elevación.`,
  thrown: ({ n, needed, held, force }: { n: number; needed: number; held: number; force: number }): string =>
    `A ${shown(n)} rpm el seguidor se despega: para seguir a la leva tendría que acelerar hacia abajo a ${short(needed)} m/s², y su peso y el muelle solo dan ${short(held)} m/s². Hace falta un muelle de unos ${formatNumber(force, 2)} N.`,
  hops: (hop: number): string =>
    `La velocidad cambia de golpe al final de la subida: el seguidor puede saltar hasta ${formatNumber(hop, 2)} mm y caer de golpe sobre la leva.`,
  steep: (degrees: number): string =>
    `La leva empuja el seguidor muy de lado, hasta ${formatNumber(degrees, 2)}°: con más de 30° puede atascarse en su guía. Pon más base, menos elevación o una subida más larga.`,
  slower: (times: number): string =>
    times === 1 ? 'Aquí gira a su velocidad real' : `Aquí gira ${shown(times)} veces más despacio`,
  height: (lift: number): string => `s = ${short(lift)} mm`,
  speed: (speed: number): string => `v = ${short(Math.abs(speed))} mm/s`,
  angle: (degrees: number): string => `φ = ${Math.floor(degrees)}°`,
  top: (top: number): string => `${short(top)} mm`,
}
