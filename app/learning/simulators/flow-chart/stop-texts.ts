import type { Expression } from '../../expressions/parse-expression.ts'
import type { Statement } from './program.ts'

/** Reports the loop that was running after so many steps, and why it never ends, if that is certain. */
export function nameEndless(loop: Statement | undefined, steps: number): string {
  const begin = `El programa se ha parado a los ${steps} pasos sin llegar al fin`
  if (loop?.kind === 'repeat') return `${begin}: son demasiadas vueltas en la línea ${loop.line + 1}.`
  if (loop?.kind !== 'while') return `${begin}.`
  const condition = loop.says.slice(1, -1)
  const named = namesOf(loop.condition)
  const changed = changedIn(loop.body)
  if (named.every((name) => !changed.has(name))) {
    const what =
      named.length > 0 ? `nada cambia ${named.map((name) => `«${name}»`).join(' ni ')}` : 'da igual'
    return `Bucle sin fin en la línea ${loop.line + 1}: dentro del bucle, ${what}, así que «${condition}» se cumple siempre. ${begin}.`
  }
  return `Bucle sin fin en la línea ${loop.line + 1}: «${condition}» se cumple en todas las vueltas. ${begin}.`
}

function namesOf(expression: Expression): string[] {
  switch (expression.kind) {
    case 'number':
      return []
    case 'name':
      return [expression.name]
    case 'negative':
      return namesOf(expression.of)
    case 'operation':
      return [...new Set([...namesOf(expression.left), ...namesOf(expression.right)])]
    case 'call':
      return [...new Set(expression.values.flatMap(namesOf))]
  }
}

function changedIn(statements: readonly Statement[]): Set<string> {
  const names = new Set<string>()
  for (const one of statements) {
    if (one.kind === 'assign' || one.kind === 'read') names.add(one.name)
    const inside = one.kind === 'if' ? [...one.yes, ...one.no] : 'body' in one ? one.body : []
    for (const name of changedIn(inside)) names.add(name)
  }
  return names
}
