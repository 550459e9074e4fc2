import type { Parameter, Parameters, Values } from '../simulator.ts'

type NumberParameter = Parameter & { kind: 'number' }

function number(
  label: string,
  unit: string,
  [min, max, step, initial]: readonly [number, number, number, number],
  more: { symbol?: string; hint?: string } = {},
): NumberParameter {
  return { kind: 'number', label, symbol: '', unit, min, max, step, initial, ...more }
}

/** Parameters of a control loop; those of one plant or controller have no effect with others. */
export const controlLoopParameters = {
  planta: {
    kind: 'choice',
    label: 'Qué se controla',
    options: { termostato: 'La temperatura de una habitación', deposito: 'El nivel de un depósito' },
    initial: 'termostato',
  },
  modo: {
    kind: 'choice',
    label: 'Controlador',
    options: {
      abierto: 'Lazo abierto: una orden fija',
      todo: 'Todo o nada',
      histeresis: 'Todo o nada con histéresis',
      proporcional: 'Proporcional',
    },
    initial: 'histeresis',
  },
  ts: number('Consigna', '°C', [5, 30, 0.5, 21]),
  hs: number('Consigna', 'cm', [10, 190, 1, 100]),
  banda: number('Histéresis', '°C', [0.5, 8, 0.1, 2], {
    hint: 'Distancia entre los dos umbrales, la mitad a cada lado de la consigna.',
  }),
  bandah: number('Histéresis', 'cm', [2, 80, 1, 20], {
    hint: 'Distancia entre los dos umbrales, la mitad a cada lado de la consigna.',
  }),
  kt: number('Ganancia', '%/°C', [1, 60, 1, 20], { symbol: 'K' }),
  kh: number('Ganancia', '%/cm', [0.2, 20, 0.1, 2], { symbol: 'K' }),
  u: number('Orden fija', '%', [0, 100, 1, 50]),
  cada: number('Mide cada', 'min', [0.5, 15, 0.5, 1], { hint: 'Entre dos medidas, la orden no cambia.' }),
  t0: number('Temperatura al empezar', '°C', [-10, 40, 0.5, 15]),
  fuera: number('Temperatura de la calle', '°C', [-10, 40, 0.5, 5]),
  p: number('Potencia de la calefacción', 'W', [500, 5000, 50, 2500], { symbol: 'P' }),
  g: number('Pérdidas', 'W/°C', [20, 400, 5, 100], {
    symbol: 'G',
    hint: 'Vatios que se escapan por cada grado de diferencia con la calle.',
  }),
  c: number('Capacidad térmica', 'kJ/°C', [200, 3000, 10, 480], {
    symbol: 'C',
    hint: 'Calor que hace falta para subir un grado.',
  }),
  h0: number('Nivel al empezar', 'cm', [0, 200, 1, 50]),
  q: number('Caudal de entrada', 'L/min', [5, 100, 1, 40], {
    symbol: 'q',
    hint: 'Con la válvula abierta del todo.',
  }),
  d: number('Consumo', 'L/min', [0, 100, 1, 20], { symbol: 'd' }),
  area: number('Superficie del fondo', 'm²', [1, 10, 0.1, 2], { symbol: 'A' }),
  pg: number('Ventana abierta: pérdidas de más', 'W/°C', [0, 400, 5, 0], { hint: 'Con 0 no se abre.' }),
  pq: number('Fuga: salida de más', 'L/min', [0, 100, 1, 0], { hint: 'Con 0 no hay fuga.' }),
  pt: number('La perturbación empieza a los', 'min', [0, 480, 5, 90]),
  pd: number('La perturbación dura', 'min', [5, 480, 5, 30]),
  min: number('Duración del ensayo', 'min', [30, 480, 10, 180]),
} as const satisfies Parameters

export type ControlLoopValues = Values<typeof controlLoopParameters>
type Name = keyof typeof controlLoopParameters

const always: readonly Name[] = ['planta', 'modo', 'min']
const ofPlant: Readonly<Record<string, readonly Name[]>> = {
  termostato: ['ts', 't0', 'fuera', 'p', 'g', 'c', 'pg'],
  deposito: ['hs', 'h0', 'q', 'd', 'area', 'pq'],
}
const ofController: Readonly<Record<string, Readonly<Record<string, readonly Name[]>>>> = {
  abierto: { termostato: ['u'], deposito: ['u'] },
  todo: { termostato: ['cada'], deposito: ['cada'] },
  histeresis: { termostato: ['banda'], deposito: ['bandah'] },
  proporcional: { termostato: ['kt', 'cada'], deposito: ['kh', 'cada'] },
}

/** Whether a parameter has an effect with this plant, controller and disturbance. */
export function controlLoopUses(name: Name, { planta, modo, pg, pq }: ControlLoopValues): boolean {
  if (name === 'pt' || name === 'pd') return (planta === 'deposito' ? pq : pg) > 0
  return [always, ofPlant[planta], ofController[modo]?.[planta]].some((names) => names?.includes(name))
}
