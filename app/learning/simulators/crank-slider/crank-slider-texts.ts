import { formatNumber } from '../../marking/format-number.ts'
import type { Reading } from './crank-slider-model.ts'
import type { CrankSliderValues } from './crank-slider-parameters.ts'

const shown = (value: number): string => formatNumber(value, 4)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Name of the dead centre at 0°, 180° or 360°. */
function deadCentre(degrees: number): string {
  return degrees % 360 === 0 ? 'punto muerto superior' : 'punto muerto inferior'
}

/** Greatest angle from top dead centre that a rod that is too short allows. */
function lockAngle({ r, l }: CrankSliderValues): string {
  return formatNumber((Math.asin(l / r) * 180) / Math.PI, 3)
}

/** Greatest angle between rod and line, if the rod is long enough. */
function greatestTilt({ r, l }: CrankSliderValues): string {
  return formatNumber((Math.asin(r / l) * 180) / Math.PI, 3)
}

/** Whether crank and rod lie on the line of the slider. */
export function isDead(degrees: number): boolean {
  return degrees % 180 === 0
}

/** Texts of the simulator. */
export const crankSliderTexts = {
  stuck: 'no da la vuelta',
  torqueGiven: 'Par que recibe la manivela',
  torqueNeeded: 'Par que necesita la manivela',
  going: (degrees: number): string => {
    if (isDead(degrees)) return `parado: ${deadCentre(degrees)}`
    return degrees < 180 ? 'baja, hacia la manivela' : 'sube, se aleja de la manivela'
  },
  sentence: ({ mueve, a, n }: CrankSliderValues, reading: Reading): string => {
    const { stroke, travel, speed, strokes, mean, torque } = reading
    const place = isDead(a)
      ? `El émbolo está parado en el ${deadCentre(a)}.`
      : `El émbolo ${a < 180 ? 'baja' : 'sube'} a ${shown(Math.abs(speed))} m/s, a ${shown(travel)} mm del punto muerto superior.`
    const pace = `La carrera es de ${shown(stroke)} mm; a ${shown(n)} rpm hace ${shown(strokes)} carreras por minuto, a ${shown(mean)} m/s de media.`
    const turn = mueve === 'embolo' ? 'recibe' : 'necesita'
    return `${place} ${pace} La manivela ${turn} un par de ${shown(torque)} N·m.`
  },
  stuckSentence: (values: CrankSliderValues): string =>
    `La manivela no puede dar la vuelta: con ${values.r} mm de radio y una biela de ${values.l} mm, se traba a ${lockAngle(values)}° del punto muerto superior.`,
  tooShort: ({ r, l }: CrankSliderValues): string =>
    l === r
      ? 'La biela mide lo mismo que la manivela: al cuarto de vuelta el émbolo llegaría al eje y podría quedarse allí. Pon una biela más larga.'
      : `La biela mide ${shown(l)} mm y la manivela, ${shown(r)} mm: la biela no alcanza y el mecanismo se traba. Pon una biela más larga que la manivela.`,
  leansMuch: (values: CrankSliderValues): string =>
    `La biela se inclina hasta ${greatestTilt(values)}° y aprieta el émbolo contra la pared, que se gasta. En las máquinas mide unas 3 o 4 veces la manivela.`,
  tooFast: (mean: number): string =>
    `El émbolo iría a ${shown(mean)} m/s de media: ni los motores de carreras pasan de unos 25 m/s. Se rompería.`,
  deadMotor: (degrees: number): string =>
    `${capital(deadCentre(degrees))}: por fuerte que empujes el émbolo, la manivela no gira. Tiene que llegar con impulso: para eso está el volante.`,
  deadCompressor: (degrees: number): string =>
    `${capital(deadCentre(degrees))}: el émbolo se para un instante y cambia de sentido.`,
  brakes:
    'Aquí el émbolo sube: una fuerza que lo empuja hacia la manivela la frena. En un motor se empuja solo en la bajada.',
  slower: (times: number): string =>
    times === 1 ? 'Aquí gira a su velocidad real' : `Aquí gira ${shown(times)} veces más despacio`,
  drives: { manivela: 'Mueve la manivela', embolo: 'Mueve el émbolo' },
  position: (travel: number): string => `x = ${formatNumber(travel, 3)} mm`,
  speed: (speed: number): string => `v = ${formatNumber(Math.abs(speed), 3)} m/s`,
  angle: (degrees: number): string => `φ = ${Math.floor(degrees)}°`,
  top: 'punto muerto superior',
  bottom: 'punto muerto inferior',
}
