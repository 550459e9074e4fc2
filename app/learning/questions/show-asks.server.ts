import type { PictureLookup } from '../../platform/markdown/picture.ts'
import type { AnySimulator } from '../simulators/simulator.ts'
import { firstValues } from '../simulators/simulator-state.ts'
import { findSimulator } from '../simulators/simulators.ts'
import { numberQuestion } from './number-questions.ts'
import { keyOfStatement, type QuestionBlock } from './question.ts'
import { type ShowOptions, showAsked } from './show-questions.server.ts'
import type { ShownQuestion } from './shown-question.ts'
import { askDrawn } from './simulator-questions.ts'

/** Returns the questions of a simulator for its own page, about states drawn from a seed. */
export function showAsks(kindSlug: string, find: PictureLookup, options: ShowOptions): ShownQuestion[] {
  const simulator = findSimulator(kindSlug)
  if (!simulator) return []
  return simulator.asks
    .flatMap(({ output }) => makeBlock(simulator, output) ?? [])
    .map((block) => showAsked(numberQuestion(block, options.seed), { find, options }))
}

function makeBlock(simulator: AnySimulator, output: string): QuestionBlock | undefined {
  const source = `${simulator.tipo} ${output}`
  const key = keyOfStatement(source)
  const values = firstValues(simulator)
  const draw = (seed: string) => askDrawn({ simulator, base: values, output, fixed: [] }, seed)
  const drawn = draw(key)
  if (!drawn) return undefined
  return {
    kind: 'pregunta',
    key,
    source,
    title: '',
    explanation: '',
    faults: [],
    line: 1,
    dataLine: 1,
    afterLine: 1,
    lastLine: 1,
    ...drawn,
    simulator: { directive: { simulator, values, fixed: [] }, draw },
  }
}
