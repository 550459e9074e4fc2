import type { Expression } from '../../expressions/parse-expression.ts'

/** An item to write: words in guillemets, or an expression. */
export type Item = { words: string } | { value: Expression }

/** A statement. `line` is its line of code, from 0; `says` is its text in the chart. */
export type Statement = { line: number; says: string } & (
  | { kind: 'assign'; name: string; value: Expression }
  | { kind: 'read'; name: string }
  | { kind: 'write'; items: readonly Item[] }
  | { kind: 'act' }
  | { kind: 'if'; condition: Expression; yes: Statement[]; no: Statement[] }
  | { kind: 'while'; condition: Expression; body: Statement[] }
  | { kind: 'repeat'; times: Expression; body: Statement[] }
)

/** A line of code for display. `depth` is the number of enclosing blocks. */
export type CodeLine = { text: string; depth: number }

/** A parsed program. `names` are its variables in order of appearance. */
export type Program = {
  statements: readonly Statement[]
  lines: readonly CodeLine[]
  names: readonly string[]
}

/** Limits of a program: characters, lines, nested blocks, variables, characters of a name. */
export const programLimits = { letters: 600, lines: 60, depth: 5, names: 8, name: 14 }

/** A fault of a program, with a message for its author. */
export class ProgramError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProgramError'
  }
}
