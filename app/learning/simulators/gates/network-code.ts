import { gatesTexts } from './gates-texts.ts'
import {
  countInputs,
  type Gate,
  type GateKind,
  gateKinds,
  inputNames,
  maxGates,
  type Network,
  outputNames,
  type Source,
  sortGates,
} from './network.ts'

/** Maximum length of a network's code, in characters. */
export const maxCodeLength = 240

type Parsed = { network: Network } | { fault: string }

/**
 * Parses the code of a network: `and-a-b_not-c_or-p1-p2_s-p3`. Gates are in order of their numbers, each with
 * its sources: an input `a`–`d`, a gate `p1`–`p12`, or `x` for none. One or two outputs follow. Faults are
 * reported in Spanish. The cost is bounded by the longest code.
 */
export function parseNetwork(code: string): Parsed {
  if (code.length > maxCodeLength) return { fault: gatesTexts.tooLong }
  const gates: Gate[] = []
  const outputs: Source[] = []
  for (const part of code.trim().toLowerCase().split('_')) {
    const fault = readPart(part, gates, outputs)
    if (fault !== undefined) return { fault }
  }
  const network = { gates, outputs }
  const fault = findFault(network)
  return fault === undefined ? { network } : { fault }
}

function readPart(part: string, gates: Gate[], outputs: Source[]): string | undefined {
  const [head = '', ...names] = part.split('-')
  const sources = names.map(readSource)
  const from = sources.filter((source) => source !== undefined)
  if (from.length < sources.length) return gatesTexts.notUnderstood(part)
  if (head === outputNames[outputs.length]?.toLowerCase()) {
    outputs.push(from[0] ?? null)
    return from.length === 1 ? undefined : gatesTexts.oneSource(part)
  }
  if (!isKind(head) || outputs.length > 0) return gatesTexts.notUnderstood(part)
  gates.push({ kind: head, from })
  return from.length === countInputs(head) ? undefined : gatesTexts.wrongInputs(part)
}

function readSource(text: string): Source | undefined {
  if (text === 'x') return null
  const gate = /^p(\d{1,2})$/.exec(text)
  return gate ? Number(gate[1]) - 1 : inputNames.find((name) => name === text)
}

function isKind(text: string): text is GateKind {
  return (gateKinds as readonly string[]).includes(text)
}

function findFault({ gates, outputs }: Network): string | undefined {
  if (gates.length > maxGates) return gatesTexts.tooMany(gates.length)
  if (outputs.length === 0) return gatesTexts.noOutput
  const lost = [...gates.flatMap(({ from }) => from), ...outputs].find(
    (source) => typeof source === 'number' && !(source in gates),
  )
  if (typeof lost === 'number') return gatesTexts.noSuchGate(lost)
  const { loop } = sortGates(gates)
  return loop.length > 0 ? gatesTexts.loop(loop) : undefined
}

/** Serialises a network to the code that `parseNetwork` parses. */
export function writeNetwork({ gates, outputs }: Network): string {
  const parts = gates.map(({ kind, from }) => [kind, ...from.map(writeSource)].join('-'))
  const ends = outputs.map((source, at) => `${outputNames[at]?.toLowerCase()}-${writeSource(source)}`)
  return [...parts, ...ends].join('_')
}

/** The code of a source. */
export function writeSource(source: Source): string {
  if (source === null) return 'x'
  return typeof source === 'number' ? `p${source + 1}` : source
}

/** Parses the code of a source; an invalid one floats. */
export function parseSource(text: string): Source {
  return readSource(text) ?? null
}

/** Ready circuits, keyed by their name in addresses. `propio` is the name of the user's own circuit. */
export const readyCircuits = {
  alarma: { label: 'Alarma de una caseta (a y b, o c)', code: 'and-a-b_or-p1-c_s-p2' },
  ventilador: { label: 'Ventilador con rejilla (a o b, y c)', code: 'or-a-b_and-p1-c_s-p2' },
  riego: { label: 'Riego: tierra seca y no llueve', code: 'not-b_and-a-p1_s-p2' },
  escalera: {
    label: 'Luz de escalera con NOT, AND y OR',
    code: 'not-a_not-b_and-p1-b_and-a-p2_or-p3-p4_s-p5',
  },
  conmutada: { label: 'Luz de escalera con una XOR', code: 'xor-a-b_s-p1' },
  mayoria: { label: 'Mayoría de tres votos', code: 'and-a-b_and-a-c_and-b-c_or-p1-p2_or-p4-p3_s-p5' },
  cinturon: { label: 'Aviso del cinturón (4 entradas)', code: 'not-d_and-c-p1_not-b_or-p3-p2_and-a-p4_s-p5' },
  selector: { label: 'Selector: c elige entre a y b', code: 'not-c_and-a-p1_and-b-c_or-p2-p3_s-p4' },
  semisumador: { label: 'Suma de dos bits (semisumador)', code: 'xor-a-b_and-a-b_s-p1_t-p2' },
  sumador: {
    label: 'Suma de tres bits (sumador completo)',
    code: 'xor-a-b_xor-p1-c_and-a-b_and-p1-c_or-p3-p4_s-p2_t-p5',
  },
  notnand: { label: 'Una NOT hecha con una NAND', code: 'nand-a-a_s-p1' },
  xornand: { label: 'Una XOR hecha con cuatro NAND', code: 'nand-a-b_nand-a-p1_nand-b-p1_nand-p2-p3_s-p4' },
} as const
