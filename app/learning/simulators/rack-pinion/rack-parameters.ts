import type { Parameter, Values } from '../simulator.ts'

/** Units are millimetres, rpm and newtons. The motion of the driving part is given, the other is computed. */
export const rackParameters = {
  mueve: {
    kind: 'choice',
    label: 'Mueve',
    options: { pinon: 'El piñón', cremallera: 'La cremallera' },
    initial: 'pinon',
  },
  m: { kind: 'number', label: 'Módulo', symbol: 'm', unit: 'mm', min: 0.5, max: 10, step: 0.25, initial: 2 },
  z: {
    kind: 'number',
    label: 'Dientes del piñón',
    symbol: 'z',
    unit: '',
    min: 6,
    max: 80,
    step: 1,
    initial: 20,
  },
  giro: {
    kind: 'choice',
    label: 'Giro del piñón',
    options: { horario: 'Horario', antihorario: 'Antihorario' },
    initial: 'horario',
  },
  n: {
    kind: 'number',
    label: 'Velocidad del piñón',
    symbol: 'n',
    unit: 'rpm',
    min: 1,
    max: 600,
    step: 1,
    initial: 30,
  },
  v: {
    kind: 'number',
    label: 'Vueltas del piñón',
    symbol: 'v',
    unit: '',
    min: 0.05,
    max: 50,
    step: 0.05,
    initial: 2,
  },
  t: {
    kind: 'number',
    label: 'Par del piñón',
    symbol: 'M',
    unit: 'N·m',
    min: 0.1,
    max: 200,
    step: 0.1,
    initial: 2,
  },
  hacia: {
    kind: 'choice',
    label: 'La cremallera va hacia',
    options: { izquierda: 'La izquierda', derecha: 'La derecha' },
    initial: 'izquierda',
  },
  s: {
    kind: 'number',
    label: 'Velocidad de la cremallera',
    symbol: 'vc',
    unit: 'mm/s',
    min: 1,
    max: 2000,
    step: 1,
    initial: 60,
  },
  x: {
    kind: 'number',
    label: 'Desplazamiento de la cremallera',
    symbol: 'x',
    unit: 'mm',
    min: 1,
    max: 5000,
    step: 1,
    initial: 250,
  },
  f: {
    kind: 'number',
    label: 'Fuerza de la cremallera',
    symbol: 'F',
    unit: 'N',
    min: 1,
    max: 20_000,
    step: 1,
    initial: 100,
  },
  tope: { kind: 'switch', label: 'La cremallera tiene final', initial: false },
  largo: {
    kind: 'number',
    label: 'Largo de la cremallera',
    symbol: 'L',
    unit: 'mm',
    min: 20,
    max: 5000,
    step: 10,
    initial: 200,
  },
} as const satisfies Record<string, Parameter>

export type RackValues = Values<typeof rackParameters>

const ofPinion: ReadonlySet<string> = new Set(['giro', 'n', 'v', 't'])
const ofRack: ReadonlySet<string> = new Set(['hacia', 's', 'x', 'f'])

/** Whether a parameter has an effect in a state. */
export function usesRackParameter(name: keyof RackValues, values: RackValues): boolean {
  if (name === 'largo') return values.tope
  return isPinionDriving(values) ? !ofRack.has(name) : !ofPinion.has(name)
}

/** Whether the pinion drives the rack; otherwise the rack drives the pinion. */
export function isPinionDriving({ mueve }: Pick<RackValues, 'mueve'>): boolean {
  return mueve !== 'cremallera'
}
