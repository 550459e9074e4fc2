import { formatNumber } from '../../marking/format-number.ts'
import type { Outcome, Output, Parameter, Values } from '../simulator.ts'
import {
  type CamPlan,
  type CamSurvey,
  type CutCam,
  cutCam,
  motionAt,
  type Phase,
  planCam,
  segmentAt,
  surveyCam,
} from './cam-motion.ts'

type Measure = {
  label: string
  symbol: string
  unit: string
  range: [min: number, max: number]
  initial: number
}

function measure({
  label,
  symbol,
  unit,
  range: [min, max],
  initial,
}: Measure): Parameter & { kind: 'number' } {
  return { kind: 'number', label, symbol, unit, min, max, step: 1, initial }
}

/** Parameters of a cam and its follower. The angles of a pear cam never exceed a turn in total. */
export const camParameters = {
  forma: {
    kind: 'choice',
    label: 'Forma de la leva',
    options: {
      pera: 'Pera: sube, se para y baja',
      circular: 'Excéntrica circular',
      corazon: 'Corazón: sube y baja por igual',
      lobulos: 'Varios lóbulos',
    },
    initial: 'pera',
  },
  rb: measure({ label: 'Radio de la base', symbol: 'r', unit: 'mm', range: [10, 80], initial: 25 }),
  h: measure({ label: 'Elevación', symbol: 'h', unit: 'mm', range: [1, 40], initial: 15 }),
  sub: measure({ label: 'Ángulo de subida', symbol: 'βs', unit: '°', range: [20, 140], initial: 90 }),
  alto: measure({ label: 'Ángulo de reposo arriba', symbol: 'βr', unit: '°', range: [0, 80], initial: 60 }),
  baj: measure({ label: 'Ángulo de bajada', symbol: 'βb', unit: '°', range: [20, 140], initial: 90 }),
  lob: measure({ label: 'Número de lóbulos', symbol: '', unit: '', range: [2, 6], initial: 3 }),
  ley: {
    kind: 'choice',
    label: 'Cómo sube y baja',
    options: {
      parabolica: 'Acelera y frena (parabólica)',
      cicloidal: 'Con suavidad (cicloidal)',
      uniforme: 'Siempre igual de deprisa (uniforme)',
    },
    initial: 'parabolica',
  },
  seg: {
    kind: 'choice',
    label: 'Seguidor',
    options: { rodillo: 'De rodillo', punta: 'De punta' },
    initial: 'rodillo',
  },
  rr: measure({ label: 'Radio del rodillo', symbol: 'rr', unit: 'mm', range: [2, 20], initial: 6 }),
  a: {
    ...measure({ label: 'Giro de la leva', symbol: 'φ', unit: '°', range: [0, 360], initial: 60 }),
    hint: 'Desde que empieza a subir.',
  },
  n: measure({ label: 'Velocidad de la leva', symbol: 'n', unit: 'rpm', range: [1, 3000], initial: 60 }),
  m: {
    ...measure({ label: 'Masa del seguidor', symbol: 'm', unit: 'g', range: [10, 2000], initial: 100 }),
    step: 10,
  },
  fm: {
    ...measure({ label: 'Fuerza del muelle', symbol: 'F', unit: 'N', range: [0, 500], initial: 0 }),
    hint: 'Lo aprieta contra la leva. Con 0 N, solo lo hace su peso.',
  },
} satisfies Record<string, Parameter>

export type CamValues = Values<typeof camParameters>

/** Whether a parameter has an effect in a state. */
export function usesCamParameter(name: keyof CamValues, { forma, seg }: CamValues): boolean {
  switch (name) {
    case 'sub':
    case 'alto':
    case 'baj':
      return forma === 'pera'
    case 'lob':
      return forma === 'lobulos'
    case 'ley':
      return forma === 'pera' || forma === 'lobulos'
    case 'rr':
      return seg === 'rodillo'
    default:
      return true
  }
}

/** Outcome of a cam. `cut`: its real shape if it cannot be made as planned. */
export type CamOutcome = Outcome & { plan: CamPlan; cut: CutCam | undefined }

/** Readings in mm, mm/s and s. */
type CamReading = {
  phase: Phase
  lift: number
  /** Negative downwards. */
  speed: number
  /** Maximum lift of the follower. */
  top: number
  perMinute: number
  riseTime: number
  highTime: number
  fastest: number
}

/** Computes the motion of the follower. */
export function computeCam(values: CamValues): CamOutcome {
  const plan = planCam(values)
  const survey = surveyCam(plan)
  const cut = survey.isUndercut ? cutCam(plan) : undefined
  const reading = read({ plan, cut }, values, survey.fastest)
  return {
    plan,
    cut,
    outputs: listOutputs(values, reading, cut !== undefined),
    warnings: findWarnings(values, { survey, reading, jumps: plan.jumps }),
    sentence: camTexts.sentence(values, reading),
  }
}

type MadeCam = { plan: CamPlan; cut: CutCam | undefined }

/** Height of the follower at an angle, in mm. */
export function liftAt({ plan, cut }: MadeCam, degrees: number): number {
  if (!cut) return motionAt(plan, degrees).lift
  const [before, after] = [Math.floor(degrees), Math.floor(degrees) + 1]
  const [one = 0, other = 0] = [cut.lifts[before % 360], cut.lifts[after % 360]]
  return one + (other - one) * (degrees - before)
}

/** Slope of the lift at an angle, in mm per radian. */
export function slopeAt(cam: MadeCam, degrees: number): number {
  if (!cam.cut) return motionAt(cam.plan, degrees).slope
  const around = liftAt(cam, degrees + 1) - liftAt(cam, (degrees + 359) % 360)
  return (around / 2) * (180 / Math.PI)
}

function read(cam: MadeCam, { a, n, h }: CamValues, planned: number): CamReading {
  const { plan, cut } = cam
  const radiansPerSecond = (2 * Math.PI * n) / 60
  const rises = plan.segments.filter(({ phase }) => phase === 'rise')
  const degreesOf = (wanted: Phase): number =>
    plan.segments.find(({ phase }) => phase === wanted)?.degrees ?? 0
  const fastest = cut ? Math.max(...cut.lifts.map((_, at) => slopeAt(cam, at))) : planned
  return {
    phase: segmentAt(plan, a).phase,
    lift: liftAt(cam, a % 360),
    speed: slopeAt(cam, a % 360) * radiansPerSecond,
    top: cut ? Math.max(...cut.lifts) : h,
    perMinute: n * rises.length,
    riseTime: degreesOf('rise') / (6 * n),
    highTime: degreesOf('high') / (6 * n),
    fastest: fastest * radiansPerSecond,
  }
}

function listOutputs(values: CamValues, reading: CamReading, isCut: boolean): Record<string, Output> {
  const output = (label: string, symbol: string, unit: string, value: number | string): Output => ({
    label,
    symbol,
    unit,
    value,
  })
  return {
    s: output('Altura del seguidor aquí', 's', 'mm', reading.lift),
    va: output('Qué hace el seguidor', '', '', camTexts.doing(reading)),
    v: output('Velocidad del seguidor aquí', 'v', 'mm/s', Math.abs(reading.speed)),
    vx: output('Velocidad máxima del seguidor', '', 'mm/s', reading.fastest),
    veces: output('Subidas por minuto', '', '', reading.perMinute),
    ts: output('Tiempo de subida', 't', 's', reading.riseTime),
    ...(values.forma === 'pera' && { tr: output('Tiempo parado arriba', '', 's', reading.highTime) }),
    ...(isCut && { hr: { ...output('Elevación que consigue', '', 'mm', reading.top), figures: 3 } }),
  }
}

/** m/s² */
const gravity = 9.81
/** Handbooks limit the pressure angle of a sliding follower to 30°. */
const steepest = 30
/** Smallest hop worth a warning, in mm. */
const seenHop = 0.5

type CamFacts = { survey: CamSurvey; reading: CamReading; jumps: boolean }

/** Warnings about a cam, in whole sentences. */
function findWarnings(values: CamValues, { survey, reading, jumps }: CamFacts): string[] {
  const { n, m, fm, h } = values
  const mass = m / 1000
  // Downward acceleration of the follower, by its weight and the spring.
  const held = gravity + fm / mass
  const needed = (survey.hardestDown * ((2 * Math.PI * n) / 60) ** 2) / 1000
  // If the cam stops rising at once, the follower continues like a thrown stone: v² / 2a.
  const hop = reading.fastest ** 2 / (2 * held * 1000)
  return [
    ...(survey.isUndercut ? [camTexts.undercut(values, h - reading.top)] : []),
    ...(needed > held ? [camTexts.thrown({ n, needed, held, force: mass * (needed - gravity) })] : []),
    ...(jumps && hop >= seenHop ? [camTexts.hops(hop)] : []),
    ...(survey.steepest > steepest ? [camTexts.steep(survey.steepest)] : []),
  ]
}

const shown = (value: number): string => formatNumber(value, 4)
const short = (value: number): string => formatNumber(value, 3)

/** Speed in mm/s below which the follower counts as at rest. */
const still = 1e-9

/** Texts of the simulator. */
export const camTexts = {
  cam: 'Leva',
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
