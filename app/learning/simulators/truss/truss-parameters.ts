import type { Parameter, Values } from '../simulator.ts'
import { readyTrusses, trussCode } from './ready-trusses.ts'
import { findCodeFault, longestCode, readTruss } from './truss-code.ts'
import { findPlace } from './truss-grid.ts'
import { codeTexts } from './truss-texts.ts'

const ready = Object.fromEntries(Object.entries(readyTrusses).map(([name, { label }]) => [name, label]))

const metres = (label: string, symbol: string) =>
  ({ kind: 'number', label, symbol, unit: 'm', min: 0.5, max: 4, step: 0.1, initial: 1 }) as const

/** Validates a selection: a node, a bar, or nothing. */
function findChoiceFault(text: string): string | undefined {
  const ends = text.toLowerCase().match(/../g) ?? []
  const isPlaces = ends.length * 2 === text.length && ends.every((end) => findPlace(end) !== undefined)
  return isPlaces && new Set(ends).size === ends.length ? undefined : codeTexts.chosen
}

/** Units are metres and kilonewtons. */
export const trussParameters = {
  modelo: {
    kind: 'choice',
    label: 'Armadura',
    options: { ...ready, propio: 'La mía' },
    initial: 'cuadrado',
  },
  barras: {
    kind: 'text',
    label: 'Código de la armadura',
    hint: 'Separado por guiones bajos: barras de nudo a nudo (a1c1, o varias seguidas: a1c1b3a1), apoyos (fijo-a1, movil-c1, pared-a3) y cargas (abajo-b3, derecha5-b3 si son 5 kN).',
    longest: longestCode,
    initial: readyTrusses.cuadrado.code,
    find: findCodeFault,
    drawn: 'Armadura',
  },
  elegido: {
    kind: 'text',
    label: 'Nudo o barra que se elige',
    hint: 'Un nudo, como c1, o una barra, como c1e3. Vacío, nada.',
    longest: 4,
    initial: 'c1e3',
    find: findChoiceFault,
  },
  p: { kind: 'number', label: 'Carga', symbol: 'P', unit: 'kN', min: 1, max: 100, step: 1, initial: 10 },
  ancho: metres('Ancho de un cuadro', 'd'),
  alto: metres('Alto de un cuadro', 'h'),
  limite: {
    kind: 'number',
    label: 'Lo que aguanta cada barra',
    symbol: '',
    unit: 'kN',
    min: 1,
    max: 500,
    step: 1,
    initial: 200,
  },
} as const satisfies Record<string, Parameter>

/**
 * Whether a parameter has an effect: the code for the user's own truss, the shared load if a load uses it.
 */
export function usesTrussParameter(
  name: keyof typeof trussParameters,
  values: Values<typeof trussParameters>,
): boolean {
  if (name === 'barras') return values.modelo === 'propio'
  if (name !== 'p') return true
  return readTruss(trussCode(values)).loads.some(({ size }) => size === undefined)
}
