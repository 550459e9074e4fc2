import { createElement, type ReactElement, type ReactNode } from 'react'
import { type Equation, type Expression, needsBrackets, signs } from './expression.ts'

/** Creates MathML elements, which React's types do not include. */
function math(tag: 'math' | 'mrow' | 'mi' | 'mo', ...inside: ReactNode[]): ReactElement {
  return createElement(tag, null, ...inside)
}

/** A Boolean function with overlines, as written by hand. */
export function EquationView({ equation: { name, is } }: { equation: Equation }): ReactNode {
  return createElement('p', null, math('math', math('mi', name), math('mo', '='), write(is)))
}

function write(expression: Expression): ReactElement {
  if (expression.kind === 'name') return math('mi', expression.name)
  if (expression.kind === 'not')
    return createElement('mrow', { className: 'gates-not' }, write(expression.of))
  const { kind, terms } = expression
  const [one, other] = terms.map((term) => writeTerm(term, kind))
  return math('mrow', one, math('mo', signs[kind].trim()), other)
}

function writeTerm(term: Expression, inside: 'and' | 'or' | 'xor'): ReactElement {
  return needsBrackets(term, inside)
    ? math('mrow', math('mo', '('), write(term), math('mo', ')'))
    : write(term)
}
