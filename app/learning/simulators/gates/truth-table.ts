import { type Bit, evaluateNetwork, type InputBits } from './evaluate-network.ts'
import { type InputName, inputNames, type Network, usedInputs } from './network.ts'

type Row = {
  /** Values of the inputs, in the order of the columns. */
  inputs: readonly (0 | 1)[]
  outputs: readonly Bit[]
  /** Target value of S, in an exercise. */
  target?: 0 | 1
  /** Whether S differs from its target. */
  isWrong: boolean
  /** Whether these are the current inputs. */
  isNow: boolean
}

export type TruthTable = { inputs: readonly InputName[]; rows: readonly Row[] }

/**
 * Truth table of a network over the inputs that it uses and those of the target.
 * `target` lists the target rows of S as zeros and ones; its length gives the number of inputs, from a on.
 * An empty target means none. `now` are the current inputs.
 */
export function makeTruthTable(network: Network, target: string, now: InputBits): TruthTable {
  const asked = inputNames.slice(0, countTargetInputs(target))
  const used = usedInputs(network)
  const inputs = inputNames.filter((name) => used.includes(name) || asked.includes(name))
  const rows = Array.from({ length: 2 ** inputs.length }, (_, at) => {
    const bits = inputs.map((_, place): 0 | 1 => (((at >> (inputs.length - 1 - place)) & 1) === 1 ? 1 : 0))
    const byName: InputBits = Object.fromEntries(inputs.map((name, place) => [name, bits[place]]))
    return makeRow(network, target, { bits, byName, now, asked: asked.length })
  })
  return { inputs, rows }
}

type RowInputs = { bits: readonly (0 | 1)[]; byName: InputBits; now: InputBits; asked: number }

function makeRow(network: Network, target: string, { bits, byName, now, asked }: RowInputs): Row {
  const { outputs } = evaluateNetwork(network, byName)
  const isNow = Object.entries(byName).every(([name, bit]) => (now[name as InputName] ?? 0) === bit)
  // The target's inputs come first. S must not depend on any others.
  const wanted = target[Number.parseInt(bits.slice(0, asked).join(''), 2)]
  if (wanted === undefined) return { inputs: bits, outputs, isWrong: false, isNow }
  const bit = wanted === '1' ? 1 : 0
  return { inputs: bits, outputs, target: bit, isWrong: outputs[0] !== bit, isNow }
}

/** Number of inputs of a table with so many rows. */
function countTargetInputs(target: string): number {
  return target === '' ? 0 : Math.log2(target.length)
}
