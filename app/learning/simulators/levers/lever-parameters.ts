import type { Parameter, Values } from '../simulator.ts'

const machines = {
  palanca1: 'Palanca de primer género',
  palanca2: 'Palanca de segundo género',
  palanca3: 'Palanca de tercer género',
  fija: 'Polea fija',
  movil: 'Polea móvil',
  polipasto: 'Polipasto',
} as const

/** The chosen machine. */
export type Machine = keyof typeof machines

/** Units are metres and newtons. The arms are measured from the fulcrum. */
export const leverParameters = {
  maquina: { kind: 'choice', label: 'Máquina', options: machines, initial: 'palanca1' },
  moviles: {
    kind: 'number',
    label: 'Poleas móviles',
    symbol: 'n',
    unit: '',
    min: 1,
    max: 5,
    step: 1,
    initial: 2,
  },
  r: { kind: 'number', label: 'Carga', symbol: 'R', unit: 'N', min: 5, max: 2000, step: 5, initial: 600 },
  br: {
    kind: 'number',
    label: 'Brazo de la carga',
    symbol: 'bR',
    unit: 'm',
    min: 0.1,
    max: 3,
    step: 0.05,
    initial: 0.5,
  },
  f: {
    kind: 'number',
    label: 'Fuerza que haces',
    symbol: 'F',
    unit: 'N',
    min: 0,
    max: 4000,
    step: 0.5,
    initial: 200,
  },
  bf: {
    kind: 'number',
    label: 'Brazo de tu fuerza',
    symbol: 'bF',
    unit: 'm',
    min: 0.1,
    max: 3,
    step: 0.05,
    initial: 1.5,
  },
  h: {
    kind: 'number',
    label: 'Altura que sube la carga',
    symbol: 'h',
    unit: 'm',
    min: 0.05,
    max: 6,
    step: 0.05,
    initial: 0.2,
  },
} as const satisfies Record<string, Parameter>

export type LeverValues = Values<typeof leverParameters>

/** Whether a parameter has an effect in a state. */
export function usesLeverParameter(name: keyof LeverValues, values: LeverValues): boolean {
  if (name === 'br' || name === 'bf') return isLever(values)
  return name !== 'moviles' || values.maquina === 'polipasto'
}

/** Whether the machine is a lever; otherwise it is a pulley or a hoist. */
export function isLever({ maquina }: Pick<LeverValues, 'maquina'>): boolean {
  return maquina.startsWith('palanca')
}
