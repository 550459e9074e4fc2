import { formatNumber } from '../../marking/format-number.ts'
import { cosine, sine } from '../rotation.ts'
import { numberParameter, type Outcome, type Output, type Parameter, type Values } from '../simulator.ts'

export const crankSliderParameters = {
  mueve: {
    kind: 'choice',
    label: 'Qué mueve a qué',
    options: {
      manivela: 'La manivela mueve el émbolo (compresor)',
      embolo: 'El émbolo mueve la manivela (motor)',
    },
    initial: 'manivela',
  },
  r: numberParameter('Radio de la manivela', 'mm', [5, 200, 1, 40], { symbol: 'r' }),
  l: numberParameter('Longitud de la biela', 'mm', [5, 600, 1, 120], { symbol: 'l' }),
  a: numberParameter('Giro de la manivela', '°', [0, 360, 1, 60], {
    symbol: 'φ',
    hint: 'Desde el punto muerto superior, en el sentido en que gira.',
  }),
  n: numberParameter('Velocidad de la manivela', 'rpm', [1, 9000, 1, 60], { symbol: 'n' }),
  sentido: {
    kind: 'choice',
    label: 'Sentido de giro',
    options: { horario: 'Horario', antihorario: 'Antihorario' },
    initial: 'horario',
  },
  f: numberParameter('Fuerza en el émbolo', 'N', [0, 5000, 10, 500], {
    symbol: 'F',
    hint: 'La que tiene que vencer o, si es un motor, la que lo empuja hacia la manivela.',
  }),
} satisfies Record<string, Parameter>

type CrankSliderValues = Values<typeof crankSliderParameters>

export type CrankSliderOutcome = Outcome & { crank: SliderCrank; isRound: boolean }

/** Readings of a crank that can turn fully. Lengths in mm, speeds in m/s, torque in N·m. */
type Reading = {
  stroke: number
  travel: number
  /** Positive away from top dead centre. */
  speed: number
  mean: number
  strokes: number
  tilt: number
  torque: number
}

/** Computes position, speeds and torque of a slider-crank. */
export function computeCrankSlider(values: CrankSliderValues): CrankSliderOutcome {
  const crank = { radius: values.r, rod: values.l }
  const isRound = goesRound(crank)
  const reading = isRound ? read(crank, values) : undefined
  return {
    crank,
    isRound,
    outputs: listOutputs(values, reading),
    warnings: findWarnings(values, reading),
    sentence: reading ? crankSliderTexts.sentence(values, reading) : crankSliderTexts.stuckSentence(values),
  }
}

function read(crank: SliderCrank, { mueve, a, n, f }: CrankSliderValues): Reading {
  const perRadian = travelPerRadian(crank, a)
  const stroke = 2 * crank.radius
  return {
    stroke,
    travel: travelAt(crank, a),
    speed: (perRadian * 2 * Math.PI * n) / 60 / 1000,
    mean: (2 * stroke * n) / 60 / 1000,
    strokes: 2 * n,
    tilt: rodTilt(crank, a),
    // Without friction both ends do the same work: F·dx = M·dφ.
    // The force of a motor always pushes down; that of a compressor opposes the motion.
    torque: (f * (mueve === 'embolo' ? perRadian : Math.abs(perRadian))) / 1000,
  }
}

function listOutputs(values: CrankSliderValues, reading: Reading | undefined): Record<string, Output> {
  const shown = (value: number | undefined): number | string => value ?? crankSliderTexts.stuck
  const output = (label: string, symbol: string, unit: string, value: number | undefined): Output => ({
    label,
    symbol,
    unit: value === undefined ? '' : unit,
    value: shown(value),
  })
  const torque = values.mueve === 'embolo' ? crankSliderTexts.torqueGiven : crankSliderTexts.torqueNeeded
  return {
    c: output('Carrera', 'c', 'mm', reading?.stroke),
    x: output('Distancia al punto muerto superior', 'x', 'mm', reading?.travel),
    v: output('Velocidad del émbolo aquí', 'v', 'm/s', reading && Math.abs(reading.speed)),
    va: {
      label: 'Movimiento',
      symbol: '',
      unit: '',
      value: reading ? crankSliderTexts.going(values.a) : crankSliderTexts.stuck,
    },
    vm: output('Velocidad media del émbolo', 'vₘ', 'm/s', reading?.mean),
    cm: output('Carreras por minuto', '', '', reading?.strokes),
    b: output('Inclinación de la biela', 'β', '°', reading?.tilt),
    m: output(torque, 'M', 'N·m', reading?.torque),
  }
}

/** A crank and the rod that connects it to a slider on a line through the axle, both in mm. */
export type SliderCrank = { radius: number; rod: number }

/** Whether the crank can turn fully. A rod not longer than the crank misses the line at a quarter turn. */
export function goesRound({ radius, rod }: SliderCrank): boolean {
  return rod > radius
}

/** Whether the rod reaches the line of the slider. The angle is in degrees from top dead centre. */
export function reaches({ radius, rod }: SliderCrank, degrees: number): boolean {
  return rod >= radius * Math.abs(sine(degrees))
}

/**
 * Distance of the slider from top dead centre, in mm: x = r + l − r·cos φ − √(l² − r²·sin² φ).
 * The rod must reach the line.
 */
export function travelAt(crank: SliderCrank, degrees: number): number {
  const { radius, rod } = crank
  return radius * (1 - cosine(degrees)) + rod - rodAlong(crank, degrees)
}

/**
 * Travel of the slider per radian of the crank, in mm: dx/dφ = r·sin φ·(1 + r·cos φ / √(l² − r²·sin² φ)).
 * The crank must be able to turn fully.
 */
export function travelPerRadian(crank: SliderCrank, degrees: number): number {
  const { radius } = crank
  return radius * sine(degrees) * (1 + (radius * cosine(degrees)) / rodAlong(crank, degrees))
}

/** Angle between the rod and the line of the slider, in degrees. The rod must reach the line. */
function rodTilt({ radius, rod }: SliderCrank, degrees: number): number {
  return (Math.asin((radius / rod) * Math.abs(sine(degrees))) * 180) / Math.PI
}

/** Projection of the rod on the line of the slider. */
function rodAlong({ radius, rod }: SliderCrank, degrees: number): number {
  return Math.sqrt(rod ** 2 - (radius * sine(degrees)) ** 2)
}

/**
 * Smallest usual ratio of rod to crank: engines have three to four; below two the rod tilts by more than 30°.
 */
const shortest = 2
/** Mean piston speed of racing engines, in m/s. */
const fastest = 25

/** Warnings and notes, in whole sentences. `reading` is undefined if the crank cannot turn fully. */
function findWarnings(values: CrankSliderValues, reading: Reading | undefined): string[] {
  if (!reading) return [crankSliderTexts.tooShort(values)]
  return [
    ...findDeadCentre(values),
    ...(values.l < shortest * values.r ? [crankSliderTexts.leansMuch(values)] : []),
    ...(reading.mean > fastest ? [crankSliderTexts.tooFast(reading.mean)] : []),
  ]
}

function findDeadCentre({ mueve, a, f }: CrankSliderValues): string[] {
  const isMotor = mueve === 'embolo'
  if (isDead(a)) return [isMotor ? crankSliderTexts.deadMotor(a) : crankSliderTexts.deadCompressor(a)]
  return isMotor && a > 180 && f > 0 ? [crankSliderTexts.brakes] : []
}

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
  crank: 'Manivela',
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
