import { defineSimulator, numberParameter, type Values } from '../simulator.ts'
import { bench } from './bench.ts'
import { findCircuitFault, LONGEST, readCircuit, readyCircuits } from './circuit-code.ts'
import { computeCircuit } from './circuit-model.ts'
import { asEdge, kindNames, kinds } from './circuit-parts.ts'
import { codeTexts } from './circuit-texts.ts'

const letters = kindNames.map((kind) => kinds[kind].letter).filter((letter) => letter !== '')
const partName = new RegExp(`^(?:${letters.join('|')})\\d{1,2}$`, 'i')

const closed = (label: string) => ({ kind: 'switch', label, initial: true }) as const
const ohms = (label: string, initial: number) =>
  ({ kind: 'number', label, symbol: '', unit: 'Ω', min: 10, max: 2000, step: 10, initial }) as const

const parameters = {
  circuito: {
    kind: 'text',
    label: 'Código del circuito',
    hint: 'Piezas separadas por guiones bajos: «pila9-b4b3» es una pila de 9 V de b4 (−) a b3 (+); «r450-b1c1», una resistencia de 450 Ω; «hilo-e2e4b4», un cable con esquina en e4. También bombilla30, ledrojo, motor15, ldr10k, ntc10k, diodo, k1 (interruptor), a (amperímetro) y v (voltímetro).',
    longest: LONGEST,
    initial: readyCircuits.ohm?.circuito ?? '',
    find: findCircuitFault,
    drawn: 'Circuito',
  },
  elegido: {
    kind: 'text',
    label: 'Pieza elegida',
    hint: 'Su nombre, como R1, o el sitio entre dos puntos, como b1c1.',
    longest: 6,
    initial: 'R1',
    find: (text: string) => (partName.test(text) || asEdge(text) !== '' ? undefined : codeTexts.chosen),
  },
  v: numberParameter('Tensión de la pila', 'V', [1, 24, 0.5, 9], { symbol: 'V' }),
  ra: ohms('Resistencia Ra', 300),
  rb: ohms('Resistencia Rb', 600),
  k1: closed('K1 cerrado'),
  k2: closed('K2 cerrado'),
  k3: closed('K3 cerrado'),
  k4: closed('K4 cerrado'),
  luz: numberParameter('Luz sobre la LDR', 'lx', [1, 1000, 1, 300], {
    hint: 'Una calle de noche, unos 10 lx; un aula, 300 lx; junto a una ventana, 1000 lx.',
  }),
  temp: numberParameter('Temperatura de la NTC', '°C', [-10, 100, 1, 25], { symbol: 'T' }),
} as const

type CircuitParameters = typeof parameters

/** Whether a parameter has an effect: a part uses the number or switch, or senses light or temperature. */
function usesParameter(name: keyof CircuitParameters, { circuito }: Values<CircuitParameters>): boolean {
  if (name === 'circuito' || name === 'elegido') return true
  return readCircuit(circuito).parts.some(
    ({ kind, tie, value }) =>
      tie === name ||
      (kind === 'switch' && name === `k${value}`) ||
      (kind === 'ldr' && name === 'luz') ||
      (kind === 'ntc' && name === 'temp'),
  )
}

const series = 'pilav-b4b3_ra-b2c2_rb-d2e2_hilo-b3b2_hilo-c2d2_hilo-e2e4b4'
const parallel = 'pilav-b4b3_ra-d2d3_rb-e2e3_hilo-b3b2e2_hilo-d3d4_hilo-e3e4b4'
const lit = 'pilav-b4b3_ra-b2c2_ledrojo-e2e3_hilo-b3b2_hilo-c2e2_hilo-e3e4b4'

/** Circuits of a battery and school components, solved by nodal analysis. */
export const simulator = defineSimulator({
  order: 10,
  tipo: 'circuito',
  title: 'Circuito',
  summary:
    'Monta un circuito con pilas, bombillas, resistencias, LED y sensores, y mide en él lo que quieras.',
  parameters,
  uses: usesParameter,
  compute: computeCircuit,
  motion: { step: 0.25 },
  table: { along: 'v', rows: 6, outputs: ['tension', 'intensidad', 'potencia', 'total'] },
  asks: [
    {
      output: 'tension',
      given: ['v', 'ra', 'rb'],
      fixed: { circuito: series, elegido: 'R2' },
      situation:
        'Una pila de {v} alimenta dos resistencias en serie, Ra de {ra} y Rb de {rb}. [Así es el circuito]({aqui}), para comprobarlo después.',
      question: '¿Qué tensión hay entre los extremos de Rb?',
      suits: ({ ra, rb }) => ra !== rb,
      mistakes: ({ v, ra, rb }) => [
        {
          value: (v * ra) / (ra + rb),
          message: 'Esa es la tensión de Ra: arriba va la resistencia en la que mides.',
        },
        { value: v, message: 'Esa es la de la pila: en serie se reparte entre las dos.' },
        {
          value: v / 2,
          message: 'Se reparte, pero no a medias: la resistencia mayor se queda con más tensión.',
        },
        { value: (v * rb) / ra, message: 'Has dividido entre Ra: divide entre la suma de las dos.' },
      ],
    },
    {
      output: 'total',
      given: ['v', 'ra', 'rb'],
      fixed: { circuito: parallel, elegido: 'R1' },
      situation:
        'Una pila de {v} alimenta dos resistencias en paralelo, Ra de {ra} y Rb de {rb}. [Así es el circuito]({aqui}), para comprobarlo después.',
      question: '¿Qué intensidad entrega la pila?',
      suits: ({ v, ra, rb }) => v / ra + v / rb < 1,
      mistakes: ({ v, ra, rb }) => [
        {
          value: (1000 * v) / (ra + rb),
          message: 'Las has sumado como en serie: en paralelo, cada rama tiene toda la tensión de la pila.',
        },
        { value: (1000 * v) / ra, message: 'Esa es la corriente de Ra: falta la de Rb.' },
        { value: (1000 * v) / rb, message: 'Esa es la corriente de Rb: falta la de Ra.' },
      ],
    },
    {
      output: 'equivalente',
      given: ['ra', 'rb'],
      fixed: { circuito: parallel, elegido: 'R1' },
      situation:
        'Dos resistencias están en paralelo, Ra de {ra} y Rb de {rb}. [Así es el circuito]({aqui}), para comprobarlo después.',
      question: '¿Cuánto vale la resistencia total?',
      mistakes: ({ ra, rb }) => [
        { value: ra + rb, message: 'Eso es en serie: en paralelo sale menos que la más pequeña.' },
        { value: (ra + rb) / 2, message: 'Has hecho la media: en paralelo sale menos que la más pequeña.' },
        { value: 1 / ra + 1 / rb, message: 'Falta darle la vuelta: eso es 1/R.' },
      ],
    },
    {
      output: 'intensidad',
      given: ['v', 'ra'],
      fixed: { circuito: lit, elegido: 'LED1' },
      situation:
        'Una pila de {v}, una resistencia Ra de {ra} y un LED rojo están en serie. El LED se queda con 2 V. [Así es el circuito]({aqui}), para comprobarlo después.',
      question: '¿Qué intensidad pasa por el LED?',
      suits: ({ v, ra }) => v >= 3 && (v - 2) / ra > 0.002 && (v - 2) / ra <= 0.02,
      mistakes: ({ v, ra }) => [
        {
          value: (1000 * v) / ra,
          message: 'No has restado los 2 V del LED: la resistencia recibe el resto.',
        },
        { value: (1000 * (v + 2)) / ra, message: 'Has sumado la tensión del LED: hay que restarla.' },
        { value: 2000 / ra, message: 'Has usado la tensión del LED: la resistencia recibe el resto.' },
      ],
    },
  ],
  bench,
})
