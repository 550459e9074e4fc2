import { evaluateExpression } from '../../expressions/evaluate-expression.ts'
import type { Expression } from '../../expressions/parse-expression.ts'
import { ExpressionError } from '../../expressions/tokenize-expression.ts'
import { formatNumber } from '../../marking/format-number.ts'
import { type Item, namedValues, type Program, type Statement } from './program.ts'

/**
 * Effect of one step. `line` is the line of code, −1 at the start and the end.
 * `values` are the variables after the step.
 */
export type Step = {
  line: number
  says: string
  values: ReadonlyMap<string, number>
  changed?: string
  written?: string
  branch?: boolean
}

/**
 * A whole run; step 0 is «Inicio». `stopped`: why it did not reach its end.
 * `rounds`: iterations of loop bodies.
 */
export type Walk = { steps: readonly Step[]; stopped?: string; rounds: number; last?: number | string }

/** Steps after which a program counts as endless. */
export const maxSteps = 1000

/** Stops a run before its end, with the reason. */
class Stop extends Error {}

/** Runs a program with its input numbers until it ends, fails or has made 1000 steps. Never throws. */
export function runProgram(program: Program, inputs: readonly number[]): Walk {
  const run = new Run(inputs)
  try {
    run.all(program.statements)
    run.end()
    return run.walk()
  } catch (error) {
    if (error instanceof Stop || error instanceof ExpressionError) return run.walk(error.message)
    throw error
  }
}

class Run {
  readonly #inputs: readonly number[]
  readonly #steps: Step[] = [{ line: -1, says: 'Inicio.', values: new Map() }]
  readonly #loops: Statement[] = []
  #values: ReadonlyMap<string, number> = new Map()
  #read = 0
  #rounds = 0
  #last: number | string | undefined

  constructor(inputs: readonly number[]) {
    this.#inputs = inputs
  }

  walk(stopped?: string): Walk {
    return {
      steps: this.#steps,
      rounds: this.#rounds,
      ...(stopped !== undefined && { stopped }),
      ...(this.#last !== undefined && { last: this.#last }),
    }
  }

  end(): void {
    this.#step({ line: -1, says: 'Fin.' })
  }

  all(statements: readonly Statement[]): void {
    for (const statement of statements) this.#one(statement)
  }

  #one(statement: Statement): void {
    const { line, says } = statement
    switch (statement.kind) {
      case 'assign':
        this.#store(statement, statement.name, this.#value(statement.value, line))
        break
      case 'read':
        this.#store(statement, statement.name, this.#next(statement.name, line))
        break
      case 'write':
        this.#write(statement.items, line)
        break
      case 'act':
        this.#step({ line, says: `${says}.` })
        break
      case 'if':
        this.all(this.#ask(statement, statement.condition) ? statement.yes : statement.no)
        break
      case 'while':
        this.#loops.push(statement)
        while (this.#ask(statement, statement.condition)) this.#round(statement.body)
        this.#loops.pop()
        break
      case 'repeat':
        this.#repeat(statement)
    }
  }

  #repeat(statement: Statement & { kind: 'repeat' }): void {
    const times = this.#value(statement.times, statement.line)
    if (!Number.isInteger(times)) {
      throw new Stop(`Línea ${statement.line + 1}: no se puede repetir ${formatNumber(times)} veces.`)
    }
    this.#loops.push(statement)
    for (let round = 1; round <= times; round++) {
      const says = `¿Otra vuelta? Sí: la ${round} de ${formatNumber(times)}.`
      this.#step({ line: statement.line, says, branch: true })
      this.#round(statement.body)
    }
    this.#step({
      line: statement.line,
      says: `¿Otra vuelta? No: ya van ${formatNumber(Math.max(0, times))}.`,
      branch: false,
    })
    this.#loops.pop()
  }

  #round(body: readonly Statement[]): void {
    this.#rounds++
    this.all(body)
  }

  #ask({ line, says }: Statement, condition: Expression): boolean {
    const branch = this.#value(condition, line) !== 0
    this.#step({ line, says: `${says} ${branch ? 'Sí' : 'No'}.`, branch })
    return branch
  }

  #store({ line, says }: Statement, name: string, value: number): void {
    this.#values = new Map(this.#values).set(name, value)
    this.#step({ line, says: `${says}: ${name} vale ${formatNumber(value)}.`, changed: name })
  }

  #write(items: readonly Item[], line: number): void {
    const values = items.map((item) => ('words' in item ? item.words : this.#value(item.value, line)))
    const written = values.map((one) => (typeof one === 'string' ? one : formatNumber(one))).join(' ')
    const numbers = values.filter((one) => typeof one === 'number')
    this.#last = numbers.at(-1) ?? written
    this.#step({ line, says: `Escribe «${written}».`, written })
  }

  #next(name: string, line: number): number {
    const value = this.#inputs[this.#read++]
    if (value !== undefined) return value
    throw new Stop(`Línea ${line + 1}: falta un dato para leer «${name}». Escríbelo en «Datos que se leen».`)
  }

  #value(expression: Expression, line: number): number {
    try {
      return evaluateExpression(expression, new Map([...namedValues, ...this.#values]))
    } catch (error) {
      if (error instanceof ExpressionError) throw new Stop(`Línea ${line + 1}: ${error.message}`)
      throw error
    }
  }

  #step(step: Omit<Step, 'values'>): void {
    if (this.#steps.length > maxSteps) throw new Stop(nameEndless(this.#loops.at(-1), maxSteps))
    this.#steps.push({ ...step, values: this.#values })
  }
}

/** Reports the loop that was running after so many steps, and why it never ends, if that is certain. */
function nameEndless(loop: Statement | undefined, steps: number): string {
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
