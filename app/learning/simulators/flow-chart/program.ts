import type { Expression } from '../../expressions/parse-expression.ts'

/** What is written: words in guillemets, and expressions. */
export type Item = { words: string } | { value: Expression }

/** One order of a program. `line`: where it stands in the code, from 0; `says`: as the chart shows it. */
export type Statement = { line: number; says: string } & (
  | { kind: 'assign'; name: string; value: Expression }
  | { kind: 'read'; name: string }
  | { kind: 'write'; items: readonly Item[] }
  | { kind: 'act' }
  | { kind: 'if'; condition: Expression; yes: Statement[]; no: Statement[] }
  | { kind: 'while'; condition: Expression; body: Statement[] }
  | { kind: 'repeat'; times: Expression; body: Statement[] }
)

/** A line of the code as people read it. `depth`: inside how many blocks it stands. */
export type CodeLine = { text: string; depth: number }

/** A program, read. `names`: its variables in the order in which they turn up. */
export type Program = {
  statements: readonly Statement[]
  lines: readonly CodeLine[]
  names: readonly string[]
}

/** What a program may have at most: letters, lines, blocks inside each other, variables, letters of a name. */
export const programLimits = { letters: 600, lines: 60, depth: 5, names: 8, name: 14 }

/** What is wrong with a program; the message is for who wrote it. */
export class ProgramError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProgramError'
  }
}
