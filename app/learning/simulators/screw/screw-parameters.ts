import type { Parameter, Values } from '../simulator.ts'

const machines = {
  banco: 'Tornillo de banco',
  gato: 'Gato de tornillo',
  husillo: 'Husillo con carro',
} as const

/** The machine that the screw is part of. */
export type ScrewMachine = keyof typeof machines

/** Units are millimetres, rpm and newtons. The helix angle is measured at the mean diameter of the thread. */
export const screwParameters = {
  maquina: { kind: 'choice', label: 'Máquina', options: machines, initial: 'banco' },
  p: { kind: 'number', label: 'Paso', symbol: 'p', unit: 'mm', min: 0.5, max: 12, step: 0.25, initial: 5 },
  e: { kind: 'number', label: 'Entradas', symbol: 'e', unit: '', min: 1, max: 4, step: 1, initial: 1 },
  d: {
    kind: 'number',
    label: 'Diámetro medio de la rosca',
    symbol: 'd',
    unit: 'mm',
    min: 4,
    max: 60,
    step: 0.5,
    initial: 20,
  },
  rosca: {
    kind: 'choice',
    label: 'Rosca',
    options: { derecha: 'A derechas', izquierda: 'A izquierdas' },
    initial: 'derecha',
  },
  giro: {
    kind: 'choice',
    label: 'Giro de la palanca',
    options: { horario: 'Horario', antihorario: 'Antihorario' },
    initial: 'horario',
  },
  v: { kind: 'number', label: 'Vueltas', symbol: 'v', unit: '', min: 0.25, max: 40, step: 0.25, initial: 4 },
  n: {
    kind: 'number',
    label: 'Velocidad de giro',
    symbol: 'n',
    unit: 'rpm',
    min: 1,
    max: 600,
    step: 1,
    initial: 30,
  },
  r: {
    kind: 'number',
    label: 'Largo de la palanca, desde el eje',
    symbol: 'R',
    unit: 'mm',
    min: 20,
    max: 1000,
    step: 5,
    initial: 200,
  },
  f: {
    kind: 'number',
    label: 'Fuerza de tu mano',
    symbol: 'F',
    unit: 'N',
    min: 1,
    max: 500,
    step: 1,
    initial: 50,
  },
  roza: { kind: 'switch', label: 'Con rozamiento', initial: false },
  mu: {
    kind: 'number',
    label: 'Coeficiente de rozamiento',
    hint: 'Acero engrasado, cerca de 0,1; en seco, cerca de 0,2.',
    symbol: 'μ',
    unit: '',
    min: 0.01,
    max: 0.5,
    step: 0.01,
    initial: 0.15,
  },
} as const satisfies Record<string, Parameter>

export type ScrewValues = Values<typeof screwParameters>

/** Whether a parameter has an effect in a state. */
export function usesScrewParameter(name: keyof ScrewValues, { roza }: ScrewValues): boolean {
  return name !== 'mu' || roza
}

/** The machine of a state, with the vice as the default. */
export function machineOf({ maquina }: Pick<ScrewValues, 'maquina'>): ScrewMachine {
  return maquina === 'gato' || maquina === 'husillo' ? maquina : 'banco'
}
