import { type Ask, defineSimulator } from '../simulator.ts'
import { bench } from './bench.ts'
import {
  computePneumatics,
  isSingleActing,
  type PneumaticsOutcome,
  type PneumaticsParameters,
  pneumaticsParameters,
  pneumaticsTexts as texts,
} from './pneumatics-model.ts'

const says = texts.mistakes
const square = (diameter: number): number => (Math.PI * diameter ** 2) / 4
const isBuilt = ({ embolo, vastago }: { embolo: number; vastago: number }): boolean =>
  embolo >= 20 && vastago <= embolo / 2

const pneumaticsAsks: readonly Ask<PneumaticsParameters, PneumaticsOutcome>[] = [
  {
    output: 'avance',
    given: ['presion', 'embolo'],
    fixed: { circuito: 'doble' },
    situation:
      'Un cilindro de doble efecto trabaja a p = {presion}. Su émbolo mide D = {embolo} de diámetro.',
    question: texts.askForce,
    suits: ({ embolo }) => embolo >= 20,
    mistakes: ({ presion, embolo }, { outputs }) => [
      { value: 4 * Number(outputs.avance.value), message: says.radius },
      { value: presion * square(embolo), message: says.bar },
    ],
  },
  {
    output: 'retroceso',
    given: ['presion', 'embolo', 'vastago'],
    fixed: { circuito: 'doble' },
    situation:
      'Un cilindro de doble efecto trabaja a p = {presion}. Su émbolo mide D = {embolo} de diámetro y su vástago, d = {vastago}.',
    question: texts.askBack,
    suits: isBuilt,
    mistakes: ({ presion, vastago }, { outputs }) => [
      { value: Number(outputs.avance.value), message: says.noRod },
      { value: 10 * Number(outputs.retroceso.value), message: says.bar },
      { value: 4 * Number(outputs.retroceso.value), message: says.radius },
      { value: (presion / 10) * square(vastago), message: says.rodOnly },
    ],
  },
  {
    output: 'aire',
    given: ['presion', 'embolo', 'vastago', 'carrera'],
    fixed: { circuito: 'doble' },
    situation:
      'Un cilindro de doble efecto trabaja a p = {presion} de presión manométrica. Su émbolo mide D = {embolo} de diámetro, su vástago, d = {vastago}, y la carrera, L = {carrera}.',
    question: texts.askAir,
    suits: isBuilt,
    mistakes: ({ presion, embolo, carrera }, { outputs }) => {
      const compressed = Number(outputs.aire.value) / (presion + 1)
      return [
        { value: compressed, message: says.compressed },
        { value: compressed * presion, message: says.gauge },
        { value: ((square(embolo) * carrera) / 1e6) * (presion + 1), message: says.oneWay },
      ]
    },
  },
  {
    output: 'velocidad',
    given: ['embolo', 'vastago', 'regulado'],
    fixed: { circuito: 'velocidad', caudal: 200 },
    situation:
      'Un cilindro de doble efecto tiene un émbolo de D = {embolo} y un vástago de d = {vastago} de diámetro. El estrangulador deja salir qᵣ = {regulado} de la cámara del vástago, menos que los tubos.',
    question: texts.askSpeed,
    suits: isBuilt,
    mistakes: ({ embolo, vastago, regulado }) => [
      { value: (regulado * 1e5) / 60 / square(embolo), message: says.wholePiston },
      { value: (regulado * 1e5) / (square(embolo) - square(vastago)), message: says.perMinute },
    ],
  },
]

const ofDoubleActing: ReadonlySet<string> = new Set(['vastago'])
const ofOneValve: ReadonlySet<string> = new Set(['simple', 'doble', 'velocidad'])

/** Cylinders and valves in six hand-operated circuits. */
export const simulator = defineSimulator({
  order: 100,
  tipo: 'neumatica',
  title: texts.title,
  summary: texts.summary,
  parameters: pneumaticsParameters,
  uses: (name, { circuito }) => {
    if (name === 'mando') return ofOneValve.has(circuito)
    if (name === 's1') return circuito !== 'biestable'
    if (name === 's2') return circuito === 'o' || circuito === 'y'
    if (name === 'memoria') return circuito === 'biestable'
    if (name === 'regulado') return circuito === 'velocidad'
    if (name === 'muelle') return isSingleActing(circuito)
    return !ofDoubleActing.has(name) || !isSingleActing(circuito)
  },
  compute: computePneumatics,
  motion: { step: 0.1 },
  table: { along: 'presion', rows: 10, outputs: ['avance', 'retroceso', 'aire'] },
  asks: pneumaticsAsks,
  bench,
})
