import { joinWords } from '../../../ui/components/join-words.ts'
import { type Gate, type GateKind, gateName, isInput, maxGates, type Source } from './network.ts'

/** Names of the gates, as in the course. */
export const kindNames: Readonly<Record<GateKind, string>> = {
  not: 'NOT',
  and: 'AND',
  or: 'OR',
  nand: 'NAND',
  nor: 'NOR',
  xor: 'XOR',
}

/** Name of a source: «a», «P1», or that it is not connected. */
export function sourceName(source: Source): string {
  if (source === null) return 'sin conectar'
  return isInput(source) ? source : gateName(source)
}

function countGates(count: number): string {
  return count === 1 ? '1 puerta' : `${count} puertas`
}

/** Texts of the simulator. */
export const gatesTexts = {
  list: joinWords,
  gates: countGates,
  tooLong: 'El circuito es demasiado largo.',
  notUnderstood: (part: string): string =>
    `No entiendo «${part.slice(0, 20)}»: cada puerta se escribe como and-a-b o not-p1, y la salida, al final, como s-p2.`,
  oneSource: (part: string): string =>
    `A la salida llega un solo cable, y en «${part.slice(0, 20)}» no hay uno.`,
  wrongInputs: (part: string): string =>
    `NOT tiene una entrada y las demás puertas, dos: revisa «${part.slice(0, 20)}».`,
  tooMany: (count: number): string => `Hay ${count} puertas y caben ${maxGates}.`,
  noOutput: 'Falta la salida, por ejemplo s-p1.',
  noSuchGate: (gate: number): string => `Un cable sale de ${gateName(gate)}, que no existe.`,
  loop: (gates: readonly number[]): string =>
    gates.length === 1
      ? `${gates.map(gateName).join()} se alimenta de sí misma: eso es un bucle, y su salida no depende solo de las entradas.`
      : `${joinWords(gates.map(gateName))} forman un bucle: cada una espera a las otras y la salida no depende solo de las entradas.`,
  broken: 'El código del circuito no se entiende, así que no hay nada montado.',
  badTarget: 'La tabla se escribe con 4, 8 o 16 ceros y unos, uno por fila.',
  floatsIn: (gate: number, { from }: Gate): string => {
    const open = from.filter((source) => source === null).length
    if (from.length === 1) return `La entrada de ${gateName(gate)} está sin conectar.`
    if (open === 2) return `Las dos entradas de ${gateName(gate)} están sin conectar.`
    return `Una entrada de ${gateName(gate)} está sin conectar.`
  },
  floatsOut: (output: string): string => `La salida ${output} está sin conectar.`,
  leadsNowhere: (gates: readonly number[]): string =>
    gates.length === 1
      ? `La salida de ${gates.map(gateName).join()} no llega a ningún LED.`
      : `Las salidas de ${joinWords(gates.map(gateName))} no llegan a ningún LED.`,
  unknown: (output: string): string =>
    `Donde la tabla dice «?», ${output} depende de un cable sin conectar: en un montaje real podría salir 0 o 1.`,
  drawing: 'Dibujo del circuito',
  table: 'Tabla de verdad',
  nowColumn: 'Fila de ahora',
  now: 'ahora',
  asked: 'Pedida',
  wrong: 'mal',
  build: 'Monta el circuito',
  noGates: 'Todavía no hay puertas: añade una y elige de dónde viene cada una de sus entradas.',
  add: (kind: string): string => `Añadir ${kind}`,
  remove: (gate: string): string => `Quitar ${gate}`,
  kindOf: (gate: string): string => `${gate}: tipo`,
  onlyInput: (gate: string): string => `${gate}: entrada`,
  inputOf: (gate: string, input: number): string => `${gate}: entrada ${input}`,
  ledFrom: (output: string): string => `LED ${output}: viene de`,
  addOutput: (output: string): string => `Añadir otro LED (${output})`,
  removeOutput: (output: string): string => `Quitar el LED ${output}`,
  refused: (source: string): string => `${source} (haría un bucle)`,
  lit: 'LED encendido',
  dark: 'LED apagado',
  unsettled: 'no se sabe',
  solved: (gates: number, least: number | undefined): string => {
    if (least === undefined) return `Tabla conseguida con ${countGates(gates)}.`
    if (gates <= least) return `Tabla conseguida con ${countGates(gates)}: es el mínimo.`
    return `Tabla conseguida con ${countGates(gates)}, y se puede con ${least}.`
  },
  wrongRows: (wrong: readonly string[], rows: number): string => {
    const shown = wrong.slice(0, 4)
    const rest = wrong.length - shown.length
    const named = joinWords(rest > 0 ? [...shown, `${rest} más`] : shown)
    return wrong.length === 1
      ? `Falla 1 fila de ${rows}: ${named}.`
      : `Fallan ${wrong.length} filas de ${rows}: ${named}.`
  },
} as const
