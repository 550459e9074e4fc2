import type { ReactNode } from 'react'
import { type Given, givenUnit, mixTexts, type Option, type Part, type TableRow } from '../marking/part.ts'
import { answerLimit } from '../marking/tidy-answer.ts'
import { answerTexts } from './answer-texts.ts'
import { fieldName } from './given-answers.ts'
import { PartTable } from './part-table.tsx'

/** The props of a part's fields. `describedBy` is the id of the element that shows the verdict. */
type InputsProps<Kind extends Part['kind']> = {
  part: Part & { kind: Kind }
  at: number
  label: string
  given: Given
  /** The id of the field, if the part has only one; unique on the page. */
  id: string
  describedBy: string
  /** Renders the options of a choice as submit buttons, so that one click answers it. */
  atOnce?: boolean | undefined
}

/**
 * The fields of one part, by its kind. They are native, so that they work by keyboard, by touch and without
 * scripts.
 */
export function PartInputs({ part, ...rest }: InputsProps<Part['kind']>): ReactNode {
  switch (part.kind) {
    case 'quantity':
    case 'text':
      return <LineInput {...rest} part={part} />
    case 'choice':
    case 'choices':
      if (part.kind === 'choice' && rest.atOnce) return <OptionButtons {...rest} part={part} />
      return <OptionInputs {...rest} part={part} />
    case 'order':
      return <OrderInputs {...rest} part={part} />
    case 'match':
      return <MatchInputs {...rest} part={part} />
    case 'table':
      return <TableInputs {...rest} part={part} />
  }
}

function LineInput({ part, at, label, given, id, describedBy }: InputsProps<'quantity' | 'text'>): ReactNode {
  const unit = givenUnit(part)
  const unitId = unit && `${id}-unidad`
  const input = (
    <input
      id={id}
      name={fieldName(at)}
      className="input answer-line"
      defaultValue={given[0] ?? ''}
      maxLength={answerLimit}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      aria-describedby={[unitId, describedBy].filter(Boolean).join(' ') || undefined}
    />
  )
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {unit ? (
        <span className="answer-with-unit">
          {input}
          <span id={unitId}>{unit}</span>
        </span>
      ) : (
        input
      )}
    </div>
  )
}

function OptionInputs({ part, at, label, given, describedBy }: InputsProps<'choice' | 'choices'>): ReactNode {
  return (
    <PartGroup label={label} describedBy={describedBy}>
      {part.options.map(({ text }: Option, option) => (
        <label key={text} className="answer-option">
          <input
            type={part.kind === 'choice' ? 'radio' : 'checkbox'}
            name={fieldName(at)}
            value={option}
            defaultChecked={given.includes(String(option))}
          />
          <span>{text}</span>
        </label>
      ))}
    </PartGroup>
  )
}

/** Each option is a submit button, so that one click answers. The last choice is kept in a hidden field. */
function OptionButtons({ part, at, label, given, describedBy }: InputsProps<'choice'>): ReactNode {
  const [chosen = ''] = given
  return (
    <PartGroup label={label} describedBy={describedBy}>
      {chosen !== '' && <input type="hidden" name={fieldName(at)} value={chosen} />}
      {part.options.map(({ text }: Option, option) => (
        <button
          key={text}
          type="submit"
          className="answer-button"
          name={fieldName(at)}
          value={option}
          aria-pressed={chosen === String(option)}
        >
          {text}
        </button>
      ))}
    </PartGroup>
  )
}

type SelectProps = { name: string; label: string; text: string; value: string; children: ReactNode }

/** One item, and a select with its possible places or partners. */
function Choose({ name, label, text, value, children }: SelectProps): ReactNode {
  return (
    <div className="answer-pair">
      <span>{text}</span>
      <select name={name} className="input" aria-label={label} defaultValue={value}>
        <option value="">{answerTexts.choose}</option>
        {children}
      </select>
    </div>
  )
}

function OrderInputs({ part, at, label, given, describedBy }: InputsProps<'order'>): ReactNode {
  return (
    <PartGroup label={label} describedBy={describedBy}>
      {mixTexts(part.items).map(({ text, number }) => {
        const place = given.indexOf(String(number))
        return (
          <Choose
            key={number}
            name={fieldName(at, number)}
            label={answerTexts.position(text)}
            text={text}
            value={place < 0 ? '' : String(place + 1)}
          >
            {part.items.map((item, position) => (
              <option key={item}>{position + 1}</option>
            ))}
          </Choose>
        )
      })}
    </PartGroup>
  )
}

function MatchInputs({ part, at, label, given, describedBy }: InputsProps<'match'>): ReactNode {
  const texts = part.pairs.map(([, partner]) => partner)
  // Items may share a partner: equal texts are offered once.
  const partners = mixTexts(texts).filter(({ number, text }) => texts.indexOf(text) === number)
  return (
    <PartGroup label={label} describedBy={describedBy}>
      {part.pairs.map(([text], item) => (
        <Choose
          key={text}
          name={fieldName(at, item)}
          label={answerTexts.partner(text)}
          text={text}
          value={given[item] ?? ''}
        >
          {partners.map((partner) => (
            <option key={partner.number} value={partner.number}>
              {partner.text}
            </option>
          ))}
        </Choose>
      ))}
    </PartGroup>
  )
}

/** A table with some cells for the student to fill. */
function TableInputs({ part, at, label, given, describedBy }: InputsProps<'table'>): ReactNode {
  const before = (number: number): number =>
    part.rows.slice(0, number).reduce((sum, { wanted }) => sum + wanted.length, 0)
  return (
    <PartGroup label={label} describedBy={describedBy}>
      <div className="answer-scroll">
        <PartTable
          className="answer-table"
          heads={part.heads}
          rows={part.rows.map((row, number) =>
            makeCells({ row, at, number, heads: part.heads, given: given.slice(before(number)) }),
          )}
        />
      </div>
    </PartGroup>
  )
}

type Cells = { row: TableRow; at: number; number: number; heads: readonly string[]; given: Given }

function makeCells({ row, at, number, heads, given }: Cells): ReactNode[] {
  let cell = -1
  return row.given.map((text, column) => {
    if (text !== '') return text
    cell++
    return (
      <input
        key={heads[column]}
        name={fieldName(at, number, cell)}
        className="input answer-cell"
        aria-label={answerTexts.cell(heads[column] ?? '', number + 1)}
        defaultValue={given[cell] ?? ''}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="off"
      />
    )
  })
}

type PartGroupProps = { label: string; describedBy: string; children: ReactNode }

/** A group of fields that together answer one question. */
function PartGroup({ label, describedBy, children }: PartGroupProps): ReactNode {
  return (
    <fieldset className="answer-group" aria-describedby={describedBy}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}
