import { z } from '../../ui/forms/schema.ts'
import { common, type Field, type FieldOptions, type RequiredOptions, spaced } from './field.ts'
import * as schemas from './field-schemas.ts'
import { validationTexts } from './field-schemas.ts'

type ChoiceOptions<Value extends string> = FieldOptions & { texts?: Record<Value, string>; blank?: string }

function choicesOf<Value extends string>(values: readonly Value[], { texts, blank }: ChoiceOptions<Value>) {
  const list = values.map((value) => ({ value, text: texts?.[value] ?? value }))
  return { kind: 'choice', choices: list, blank } as const
}

/** A field whose value must be chosen from a fixed list. */
export function choice<const Value extends string>(
  values: readonly [Value, ...Value[]],
  options: ChoiceOptions<Value> & RequiredOptions,
): Field<Value> {
  const error = schemas.notAChoice(values, validationTexts.choose(options.required))
  return {
    ...common(options),
    schema: z.enum(values, { error }),
    input: choicesOf(values, options),
    fromText: spaced,
    example: values[0],
  }
}

/**
 * A field with a value from a fixed list; `otherwise` applies if none is chosen. `wrong` is the phrase for
 * the error message, such as «un color» in «Elige un color.»
 */
export function choiceOr<const Value extends string, Otherwise extends Value | null>(
  values: readonly [Value, ...Value[]],
  options: ChoiceOptions<Value> & {
    otherwise: Otherwise
    wrong: string
    fromText?: (text: string) => string
  },
): Field<Value | Otherwise | undefined> {
  const { otherwise, wrong, fromText } = options
  return {
    ...common(options),
    schema: schemas.choiceOr<Value, Value | Otherwise>(values, otherwise, validationTexts.choose(wrong)),
    input: choicesOf(values, options),
    fromText,
    begins: otherwise ?? undefined,
    initial: otherwise,
    example: values[0],
  }
}

/**
 * A field with any number of values from a fixed list, stored in list order. `wrong` is the phrase for the
 * error message, such as «un color» in «Elige un color.»
 */
export function choices<const Value extends string>(
  values: readonly [Value, ...Value[]],
  options: FieldOptions & {
    texts?: Record<Value, string>
    wrong: string
    fromText?: (text: string) => string
  },
): Field<string | undefined> {
  return {
    ...common(options),
    schema: schemas.choiceList(values, validationTexts.choose(options.wrong)),
    input: { kind: 'choices', choices: choicesOf(values, options).choices },
    fromText: options.fromText,
    list: true,
    initial: '',
    example: options.example ?? values[0],
  }
}

/**
 * A field with the id of a document of another kind, given by its `tipo`. Imported documents may name it by
 * title.
 */
export function reference(to: string, options: RequiredOptions): Field<string> {
  const schema = schemas.requiredText(validationTexts.choose(options.required), schemas.limits.title)
  return {
    ...common(options),
    schema,
    input: { kind: 'reference', to },
    fromText: spaced,
    example: options.example ?? 'ejemplo',
  }
}

/** {@link reference} that may be left empty and is null then. */
export function optionalReference(to: string, options: FieldOptions): Field<string | null | undefined> {
  return {
    ...common(options),
    schema: schemas.idOrNull(),
    input: { kind: 'reference', to },
    fromText: spaced,
    initial: null,
    example: options.example ?? 'ejemplo',
  }
}

/**
 * A field with the ids of any number of documents of another kind. Such a reference does not prevent the
 * deletion of a document, so code that reads the field skips ids that no longer exist. Imported documents may
 * name them by id or title.
 */
export function references(to: string, options: FieldOptions): Field<string | undefined> {
  return {
    ...common(options),
    schema: schemas.valueList(),
    input: { kind: 'references', to },
    list: true,
    initial: '',
    example: options.example ?? 'ejemplo',
  }
}

/** A checkbox; `otherwise` is the value if an imported document leaves it out. */
export function flag(options: FieldOptions & { otherwise: boolean }): Field<boolean | undefined> {
  const number = options.otherwise ? 1 : 0
  return {
    ...common(options),
    schema: schemas.optionalFlag(),
    input: { kind: 'flag' },
    begins: String(number),
    initial: number,
    example: '1',
  }
}
