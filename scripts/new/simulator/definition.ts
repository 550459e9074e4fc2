import { formatNumber } from '../../../app/learning/marking/format-number.ts'
import { defineSimulator, numberParameter, type Outcome } from '../../../app/learning/simulators/simulator.ts'

export const parameters = {
  lado: numberParameter('Lado', 'cm', [1, 20, 0.5, 4], { symbol: 'l' }),
}

function compute({ lado }: { lado: number }): Outcome {
  const area = lado ** 2
  return {
    outputs: { area: { label: 'Área', symbol: 'A', unit: 'cm²', value: area } },
    warnings: [],
    sentence: `Un cuadrado de ${formatNumber(lado, 3)} cm de lado tiene ${formatNumber(area, 4)} cm² de área.`,
  }
}

/** A square and its area. */
export const simulator = defineSimulator({
  order: 1000,
  tipo: 'cuadrado',
  title: 'Cuadrado',
  summary: 'Cambia el lado y mira cómo crece el área.',
  parameters,
  compute,
  table: { along: 'lado', rows: 8, outputs: ['area'] },
  asks: [
    {
      output: 'area',
      given: ['lado'],
      situation: 'Un cuadrado tiene un lado de {lado}.',
      question: '¿Qué área tiene?',
      suits: ({ lado }) => lado > 4,
      mistakes: ({ lado }) => [
        { value: 4 * lado, message: 'Ese es el perímetro: el área es lado por lado.' },
        { value: 2 * lado, message: 'Has multiplicado por 2: el cuadrado de un número es él por sí mismo.' },
      ],
    },
  ],
})
