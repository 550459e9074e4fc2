import { defineSimulator, numberParameter, type Parameters } from '../simulator.ts'
import { bench } from './bench.ts'
import {
  findInputsFault,
  findProgramFault,
  flowTexts,
  readsInputs,
  readyPrograms,
  walkProgram,
} from './flow-chart-model.ts'
import { programLimits } from './program.ts'
import { maxSteps } from './run-program.ts'

const titles = Object.fromEntries(Object.entries(readyPrograms).map(([name, { title }]) => [name, title]))

const flowParameters = {
  programa: {
    kind: 'choice',
    label: flowTexts.program,
    options: { ...titles, propio: flowTexts.own },
    initial: 'suma',
  },
  texto: {
    kind: 'text',
    label: flowTexts.text,
    hint: flowTexts.textHint,
    longest: programLimits.letters,
    initial: 'n = 3\nmientras n > 0\n  escribir n\n  n = n - 1\nfin',
    find: findProgramFault,
  },
  entradas: {
    kind: 'text',
    label: flowTexts.inputs,
    hint: flowTexts.inputsHint,
    longest: 120,
    initial: '',
    find: findInputsFault,
  },
  paso: numberParameter(flowTexts.step, '', [0, maxSteps, 1, 0]),
} as const satisfies Parameters

export type FlowParameters = typeof flowParameters

/** Programs as a chart, as code and as a trace table, executed step by step. */
export const simulator = defineSimulator({
  order: 110,
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
  bench,
})
