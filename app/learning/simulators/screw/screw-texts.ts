import { formatNumber } from '../../marking/format-number.ts'
import type { Worked } from './screw-model.ts'
import { machineOf, type ScrewMachine, type ScrewValues } from './screw-parameters.ts'

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
