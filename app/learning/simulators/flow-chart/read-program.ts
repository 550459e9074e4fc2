import { ExpressionError } from '../../expressions/tokenize-expression.ts'
import {
  type CodeLine,
  cutLines,
  type Item,
  keywords,
  type Program,
  ProgramError,
  prettify,
  programLimits,
  readExpression,
  type Statement,
} from './program.ts'

/** An open block: the list that receives its statements, and its «si no» list if it may have one. */
type Open = { word: string; into: Statement[]; no?: Statement[] }

/**
 * Parses a program of at most 600 characters, with statements separated by line ends or `;`.
 * Throws {@link ProgramError} with the number of the line.
 */
export function readProgram(text: string): Program {
  if (text.length > programLimits.letters) {
    throw new ProgramError(`El programa es demasiado largo: caben ${programLimits.letters} letras.`)
  }
  const reader = new Reader()
  for (const line of cutLines(text)) reader.take(line)
  return reader.finish()
}

class Reader {
  readonly #statements: Statement[] = []
  readonly #open: Open[] = [{ word: '', into: this.#statements }]
  readonly #lines: CodeLine[] = []
  readonly #names = new Set<string>()

  take(text: string): void {
    if (this.#lines.length === programLimits.lines) this.#refuse(`caben ${programLimits.lines} líneas.`)
    try {
      this.#read(text)
    } catch (error) {
      if (error instanceof ExpressionError) this.#refuse(error.message)
      throw error
    }
  }

  finish(): Program {
    const { word } = this.#top()
    if (word) throw new ProgramError(`Falta un «fin» que cierre «${word}».`)
    if (this.#lines.length === 0) throw new ProgramError('El programa está vacío.')
    return { statements: this.#statements, lines: this.#lines, names: [...this.#names] }
  }

  #read(text: string): void {
    const [, word = '', rest = ''] =
      /^(leer|escribir|hacer|si|mientras|repetir)(?=[\s(«])\s*(.*)$/i.exec(text) ?? []
    if (/^fin(\s+(si|mientras|repetir))?$/i.test(text)) this.#close()
    else if (/^si\s*no$/i.test(text)) this.#turn()
    else if (word) this.#order(word.toLowerCase(), rest)
    else this.#assign(text)
  }

  #assign(text: string): void {
    const [, name, value] = /^(\S+?)\s*(?:←|<-|=)\s*([^=].*)$/u.exec(text) ?? []
    if (name === undefined || value === undefined) this.#refuse(`no se entiende «${text.slice(0, 30)}».`)
    const says = `${this.#name(name)} ← ${prettify(value)}`
    this.#add({ ...this.#here(says), kind: 'assign', name, value: readExpression(value) })
  }

  #order(word: string, rest: string): void {
    if (word === 'leer') this.#add({ ...this.#here(`leer ${this.#name(rest)}`), kind: 'read', name: rest })
    else if (word === 'hacer') this.#add({ ...this.#here(rest), kind: 'act' }, `hacer ${rest}`)
    else if (word === 'escribir') this.#write(rest)
    else this.#openBlock(word, rest)
  }

  #write(rest: string): void {
    const items = cutItems(rest)
    if (items.length === 0) this.#refuse('di qué hay que escribir.')
    const says = tidy(rest.replace(/[^«»]+(?![^«]*»)/g, (one) => ` ${prettify(one)} `))
    this.#add({ ...this.#here(`escribir ${says}`), kind: 'write', items: items.map(readItem) })
  }

  #openBlock(word: string, rest: string): void {
    if (this.#open.length > programLimits.depth) this.#refuse('hay demasiados bloques, uno dentro de otro.')
    const clean = rest.replace(/\s+(entonces|veces)$/i, '')
    const shown = prettify(clean)
    const body: Statement[] = []
    if (word === 'repetir') {
      const says = `¿Otra vuelta? (son ${shown})`
      this.#add(
        { ...this.#here(says), kind: 'repeat', times: readExpression(clean), body },
        `repetir ${shown} veces`,
      )
      this.#open.push({ word, into: body })
      return
    }
    const condition = readExpression(clean)
    const here = this.#here(`¿${shown}?`)
    if (word === 'si') {
      const no: Statement[] = []
      this.#add({ ...here, kind: 'if', condition, yes: body, no }, `si ${shown}`)
      this.#open.push({ word, into: body, no })
      return
    }
    this.#add({ ...here, kind: 'while', condition, body }, `mientras ${shown}`)
    this.#open.push({ word, into: body })
  }

  #turn(): void {
    const top = this.#top()
    if (!top.no) this.#refuse('«si no» está fuera de un «si».')
    this.#lines.push({ text: 'si no', depth: this.#open.length - 2 })
    this.#open[this.#open.length - 1] = { word: top.word, into: top.no }
  }

  #close(): void {
    if (this.#open.length === 1) this.#refuse('sobra un «fin»: no hay nada que cerrar.')
    this.#open.pop()
    this.#lines.push({ text: 'fin', depth: this.#open.length - 1 })
  }

  #add(statement: Statement, text = statement.says): void {
    this.#top().into.push(statement)
    this.#lines.push({ text, depth: this.#open.length - 1 })
  }

  #here(says: string): { line: number; says: string } {
    return { line: this.#lines.length, says }
  }

  #name(name: string): string {
    if (keywords.has(name.toLowerCase()) || !/^\p{L}[\p{L}\p{N}_]*$/u.test(name)) {
      this.#refuse(`«${name.slice(0, 20)}» no puede ser el nombre de una variable.`)
    }
    if (name.length > programLimits.name)
      this.#refuse(`«${name.slice(0, 20)}…» es un nombre demasiado largo.`)
    this.#names.add(name)
    if (this.#names.size > programLimits.names) {
      this.#refuse(`hay demasiadas variables: caben ${programLimits.names}.`)
    }
    return name
  }

  #top(): Open {
    return this.#open.at(-1) ?? { word: '', into: this.#statements }
  }

  #refuse(message: string): never {
    throw new ProgramError(`Línea ${this.#lines.length + 1}: ${message}`)
  }
}

/** Splits `n «×» i` into words in guillemets and the expressions between them. */
function cutItems(text: string): string[] {
  return (text.match(/«[^»]*»?|[^«]+/g) ?? []).map((one) => one.trim()).filter((one) => one !== '')
}

function readItem(text: string): Item {
  return text.startsWith('«') ? { words: text.replace(/[«»]/g, '') } : { value: readExpression(text) }
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
