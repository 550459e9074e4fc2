import { defineSimulator, type Parameter } from '../simulator.ts'
import { computeGates, exercises, findTargetFault } from './gates-model.ts'
import { usedInputs } from './network.ts'
import { longestCode, parseNetwork, readyCircuits } from './network-code.ts'

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
      longest: longestCode,
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
})
