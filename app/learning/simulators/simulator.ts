type Common = {
  /** As it stands beside the field: «Dientes del piñón». */
  label: string
  /** One line below the field, where the label does not say enough. */
  hint?: string
}

/** A parameter of a simulator: what its state is made of. */
export type Parameter = Common &
  (
    | {
        kind: 'number'
        /** As formulas write it: `z₁`; empty where they do not. */
        symbol: string
        /** As people read it; empty: it has none. */
        unit: string
        min: number
        max: number
        /** The values are `min + k · step`. */
        step: number
        initial: number
      }
    /** `options`: the value in addresses → what people read. */
    | { kind: 'choice'; options: Readonly<Record<string, string>>; initial: string }
    | { kind: 'switch'; initial: boolean }
    /**
     * What is drawn or written by hand, in a code of one line or more. `find`: what is wrong with a text, in Spanish; it never throws and is bounded.
     * `drawn`: what the code stands for («Circuito»), where an editor or a drawing writes it: its field folds away then, and its letters say nothing to people.
     */
    | {
        kind: 'text'
        longest: number
        initial: string
        find: (text: string) => string | undefined
        drawn?: string
      }
  )

/** Keyed by the name in addresses and in Markdown: a-z, digits; it begins with a letter. */
export type Parameters = Readonly<Record<string, Parameter>>

type ValueOf<One extends Parameter> = One extends { kind: 'number' }
  ? number
  : One extends { kind: 'switch' }
    ? boolean
    : string

/** A state: a value for each parameter, always within what the parameter allows. */
export type Values<P extends Parameters = Parameters> = { [Name in keyof P]: ValueOf<P[Name]> }

/** What is read off a state. */
export type Output = {
  label: string
  /** As formulas write it; empty where they do not. */
  symbol: string
  /** Empty where it has none. */
  unit: string
  /** A number in `unit`, or words. */
  value: number | string
  /** Significant figures at most; 4 where nothing is said. */
  figures?: number
}

/** What a model makes of a state. The picture may need more than what is read: a model adds its own keys. */
export type Outcome = {
  /** In the order in which they are read. */
  outputs: Readonly<Record<string, Output>>
  /** What students should notice, in whole sentences: what burns, what cannot be built. */
  warnings: readonly string[]
  /** The state in one or two sentences, with its numbers: what the picture shows, for who does not see it. */
  sentence: string
}

/** A number that can be asked of a drawn state. */
export type Ask<P extends Parameters, R extends Outcome> = {
  /** The key of an output that is a number. */
  output: string
  /** The parameters that are given in the question and drawn; the others keep `fixed` or their initial values. */
  given: readonly (keyof P & string)[]
  fixed?: Partial<Values<P>>
  /**
   * What is given, in whole sentences of Markdown; `{z1}` stands for a value with its unit, `{aqui}` for the address of the state. It tells every
   * `given`. Without it the data are a list.
   */
  situation?: string
  /** The question in words: «¿A qué velocidad gira la rueda?» */
  question: string
  /** Whether a drawn state makes a sensible question. */
  suits?: (values: Values<P>, outcome: R) => boolean
  /** Known mistakes: the value each leads to, in the unit of the output, and what it comes from. */
  mistakes?: (values: Values<P>, outcome: R) => readonly { value: number; message: string }[]
}

/**
 * The contract of a simulator: parameters → a pure model → what is read and a sentence; simulator-view.ts has its picture. From it come form, address,
 * directive, table of values, print and questions. There is no React in it: texts are checked and questions drawn on threads.
 */
export type Simulator<P extends Parameters, R extends Outcome> = {
  /** Its name in addresses and in Markdown, in Spanish. */
  tipo: string
  title: string
  /** One sentence: what one can find out with it. */
  summary: string
  parameters: P
  /** Whether a parameter counts in a state: its control is shown only then. */
  uses?: (name: keyof P & string, values: Values<P>) => boolean
  /** Pure, total and bounded (below 5 ms for any state): never throws for values that the parameters allow. */
  compute: (values: Values<P>) => R
  /** It moves: «Poner en marcha», «Parar» and «Un paso» (so many seconds) drive `time`. */
  motion?: { step: number }
  /** The parameter that the table of values walks through, and in how many rows; none where a table says nothing. */
  table?: { along: keyof P & string; rows: number; outputs: readonly string[] }
  asks: readonly Ask<P, R>[]
}

/** A simulator whose parameters are not known by type: its values come from `readState`, which keeps to them. */
export type AnySimulator = Simulator<Parameters, Outcome>

/** Lets the registry hold a simulator beside others. */
export function defineSimulator<const P extends Parameters, R extends Outcome>(
  simulator: Simulator<P, R>,
): AnySimulator {
  // What reads a state from outside builds it from these very parameters (read-state.ts).
  return simulator as unknown as AnySimulator
}
