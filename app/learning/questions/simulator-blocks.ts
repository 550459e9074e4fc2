import type { Token } from 'markdown-it'
import { directiveData } from '../../platform/markdown/simulator-plugin.ts'
import { type Directive, readDirective } from '../simulators/read-directive.ts'
import type { Simulators } from '../simulators/simulator.ts'
import { keyOfStatement, type QuestionBlock } from './question.ts'
import { askDrawn, askGuess, type SimulatorQuestion } from './simulator-questions.ts'

/**
 * Returns the questions of a text's simulator directives, in order. A question's key is derived from its
 * directive line.
 */
export function listSimulatorQuestions(tokens: readonly Token[], simulators: Simulators): QuestionBlock[] {
  return tokens.flatMap((token) => {
    if (token.type !== 'simulator' || token.level > 0) return []
    const { directive } = readDirective(directiveData(token), simulators)
    return (directive && readBlock(token, directive)) ?? []
  })
}

function readBlock(token: Token, directive: Directive): QuestionBlock | undefined {
  const { simulator, asked, values, fixed } = directive
  if (!asked) return undefined
  const key = keyOfStatement(token.markup)
  const line = (token.map?.[0] ?? 0) + 1
  const asking = { simulator, base: values, output: asked.name, fixed }
  const draw = (seed: string): SimulatorQuestion | undefined => askDrawn(asking, seed)
  const drawn = asked.isGuess ? undefined : draw(key)
  const question = drawn ?? askGuess(directive, asked)
  return {
    kind: asked.isGuess ? 'predice' : 'pregunta',
    key,
    source: token.markup,
    title: simulator.title,
    ...question,
    explanation: '',
    line,
    dataLine: line,
    afterLine: line,
    lastLine: line,
    simulator: { directive, ...(drawn && { draw }) },
    faults: [],
  }
}
