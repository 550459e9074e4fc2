import { defineSimulator, type Outcome, type Output, type Parameter } from '../simulator.ts'
import { bench } from './bench.ts'
import { type Equation, expressionText, writeEquations } from './expression.ts'
import { gatesTexts } from './gates-texts.ts'
import {
  type Bit,
  emptyNetwork,
  evaluateNetwork,
  type InputBits,
  inputNames,
  makeTruthTable,
  type Network,
  type NetworkBits,
  outputNames,
  showBit,
  type TruthTable,
  usedInputs,
} from './network.ts'
import { maxCodeLength, parseNetwork, readyCircuits } from './network-code.ts'

/** The state of the simulator. */
export type GatesValues = {
  circuito: string
  red: string
  a: boolean
  b: boolean
  c: boolean
  d: boolean
  reto: string
  objetivo: string
  simbolos: string
}

/** Outcome of a network: its current values, truth table and functions. */
export type GatesOutcome = Outcome & {
  network: Network
  inputs: InputBits
  bits: NetworkBits
  table: TruthTable
  equations: readonly Equation[]
}

/** Evaluates the network of a state. An invalid code counts as an empty network and yields a warning. */
export function computeGates(values: GatesValues): GatesOutcome {
  const parsed = parseNetwork(networkCode(values))
  const network = 'network' in parsed ? parsed.network : emptyNetwork
  const inputs: InputBits = Object.fromEntries(inputNames.map((name) => [name, values[name] ? 1 : 0]))
  const bits = evaluateNetwork(network, inputs)
  const target = targetTable(values)
  const table = makeTruthTable(network, target, inputs)
  const equations = writeEquations(network, namesOfOutputs(network))
  const verdict = target && judge(network, table, target)
  const outputs = readOutputs({ network, bits, table, equations, verdict })
  const warnings = 'network' in parsed ? findWarnings(network, table) : [gatesTexts.broken]
  const sentence = [sayState(bits, table, inputs), sayFunction(network, equations), verdict]
    .filter(Boolean)
    .join(' ')
  return { outputs, warnings, sentence, network, inputs, bits, table, equations }
}

/** Code of the displayed network: a ready circuit, or the user's own. */
function networkCode({ circuito, red }: Pick<GatesValues, 'circuito' | 'red'>): string {
  return Object.hasOwn(readyCircuits, circuito)
    ? readyCircuits[circuito as keyof typeof readyCircuits].code
    : red
}

/** Target rows of S, from an exercise or typed by the user; empty if there is none. */
function targetTable({ reto, objetivo }: GatesValues): string {
  if (Object.hasOwn(exercises, reto)) return exercises[reto as keyof typeof exercises].table
  return findTargetFault(objetivo) === undefined ? objetivo : ''
}

/** Fault of a table typed by the user, in Spanish; undefined if it is valid. */
function findTargetFault(text: string): string | undefined {
  return /^(?:[01]{4}|[01]{8}|[01]{16})?$/.test(text) ? undefined : gatesTexts.badTarget
}

function namesOfOutputs({ outputs }: Network): string[] {
  return outputNames.slice(0, outputs.length)
}

/** Feedback on an exercise: the wrong rows, or the number of gates compared with the known minimum. */
function judge({ gates }: Network, { rows }: TruthTable, target: string): string {
  const wrong = rows.filter(({ isWrong }) => isWrong).map(({ inputs }) => inputs.join(''))
  return wrong.length > 0
    ? gatesTexts.wrongRows(wrong, rows.length)
    : gatesTexts.solved(gates.length, findLeastGates(target))
}

type Read = Pick<GatesOutcome, 'network' | 'bits' | 'table' | 'equations'> & { verdict: string }

function readOutputs({ network, bits, table, equations, verdict }: Read): Record<string, Output> {
  const plain = { symbol: '', unit: '' }
  const names = namesOfOutputs(network)
  const values = names.map((name, at): [string, Output] => [
    name.toLowerCase(),
    { ...plain, label: `Salida ${name}`, value: showBit(bits.outputs[at]) },
  ])
  const functions = equations
    .slice(0, names.length)
    .map(({ name, is }): [string, Output] => [
      `funcion${name.toLowerCase()}`,
      { ...plain, label: `Función ${name}`, value: expressionText(is) },
    ])
  const ones = table.rows.filter(({ outputs }) => outputs[0] === 1).length
  return {
    ...Object.fromEntries([...values, ...functions]),
    puertas: { ...plain, label: 'Puertas', value: network.gates.length },
    filas: { ...plain, label: 'Filas de la tabla', value: table.rows.length },
    unos: { ...plain, label: 'Filas con S = 1', value: ones },
    ...(verdict && { reto: { ...plain, label: 'Construye esta tabla', value: verdict } }),
  }
}

function sayState({ outputs }: NetworkBits, table: TruthTable, inputs: InputBits): string {
  const given = table.inputs.map((name) => `${name} = ${showBit(inputs[name])}`)
  const said = outputs.map((bit, at) => `${outputNames[at]} = ${showBit(bit)} (${sayLed(bit)})`)
  return given.length === 0
    ? `${gatesTexts.list(said)}.`
    : `Con ${gatesTexts.list(given)}, ${gatesTexts.list(said)}.`
}

function sayLed(bit: Bit): string {
  if (bit === undefined) return gatesTexts.unsettled
  return bit === 1 ? gatesTexts.lit : gatesTexts.dark
}

function sayFunction(network: Network, equations: readonly Equation[]): string {
  const said = equations.map(({ name, is }) => `${name} = ${expressionText(is)}`)
  const count = network.gates.length
  if (count === 0) return `No hay puertas: ${said.join('; ')}.`
  return `Hay ${gatesTexts.gates(count)}: ${said.join('; ')}.`
}

/** Warnings about floating inputs, gates without an effect, and outputs that are unknown because of them. */
function findWarnings(network: Network, table: TruthTable): string[] {
  const { gates, outputs } = network
  const open = gates.flatMap((gate, at) => (gate.from.includes(null) ? [gatesTexts.floatsIn(at, gate)] : []))
  const bare = outputs.flatMap((source, at) =>
    source === null ? [gatesTexts.floatsOut(outputNames[at] ?? '')] : [],
  )
  const idle = findIdle(network)
  const unknown = outputs.flatMap((source, at) =>
    source !== null && table.rows.some((row) => row.outputs[at] === undefined)
      ? [gatesTexts.unknown(outputNames[at] ?? '')]
      : [],
  )
  return [...open, ...bare, ...(idle.length > 0 ? [gatesTexts.leadsNowhere(idle)] : []), ...unknown]
}

/** Gates that no output depends on. */
function findIdle({ gates, outputs }: Network): number[] {
  const needed = new Set<number>()
  const need = (source: string | number | null | undefined): void => {
    if (typeof source !== 'number' || needed.has(source)) return
    needed.add(source)
    for (const before of gates[source]?.from ?? []) need(before)
  }
  for (const source of outputs) need(source)
  return [...gates.keys()].filter((gate) => !needed.has(gate))
}

/**
 * Truth tables to build, keyed by their name in addresses: a label and the column S.
 * Rows go from all inputs at 0 to all at 1. The difficulty grows from two inputs to three and from one gate
 * to four.
 */
export const exercises = {
  ambos: { label: '1 · La prensa baja solo con los dos pulsadores, a y b', table: '0001' },
  timbre: { label: '2 · El timbre suena con cualquiera de los dos botones', table: '0111' },
  vacio: { label: '3 · La luz de «libre» luce si no hay nadie en a ni en b', table: '1000' },
  nojuntos: { label: '4 · Todo vale menos a y b a la vez', table: '1110' },
  escalera: { label: '5 · La luz de la escalera: a y b distintos', table: '0110' },
  riego: { label: '6 · Riega si la tierra está seca (a) y no llueve (b)', table: '0010' },
  iguales: { label: '7 · Se enciende si a y b son iguales', table: '1001' },
  permiso: { label: '8 · Si pasa a, tiene que pasar b', table: '1101' },
  alarma: { label: '9 · La alarma: a y b, o la emergencia c', table: '01010111' },
  ventilador: {
    label: '10 · El ventilador: calor (a) o botón (b), y rejilla cerrada (c)',
    table: '00010101',
  },
  prensa: { label: '11 · La prensa: a y b, y nadie en la zona (c)', table: '00000010' },
  garaje: { label: '12 · El garaje: mando (a) sin obstáculo (b), o llave (c)', table: '01011101' },
  impar: { label: '13 · Luz con tres interruptores: cuenta los impares', table: '01101001' },
  selector: { label: '14 · El selector: con c = 0 sale a; con c = 1 sale b', table: '00011011' },
  mayoria: { label: '15 · La mayoría de tres votos', table: '00010111' },
  unosolo: { label: '16 · Solo uno de los tres', table: '01101000' },
} as const

/**
 * Minimum number of gates (NOT, and two-input AND, OR, NAND, NOR, XOR) of each function of three inputs.
 * Functions go from 00000000 to 11111111: the rows of a table from 000 to 111, with the first one as the
 * highest bit. Computed by an exhaustive search of networks of up to four gates, which the test repeats.
 */
const minOfThree =
  '1221212223232320212222443333332223233333342433332320332233331341' +
  '2333233334332433233320223313334134333313422424422433334124424232' +
  '2324244214333342244242343233334314333233221233323342334333323332' +
  '1432333322331232333342433333323222333333442222121232323222121222'

/**
 * Minimum number of gates for a table of two or three inputs, given as its rows of zeros and ones.
 * Returns undefined for more inputs, which have not been searched.
 */
export function findLeastGates(table: string): number | undefined {
  // A function of two inputs is one of three inputs that ignores the last.
  const rows = table.length === 4 ? table.replace(/[01]/g, '$&$&') : table
  return rows.length === 8 ? Number(minOfThree[Number.parseInt(rows, 2)]) : undefined
}

function labels(choices: Readonly<Record<string, { label: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(choices).map(([name, { label }]) => [name, label]))
}

function findNetworkFault(code: string): string | undefined {
  const parsed = parseNetwork(code)
  return 'fault' in parsed ? parsed.fault : undefined
}

function input(name: string): Parameter & { kind: 'switch' } {
  return { kind: 'switch', label: `Entrada ${name} a 1`, initial: false }
}

/** «Puertas lógicas»: a network of gates, its truth table and its functions, and tables to build. */
export const simulator = defineSimulator({
  order: 50,
  tipo: 'puertas',
  title: 'Puertas lógicas',
  summary: 'Monta un circuito con puertas, mira su tabla de verdad y construye la tabla que se te pide.',
  parameters: {
    a: input('a'),
    b: input('b'),
    c: input('c'),
    d: input('d'),
    circuito: {
      kind: 'choice',
      label: 'Circuito',
      options: { propio: 'El mío', ...labels(readyCircuits) },
      initial: 'propio',
    },
    red: {
      kind: 'text',
      label: 'Código del circuito',
      hint: 'Cada puerta con lo que entra en ella (and-a-b, not-p1, x si nada) y al final la salida (s-p2), separadas por _.',
      longest: maxCodeLength,
      initial: 'and-a-b_or-p1-c_s-p2',
      find: findNetworkFault,
      drawn: 'Puertas y uniones',
    },
    reto: {
      kind: 'choice',
      label: 'Construye esta tabla',
      options: { libre: 'Ninguna', ...labels(exercises) },
      initial: 'libre',
    },
    objetivo: {
      kind: 'text',
      label: 'Otra tabla para construir',
      hint: 'La columna S de arriba abajo: 4, 8 o 16 ceros y unos. Vacía, ninguna.',
      longest: 16,
      initial: '',
      find: findTargetFault,
    },
    simbolos: {
      kind: 'choice',
      label: 'Símbolos',
      options: { iec: 'IEC (cuadros)', ansi: 'ANSI (con forma)' },
      initial: 'iec',
    },
  },
  uses: (name, values) => {
    if (name === 'red') return values.circuito === 'propio'
    if (name === 'objetivo') return values.reto === 'libre'
    if (name !== 'c' && name !== 'd') return true
    const { network, table } = computeGates(values)
    return usedInputs(network).includes(name) || table.inputs.includes(name)
  },
  compute: computeGates,
  asks: [],
  bench,
})
