import type { Parameter, Values } from '../simulator.ts'

export const crankSliderParameters = {
  mueve: {
    kind: 'choice',
    label: 'Qué mueve a qué',
    options: {
      manivela: 'La manivela mueve el émbolo (compresor)',
      embolo: 'El émbolo mueve la manivela (motor)',
    },
    initial: 'manivela',
  },
  r: {
    kind: 'number',
    label: 'Radio de la manivela',
    symbol: 'r',
    unit: 'mm',
    min: 5,
    max: 200,
    step: 1,
    initial: 40,
  },
  l: {
    kind: 'number',
    label: 'Longitud de la biela',
    symbol: 'l',
    unit: 'mm',
    min: 5,
    max: 600,
    step: 1,
    initial: 120,
  },
  a: {
    kind: 'number',
    label: 'Giro de la manivela',
    hint: 'Desde el punto muerto superior, en el sentido en que gira.',
    symbol: 'φ',
    unit: '°',
    min: 0,
    max: 360,
    step: 1,
    initial: 60,
  },
  n: {
    kind: 'number',
    label: 'Velocidad de la manivela',
    symbol: 'n',
    unit: 'rpm',
    min: 1,
    max: 9000,
    step: 1,
    initial: 60,
  },
  sentido: {
    kind: 'choice',
    label: 'Sentido de giro',
    options: { horario: 'Horario', antihorario: 'Antihorario' },
    initial: 'horario',
  },
  f: {
    kind: 'number',
    label: 'Fuerza en el émbolo',
    hint: 'La que tiene que vencer o, si es un motor, la que lo empuja hacia la manivela.',
    symbol: 'F',
    unit: 'N',
    min: 0,
    max: 5000,
    step: 10,
    initial: 500,
  },
} satisfies Record<string, Parameter>

export type CrankSliderValues = Values<typeof crankSliderParameters>
