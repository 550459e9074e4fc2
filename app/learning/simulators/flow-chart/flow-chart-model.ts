import { formatNumber } from '../../marking/format-number.ts'
import type { Outcome, Output } from '../simulator.ts'
import { type Program, ProgramError } from './program.ts'
import { readProgram } from './read-program.ts'
import { runProgram, type Step, type Walk } from './run-program.ts'

/**
 * `programa` is the name of a ready program, or «propio», which uses `texto`.
 * `entradas` are the input numbers; empty for those of the ready program.
 */
export type FlowValues = { programa: string; texto: string; entradas: string; paso: number }

type FlowOutputs = Record<'paso' | 'variables' | 'escrito' | 'pasos' | 'vueltas' | 'resultado', Output>

/** Outcome of a run at one of its steps. `at` is the index of the step, at most the last one. */
export type FlowOutcome = Outcome & {
  outputs: FlowOutputs
  title: string
  program: Program
  steps: readonly Step[]
  at: number
  inputs: readonly number[]
  /** Whether the run reaches its end. */
  ends: boolean
  /** Previous value of the variable written last: the result of a student who stops one iteration early. */
  secondLast: number | undefined
}

const nothing: Program = { statements: [], lines: [], names: [] }

/** Parses, runs and describes a program. An invalid program counts as empty and yields a warning. */
export function walkProgram(values: FlowValues): FlowOutcome {
  const { title, text, inputs } = findProgram(values)
  const { program, fault } = tryToRead(text)
  const walk = runProgram(program, inputs)
  const at = Math.max(0, Math.min(values.paso, walk.steps.length - 1))
  const isOver = at === walk.steps.length - 1
  const warnings = [fault, isOver ? walk.stopped : undefined].filter((one) => one !== undefined)
  return {
    title,
    program,
    steps: walk.steps,
    at,
    inputs,
    ends: fault === undefined && walk.stopped === undefined,
    secondLast: findSecondLast(walk),
    outputs: readOff(walk, at),
    warnings,
    sentence: fault === undefined ? tell(title, walk, at) : 'El programa no se puede leer todavía.',
  }
}

/** Fault of a program, in Spanish; undefined if it is valid. */
export function findProgramFault(text: string): string | undefined {
  return tryToRead(text).fault
}

/** Fault of a list of numbers, in Spanish; undefined if it is valid. */
export function findInputsFault(text: string): string | undefined {
  const bad = cutInputs(text).find((one) => !isNumber(one))
  if (bad !== undefined) return `«${bad.slice(0, 12)}» no es un número. Sepáralos con espacios: 5 7,5 -2`
  return undefined
}

/** Code of a program, one statement per line and indented by blocks, as initial text of the editor. */
export function layOutCode({ lines }: Program): string {
  return lines.map(({ text, depth }) => `${'  '.repeat(depth)}${text}`).join('\n')
}

export function readsInputs(values: FlowValues): boolean {
  return /(^|[;\n])\s*leer\s/i.test(findProgram(values).text)
}

type Found = { title: string; text: string; inputs: readonly number[] }

function findProgram({ programa, texto, entradas }: FlowValues): Found {
  const given = cutInputs(entradas).filter(isNumber).map(toNumber)
  const ready = new Map<string, Found>(Object.entries(readyPrograms)).get(programa)
  if (!ready) return { title: 'Programa propio', text: texto, inputs: given }
  return given.length > 0 ? { ...ready, inputs: given } : ready
}

function tryToRead(text: string): { program: Program; fault?: string } {
  try {
    return { program: readProgram(text) }
  } catch (error) {
    if (error instanceof ProgramError) return { program: nothing, fault: error.message }
    throw error
  }
}

function cutInputs(text: string): string[] {
  return text.split(/[\s;]+/).filter((one) => one !== '')
}

function isNumber(text: string): boolean {
  return /^[-−+]?\d{1,9}(?:[.,]\d{1,6})?$/.test(text)
}

function toNumber(text: string): number {
  return Number(text.replace(',', '.').replace('−', '-'))
}

/** Variables after a step: `n = 5, suma = 0`. */
function tellValues({ values }: Step): string {
  return [...values].map(([name, value]) => `${name} = ${formatNumber(value)}`).join(', ')
}

function tell(title: string, { steps, stopped }: Walk, at: number): string {
  const step = steps[at]
  const last = steps.length - 1
  if (!step || at === 0) {
    const end = stopped === undefined ? `llega al fin en ${last} pasos` : 'no llega al fin'
    return `${title}, en el inicio. El programa ${end}.`
  }
  const where = step.line >= 0 ? `, línea ${step.line + 1}` : ''
  const values = tellValues(step)
  return `Paso ${at} de ${last}${where}: ${step.says}${values && ` Variables: ${values}.`}`
}

/** Previous value of the variable whose final value is written last. */
function findSecondLast({ steps, last }: Walk): number | undefined {
  const end = steps.at(-1)?.values ?? new Map<string, number>()
  const name = [...end.keys()].find((one) => end.get(one) === last)
  if (name === undefined) return undefined
  const worth = steps.flatMap((step) => (step.changed === name ? [step.values.get(name)] : []))
  return worth.at(-2)
}

function readOff({ steps, rounds, last }: Walk, at: number): FlowOutputs {
  const step = steps[at]
  const written = steps.slice(0, at + 1).flatMap((one) => (one.written === undefined ? [] : [one.written]))
  const words = (label: string, value: string): Output => ({ label, symbol: '', unit: '', value })
  const number = (label: string, value: number): Output => ({
    label,
    symbol: '',
    unit: '',
    value,
    figures: 6,
  })
  return {
    paso: number('Paso', at),
    variables: words('Variables', (step && tellValues(step)) || 'ninguna todavía'),
    escrito: words('Ha escrito', written.slice(-12).join(' · ') || 'nada todavía'),
    pasos: number('Pasos en total', steps.length - 1),
    vueltas: number('Vueltas de los bucles', rounds),
    resultado: { ...words('Al final escribe', ''), value: last ?? 'nada', figures: 6 },
  }
}

/** A ready program. `inputs` are its default input numbers. */
type ReadyProgram = { title: string; text: string; inputs: readonly number[] }

/** Keyed by their names in addresses. */
export const readyPrograms = {
  suma: {
    title: 'Suma de 1 a n',
    text: 'leer n;suma = 0;i = 1;mientras i <= n;suma = suma + i;i = i + 1;fin;escribir suma',
    inputs: [5],
  },
  mayor: {
    title: 'El mayor de tres',
    text: 'leer a;leer b;leer c;mayor = a;si b > mayor;mayor = b;fin;si c > mayor;mayor = c;fin;escribir mayor',
    inputs: [7, 12, 9],
  },
  semaforo: {
    title: 'Semáforo',
    text: 'leer ciclos;t = 0;repetir ciclos;hacer encender verde;t = t + 20;hacer encender ámbar;t = t + 3;hacer encender rojo;t = t + 15;fin;escribir t «segundos»',
    inputs: [2],
  },
  adivina: {
    title: 'Adivina el número',
    text: 'secreto = 7;n = 0;intentos = 0;mientras n != secreto;leer n;intentos = intentos + 1;si n < secreto;escribir «Es mayor»;fin;si n > secreto;escribir «Es menor»;fin;fin;escribir «Intentos:» intentos',
    inputs: [5, 9, 7],
  },
  termostato: {
    title: 'Termostato con dos umbrales',
    text: 'caldera = 0;repetir 4;leer t;si t < 19;caldera = 1;fin;si t > 21;caldera = 0;fin;escribir «Caldera:» caldera;fin',
    inputs: [18, 20, 22, 20],
  },
  factorial: {
    title: 'Factorial de n',
    text: 'leer n;f = 1;i = 2;mientras i <= n;f = f * i;i = i + 1;fin;escribir f',
    inputs: [5],
  },
  tabla: {
    title: 'Tabla de multiplicar',
    text: 'leer n;i = 1;repetir 10;escribir n «×» i «=» n * i;i = i + 1;fin',
    inputs: [7],
  },
  par: {
    title: 'Par o impar',
    text: 'leer n;si resto(n; 2) = 0;escribir «Es par»;si no;escribir «Es impar»;fin',
    inputs: [7],
  },
  media: {
    title: 'Nota media',
    text: 'leer notas;suma = 0;repetir notas;leer nota;suma = suma + nota;fin;media = suma / notas;escribir media',
    inputs: [3, 6, 7, 9.5],
  },
  cuenta: {
    title: 'Cuenta atrás',
    text: 'leer n;mientras n > 0;escribir n;n = n - 1;fin;escribir «¡Despegue!»',
    inputs: [3],
  },
  euclides: {
    title: 'Euclides: máximo común divisor',
    text: 'leer a;leer b;mientras b > 0;r = resto(a; b);a = b;b = r;fin;escribir a',
    inputs: [48, 36],
  },
  pulsador: {
    title: 'Contador de pulsaciones',
    text: 'veces = 0;repetir 6;leer pulsado;si pulsado = 1;veces = veces + 1;fin;fin;escribir veces',
    inputs: [1, 0, 1, 1, 0, 1],
  },
} as const satisfies Record<string, ReadyProgram>

/** Texts of the simulator. */
export const flowTexts = {
  title: 'Diagrama de flujo y código',
  summary:
    'Recorre un programa paso a paso: el diagrama, el código y la tabla de sus variables van a la vez. Doce programas, o el tuyo.',
  program: 'Programa',
  own: 'Mi programa (escrito abajo)',
  text: 'Mi programa',
  textHint:
    'Una orden por línea, o separadas por «;»: n = 3, leer n, escribir n, hacer lo que sea, si … / si no / fin, mientras … / fin, repetir … / fin.',
  inputs: 'Datos que se leen',
  inputsHint: 'En orden y separados por espacios. Vacío: los del ejemplo.',
  step: 'Paso',
  walk: 'Recorrer el programa',
  first: 'Al inicio',
  back: 'Paso atrás',
  forward: 'Paso siguiente',
  last: 'Al final',
  play: 'Recorrer solo',
  pause: 'Parar',
  edit: 'Cambiar este programa',
  onePerLine: 'Poner una orden por línea',
  chart: 'Diagrama de flujo',
  code: 'Código',
  trace: 'Traza',
  line: 'Línea',
  writes: 'Escribe',
  start: 'inicio',
  end: 'fin',
  yes: 'sí',
  no: 'no',
  none: '—',
  askResult: '¿Qué número escribe el programa al final?',
  askRounds: '¿Cuántas vueltas dan los bucles del programa?',
  stoppedEarly: 'Te has parado antes del final: a esa variable le falta el último cambio.',
  countedLast: 'La última vez que se pregunta, la respuesta es «no»: esa no es una vuelta.',
  missedFirst: 'Falta una vuelta: la primera también cuenta.',
} as const
