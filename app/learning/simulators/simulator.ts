type Common = {
  /** Label of the field: «Dientes del piñón». */
  label: string
  /** One line below the field, where the label is not enough. */
  hint?: string
}

/** A parameter of a simulator; a state has one value for each. */
export type Parameter = Common &
  (
    | {
        kind: 'number'
        /** Symbol in formulas: `z₁`; empty if it has none. */
        symbol: string
        /** Unit as displayed; empty if it has none. */
        unit: string
        min: number
        max: number
        /** Allowed values are `min + k · step`. */
        step: number
        initial: number
      }
    /** `options` maps each value in addresses to the text that users read. */
    | { kind: 'choice'; options: Readonly<Record<string, string>>; initial: string }
    | { kind: 'switch'; initial: boolean }
    /**
     * A code of one or more lines, drawn in an editor or typed by hand. `find` validates a text and returns
     * the fault in Spanish; it must not throw, and its running time is bounded. `drawn` names what the code
     * stands for («Circuito») if an editor writes it; its field is then folded.
     */
    | {
        kind: 'text'
        longest: number
        initial: string
        find: (text: string) => string | undefined
        drawn?: string
      }
  )

export type NumberParameter = Parameter & { kind: 'number' }

/** A numeric parameter. `range`: its minimum, maximum, step and initial value. */
export function numberParameter(
  label: string,
  unit: string,
  range: readonly [min: number, max: number, step: number, initial: number],
  more: { symbol?: string; hint?: string } = {},
): NumberParameter {
  const [min, max, step, initial] = range
  return { kind: 'number', label, symbol: '', unit, min, max, step, initial, ...more }
}

/** Keyed by the name in addresses and in Markdown: a–z and digits, starting with a letter. */
export type Parameters = Readonly<Record<string, Parameter>>

type ValueOf<One extends Parameter> = One extends { kind: 'number' }
  ? number
  : One extends { kind: 'switch' }
    ? boolean
    : string

/** A state: a valid value for each parameter. */
export type Values<P extends Parameters = Parameters> = { [Name in keyof P]: ValueOf<P[Name]> }

/** One result of a state. */
export type Output = {
  label: string
  /** Symbol in formulas; empty if it has none. */
  symbol: string
  /** Empty if it has none. */
  unit: string
  /** A number in `unit`, or words. */
  value: number | string
  /** Maximum significant figures; 4 by default. */
  figures?: number
}

/** Result of a model for a state. A model may add keys of its own for its picture. */
export type Outcome = {
  /** In display order. */
  outputs: Readonly<Record<string, Output>>
  /**
   * Whole sentences on what students should notice: a part that burns out, a machine that cannot be built.
   */
  warnings: readonly string[]
  /** The state in one or two sentences with its numbers; also the text alternative of the picture. */
  sentence: string
}

/** A numeric question about a drawn state. */
export type Ask<P extends Parameters, R extends Outcome> = {
  /** Key of the output asked for, which must be a number. */
  output: string
  /** Parameters that are drawn and given in the question; the others keep `fixed` or their initial values. */
  given: readonly (keyof P & string)[]
  fixed?: Partial<Values<P>>
  /**
   * The data in whole sentences of Markdown, which must mention every parameter in `given`.
   * `{z1}` is replaced by a value with its unit, `{aqui}` by the address of the state.
   * Without a situation the data are printed as a list.
   */
  situation?: string
  /** The question in words: «¿A qué velocidad gira la rueda?» */
  question: string
  /** Whether a drawn state makes a sensible question. */
  suits?: (values: Values<P>, outcome: R) => boolean
  /**
   * Known mistakes: the value that each leads to, in the unit of the output, and a message that explains it.
   */
  mistakes?: (values: Values<P>, outcome: R) => readonly { value: number; message: string }[]
}

/** A question to predict; the bench then makes the change, and says what happened. */
export type Prediction = {
  /** The change and the question: «La conducida pasa de 45 a 30 dientes. ¿A qué velocidad girará?» */
  question: string
  /** Two to four answers, short enough for a third of a phone. */
  options: readonly string[]
  /** The states before and after; other parameters have their initial values. */
  from: Partial<Values>
  to: Partial<Values>
  /** Output displayed before and after: «20 rpm → 30 rpm». */
  output: string
  /** Index of the right answer, found from both outcomes. */
  right: (before: Outcome, after: Outcome) => number
  /** Why it happens, in one sentence. */
  why: string
}

/** A state of a real object: «Taladro», «de 1200 a 300 rpm». */
export type Situation = { title: string; note: string; values: Partial<Values> }

/** What a bench offers beside its drawing. simulators.test.ts checks its names and states. */
export type BenchParts = {
  /** Said on the drawing until it is touched for the first time: «Gíralas por el borde». */
  hint?: string
  /** The controls that matter most, best first; the first two in use stand below the drawing. */
  main: readonly string[]
  /** Three questions to predict. */
  predictions: readonly Prediction[]
  /** Two or three states of real objects. */
  situations: readonly Situation[]
}

/**
 * For predictions whose options are, in this order, «more», «less» and «the same»:
 * the index for what a numeric output does.
 */
export function trendOf(output: string): Prediction['right'] {
  return (before, after) => {
    const change = Number(after.outputs[output]?.value) - Number(before.outputs[output]?.value)
    if (Math.abs(change) < 1e-9) return 2
    return change > 0 ? 0 : 1
  }
}

/**
 * The contract of a simulator: parameters → pure model → outputs and a sentence. Its picture is in
 * simulator-view.ts. Form, address, directive, table of values, print and questions are derived from it. It
 * must not import React, because worker threads check texts and draw questions with it.
 */
type Simulator<P extends Parameters, R extends Outcome> = {
  /** Position at /simuladores; equal numbers are sorted by folder. */
  order: number
  /** Name in addresses and in Markdown, in Spanish. */
  tipo: string
  title: string
  /** One sentence: what a student can find out with it. */
  summary: string
  parameters: P
  /** Whether a parameter has an effect in a state; its control is rendered only then. */
  uses?: (name: keyof P & string, values: Values<P>) => boolean
  /**
   * Must be pure and take less than 5 ms for any state; must not throw for values that the parameters allow.
   */
  compute: (values: Values<P>) => R
  /**
   * Set if the picture moves: «Poner en marcha», «Parar» and «Un paso» drive `time`. `step` is in seconds.
   */
  motion?: { step: number }
  /** The parameter that varies in the table of values, and its rows; absent if a table would not help. */
  table?: { along: keyof P & string; rows: number; outputs: readonly string[] }
  asks: readonly Ask<P, R>[]
  bench?: BenchParts
}

/** A simulator with erased parameter types; `readState` guarantees that its values are valid. */
export type AnySimulator = Simulator<Parameters, Outcome>

/** Every simulator by the name of its island (simulators.ts). */
export type Simulators = ReadonlyMap<string, AnySimulator>

/** Erases the parameter types, so that the registry can store all simulators. */
export function defineSimulator<const P extends Parameters, R extends Outcome>(
  simulator: Simulator<P, R>,
): AnySimulator {
  // Safe: readState (simulator-state.ts) builds every external state from these same parameters.
  return simulator as unknown as AnySimulator
}

/**
 * Wraps a question so that it rejects states in which a known mistake gives a value within 3 % of the answer.
 */
export function withClearAnswer<P extends Parameters, R extends Outcome>(ask: Ask<P, R>): Ask<P, R> {
  return {
    ...ask,
    suits: (values, outcome) => {
      const right = Number(outcome.outputs[ask.output]?.value)
      const wrong = ask.mistakes?.(values, outcome) ?? []
      return (
        (ask.suits?.(values, outcome) ?? true) &&
        wrong.every(({ value }) => Math.abs(value / right - 1) > 0.03)
      )
    },
  }
}
