import type { Outcome, Output } from '../simulator.ts'
import { type Bit, evaluateNetwork, type InputBits, type NetworkBits, showBit } from './evaluate-network.ts'
import { exercises } from './exercises.ts'
import { type Equation, expressionText, writeEquations } from './expression.ts'
import { findWarnings } from './find-warnings.ts'
import { gatesTexts } from './gates-texts.ts'
import { findLeastGates } from './least-gates.ts'
import { emptyNetwork, inputNames, type Network, outputNames } from './network.ts'
import { parseNetwork } from './network-code.ts'
import { readyCircuits } from './ready-circuits.ts'
import { makeTruthTable, type TruthTable } from './truth-table.ts'

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
export function findTargetFault(text: string): string | undefined {
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
