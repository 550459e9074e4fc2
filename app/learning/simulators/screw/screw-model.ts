import { formatNumber } from '../../marking/format-number.ts'
import { numberParameter, type Outcome, type Output, type Parameter, type Values } from '../simulator.ts'

const machines = {
  banco: 'Tornillo de banco',
  gato: 'Gato de tornillo',
  husillo: 'Husillo con carro',
} as const

/** The machine that the screw is part of. */
export type ScrewMachine = keyof typeof machines

/** Units are millimetres, rpm and newtons. The helix angle is measured at the mean diameter of the thread. */
export const screwParameters = {
  maquina: { kind: 'choice', label: 'Máquina', options: machines, initial: 'banco' },
  p: numberParameter('Paso', 'mm', [0.5, 12, 0.25, 5], { symbol: 'p' }),
  e: numberParameter('Entradas', '', [1, 4, 1, 1], { symbol: 'e' }),
  d: numberParameter('Diámetro medio de la rosca', 'mm', [4, 60, 0.5, 20], { symbol: 'd' }),
  rosca: {
    kind: 'choice',
    label: 'Rosca',
    options: { derecha: 'A derechas', izquierda: 'A izquierdas' },
    initial: 'derecha',
  },
  giro: {
    kind: 'choice',
    label: 'Giro de la palanca',
    options: { horario: 'Horario', antihorario: 'Antihorario' },
    initial: 'horario',
  },
  v: numberParameter('Vueltas', '', [0.25, 40, 0.25, 4], { symbol: 'v' }),
  n: numberParameter('Velocidad de giro', 'rpm', [1, 600, 1, 30], { symbol: 'n' }),
  r: numberParameter('Largo de la palanca, desde el eje', 'mm', [20, 1000, 5, 200], { symbol: 'R' }),
  f: numberParameter('Fuerza de tu mano', 'N', [1, 500, 1, 50], { symbol: 'F' }),
  roza: { kind: 'switch', label: 'Con rozamiento', initial: false },
  mu: numberParameter('Coeficiente de rozamiento', '', [0.01, 0.5, 0.01, 0.15], {
    symbol: 'μ',
    hint: 'Acero engrasado, cerca de 0,1; en seco, cerca de 0,2.',
  }),
} as const satisfies Record<string, Parameter>

export type ScrewValues = Values<typeof screwParameters>

/** Whether a parameter has an effect in a state. */
export function usesScrewParameter(name: keyof ScrewValues, { roza }: ScrewValues): boolean {
  return name !== 'mu' || roza
}

/** The machine of a state, with the vice as the default. */
export function machineOf({ maquina }: Pick<ScrewValues, 'maquina'>): ScrewMachine {
  return maquina === 'gato' || maquina === 'husillo' ? maquina : 'banco'
}

export type ScrewOutcome = Outcome & {
  /** Lead: travel per turn in mm, pitch times starts. */
  lead: number
  /** 1: the moving part moves away from the lever; −1: towards it. */
  way: 1 | -1
  /** Helix and friction angles, in radians. */
  helix: number
  friction: number
  /** Efficiency: 0 if it jams, 1 without friction. */
  efficiency: number
  /** Axial force, in N. */
  push: number
}

const degrees = 180 / Math.PI

/**
 * A square thread: lead = p · e, tan λ = lead / (π · d), tan φ = μ.
 * η = tan λ / tan(λ + φ) when raising a load, push = F · 2πR / lead · η. It is self-locking if φ ≥ λ.
 */
export function computeScrew(values: ScrewValues): ScrewOutcome {
  const { p, e, d, r, f, roza, mu } = values
  const lead = p * e
  const helix = Math.atan(lead / (Math.PI * d))
  const friction = roza ? Math.atan(mu) : 0
  const efficiency = efficiencyOf(helix, friction)
  const ratio = (2 * Math.PI * r) / lead
  const worked = { lead, way: wayOf(values), helix, friction, efficiency, push: f * ratio * efficiency }
  return {
    ...worked,
    outputs: { ...listMotion(values, worked), ...listForces(values, worked, ratio) },
    warnings: findWarnings(values, worked),
    sentence: screwTexts.sentence(values, worked),
  }
}

type Worked = Omit<ScrewOutcome, keyof Outcome>

/**
 * A right-hand screw turned clockwise moves away from the lever. If it stays in place, its nut comes nearer.
 */
function wayOf({ maquina, rosca, giro }: ScrewValues): 1 | -1 {
  const isAway = (rosca === 'derecha') === (giro === 'horario')
  return isAway === (maquina !== 'husillo') ? 1 : -1
}

function efficiencyOf(helix: number, friction: number): number {
  if (friction === 0) return 1
  // At a right angle or more, no force along the rim can move it.
  return helix + friction >= Math.PI / 2 ? 0 : Math.tan(helix) / Math.tan(helix + friction)
}

/** Whether the screw is self-locking: the load alone does not turn it back. */
function holdsItself({ helix, friction }: Pick<Worked, 'helix' | 'friction'>): boolean {
  return friction >= helix
}

function listMotion(values: ScrewValues, { lead, way }: Worked): Record<string, Output> {
  const { v, n } = values
  return {
    x: { label: screwTexts.advance, symbol: 'x', unit: 'mm', value: lead * v },
    av: { label: screwTexts.lead, symbol: 'p · e', unit: 'mm', value: lead },
    efecto: { label: screwTexts.effect, symbol: '', unit: '', value: screwTexts.effectOf(values, way) },
    va: { label: screwTexts.feed, symbol: 'p · e · n', unit: 'mm/min', value: lead * n },
    t: { label: screwTexts.duration, symbol: 't', unit: 's', value: (60 * v) / n },
  }
}

function listForces(values: ScrewValues, worked: Worked, ratio: number): Record<string, Output> {
  const { helix, friction, efficiency, push } = worked
  const angle = (value: number): number => value * degrees
  return {
    vm: { label: screwTexts.ratio, symbol: '2πR / (p · e)', unit: '', value: ratio },
    fs: { label: screwTexts.push, symbol: 'Fₛ', unit: 'N', value: push },
    rend: { label: screwTexts.efficiency, symbol: 'η', unit: '%', value: 100 * efficiency },
    lambda: { label: screwTexts.helix, symbol: 'λ', unit: '°', value: angle(helix), figures: 3 },
    ...(values.roza && {
      phi: { label: screwTexts.friction, symbol: 'φ', unit: '°', value: angle(friction), figures: 3 },
    }),
    sujeta: { label: screwTexts.holding, symbol: '', unit: '', value: screwTexts.holds(holdsItself(worked)) },
  }
}

/** Fastest rotation of a lever by hand, in rpm. */
const fastestByHand = 120
/** Yield strength of structural steel, about 235 N/mm². */
const strongest = 235

/** Warnings about what cannot be built or would break, in whole sentences. */
function findWarnings(
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
    ...(isThin ? [screwTexts.tooDeep(p, d)] : []),
    ...(r <= (d + p / 2) / 2 ? [screwTexts.tooShort] : []),
    ...(!isThin && stress > strongest ? [screwTexts.breaks(core, worked.push)] : []),
    ...(isByHand && n > fastestByHand ? [screwTexts.tooFast(n)] : []),
    ...(values.roza && worked.efficiency === 0 ? [screwTexts.jams] : []),
    ...(machineOf(values) === 'gato' && worked.friction < worked.helix ? [screwTexts.fallsBack] : []),
  ]
}

const shown = (value: number): string => formatNumber(value, 4)

const turns = (count: number): string => `${shown(count)} ${count === 1 ? 'vuelta' : 'vueltas'}`

/** Effects of a motion away from the user who turns the lever, and towards them. */
const effects: Readonly<Record<ScrewMachine, readonly [away: string, near: string]>> = {
  banco: ['La mordaza se cierra', 'La mordaza se abre'],
  gato: ['La carga baja', 'La carga sube'],
  husillo: ['El carro se aleja de la manivela', 'El carro se acerca a la manivela'],
}

const pushes: Readonly<Record<ScrewMachine, string>> = {
  banco: 'aprieta con',
  gato: 'levanta hasta',
  husillo: 'empuja con',
}

function effectOf(values: ScrewValues, way: 1 | -1): string {
  const [away, near] = effects[machineOf(values)]
  return way === 1 ? away : near
}

/** Texts of the simulator. */
export const screwTexts = {
  leverName: 'Palanca',
  advance: 'Avance total',
  lead: 'Avance en una vuelta',
  effect: 'Qué se mueve',
  feed: 'Velocidad de avance',
  duration: 'Tiempo que tarda',
  ratio: 'Ventaja sin rozamiento',
  push: 'Fuerza de salida',
  efficiency: 'Rendimiento',
  helix: 'Ángulo de la hélice',
  friction: 'Ángulo de rozamiento',
  holding: 'Si sueltas la palanca',
  holds: (isHeld: boolean): string =>
    isHeld ? 'se queda donde está (φ ≥ λ)' : 'la carga lo hace girar (φ < λ)',
  effectOf,
  sentence: (values: ScrewValues, { lead, way, push, efficiency }: Worked): string => {
    const { v, n, f, r, roza } = values
    const kept = roza ? `con un rendimiento del ${shown(100 * efficiency)} %` : 'sin rozamiento'
    const moved = `${effectOf(values, way)} ${shown(lead * v)} mm en ${turns(v)}: ${shown(lead)} mm por vuelta y ${shown(lead * n)} mm por minuto.`
    return `${moved} Con ${shown(f)} N en una palanca de ${shown(r)} mm, ${pushes[machineOf(values)]} ${shown(push)} N, ${kept}.`
  },
  tooDeep: (pitch: number, diameter: number): string =>
    `Un paso de ${shown(pitch)} mm es demasiado para un diámetro de ${shown(diameter)} mm: la rosca se comería casi todo el tornillo. Pon como mucho la mitad del diámetro.`,
  tooShort: 'La palanca es tan corta que no sale del tornillo: así no ahorra fuerza.',
  breaks: (core: number, push: number): string =>
    `Con ${shown(push)} N, un tornillo de acero con ${shown(core)} mm de núcleo se estropearía: haz menos fuerza o pon uno más grueso.`,
  tooFast: (speed: number): string => `A ${shown(speed)} rpm no gira nadie una palanca a mano.`,
  jams: 'Con tanta pendiente y tanto rozamiento el tornillo se atasca: por mucho que empujes, no gira.',
  fallsBack:
    'Si sueltas la palanca, la carga baja sola: la rosca tiene más pendiente de la que el rozamiento sujeta.',
  turn: (count: number, all: number): string => `Vuelta ${formatTenths(count)} de ${shown(all)}`,
  moved: (way: number): string => `Avance: ${formatTenths(way)} mm`,
  slower: (times: number): string =>
    times === 1 ? 'Aquí gira a su velocidad real' : `Aquí gira ${shown(times)} veces más despacio`,
  firstTurns: (count: number): string => `Se dibujan ${turns(count)}`,
  hand: (force: number): string => `F = ${shown(force)} N`,
  out: (force: number): string => `Fₛ = ${shown(force)} N`,
  lever: (length: number): string => `R = ${shown(length)} mm`,
  fromLever: 'Desde la palanca',
  fromAbove: 'Desde arriba',
  notToScale: 'Grosor sin escala',
} as const

/** A number with one decimal, as on a counter. */
function formatTenths(value: number): string {
  return value.toFixed(1).replace('.', ',')
}
