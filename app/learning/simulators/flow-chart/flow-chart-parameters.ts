import type { Parameters } from '../simulator.ts'
import { findInputsFault, findProgramFault } from './flow-chart-model.ts'
import { flowTexts } from './flow-chart-texts.ts'
import { programLimits } from './program.ts'
import { readyPrograms } from './ready-programs.ts'
import { mostSteps } from './run-program.ts'

const titles = Object.fromEntries(Object.entries(readyPrograms).map(([name, { title }]) => [name, title]))

export const flowParameters = {
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
  paso: {
    kind: 'number',
    label: flowTexts.step,
    symbol: '',
    unit: '',
    min: 0,
    max: mostSteps,
    step: 1,
    initial: 0,
  },
} as const satisfies Parameters

export type FlowParameters = typeof flowParameters
