import { defineSimulator } from '../simulator.ts'
import { readsInputs, walkProgram } from './flow-chart-model.ts'
import { flowParameters } from './flow-chart-parameters.ts'
import { flowTexts } from './flow-chart-texts.ts'

/** Programs as a chart, as code and as a trace table, executed step by step. */
export const flowChart = defineSimulator({
  tipo: 'flujo',
  title: flowTexts.title,
  summary: flowTexts.summary,
  parameters: flowParameters,
  uses: (name, values) => {
    if (name === 'texto') return values.programa === 'propio'
    return name !== 'entradas' || readsInputs(values)
  },
  compute: walkProgram,
  asks: [
    {
      output: 'resultado',
      given: ['programa', 'entradas'],
      situation: 'Recorre hasta el final el programa [«{programa}»]({aqui}).',
      question: flowTexts.askResult,
      suits: ({ programa }, { outputs, ends }) =>
        programa !== 'propio' && ends && typeof outputs.resultado.value === 'number',
      mistakes: (_, { secondLast }) =>
        secondLast === undefined ? [] : [{ value: secondLast, message: flowTexts.stoppedEarly }],
    },
    {
      output: 'vueltas',
      given: ['programa', 'entradas'],
      situation: 'Recorre hasta el final el programa [«{programa}»]({aqui}).',
      question: flowTexts.askRounds,
      suits: ({ programa }, { outputs, ends }) =>
        programa !== 'propio' && ends && Number(outputs.vueltas.value) > 1,
      mistakes: (_, { outputs }) => {
        const rounds = Number(outputs.vueltas.value)
        return [
          { value: rounds + 1, message: flowTexts.countedLast },
          { value: rounds - 1, message: flowTexts.missedFirst },
        ]
      },
    },
  ],
})
