import type { Parameter, Values } from '../simulator.ts'

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
