import type { ReactNode } from 'react'
import { describeCourses } from '../curriculum/courses.ts'
import { PickFilter } from './pick-filter.tsx'
import type { PickedProblem, Picking } from './pick-problems.server.ts'
import { sheetsTexts } from './sheets-texts.ts'
import { worksheetLimits, worksheetPaths } from './worksheet.ts'

/** Maximum number of problems in the list. */
const maxListed = 300

/**
 * The worksheet as one GET form, so it works without scripts and has an address. Filtering the list keeps the
 * ticked problems.
 */
export function WorksheetForm({ picking }: { picking: Picking }): ReactNode {
  const { chosen, blocks, isCut, given } = picking
  return (
    <form method="get" action={worksheetPaths.sheet} className="worksheet-form">
      <PickFilter picking={picking} />
      {isCut && <p className="note">{sheetsTexts.notAll(maxListed)}</p>}
      {chosen.length > 0 && <Problems name={sheetsTexts.chosen(chosen.length)} problems={chosen} areChosen />}
      {blocks.map(({ name, problems }) => (
        <Problems key={name} name={name} problems={problems} />
      ))}
      {blocks.length === 0 && <p className="empty">{sheetsTexts.noneFound}</p>}
      <SheetFields given={given} />
    </form>
  )
}

type ProblemsProps = { name: string; problems: readonly PickedProblem[]; areChosen?: boolean }

function Problems({ name, problems, areChosen = false }: ProblemsProps): ReactNode {
  return (
    <fieldset className="worksheet-block">
      <legend>{name}</legend>
      {problems.map(({ code, title, difficulty, courses }) => (
        <label key={code} className="worksheet-pick">
          <input type="checkbox" name="p" value={code} defaultChecked={areChosen} />
          <span>
            {title}{' '}
            <small>{[difficulty, describeCourses(courses)].filter((text) => text !== '').join(' · ')}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Title, variants, number and key, and the submit buttons. */
function SheetFields({ given }: Pick<Picking, 'given'>): ReactNode {
  return (
    <fieldset className="worksheet-block worksheet-fields">
      <legend>{sheetsTexts.theSheet}</legend>
      <Line name="titulo" label={sheetsTexts.sheetTitle} value={given.title} limit={worksheetLimits.title} />
      <Line name="grupo" label={sheetsTexts.group} value={given.group} limit={worksheetLimits.group} />
      <p className="field">
        <label htmlFor="variantes">{sheetsTexts.variants}</label>
        <select id="variantes" name="variantes" className="input" defaultValue={given.variants}>
          {sheetsTexts.variantCount.map((text, at) => (
            <option key={text} value={at + 1}>
              {text}
            </option>
          ))}
        </select>
      </p>
      <Line
        name="ficha"
        label={sheetsTexts.number}
        value={given.number}
        hint={sheetsTexts.numberHint}
        limit={5}
      />
      <label className="worksheet-pick">
        <input type="checkbox" name="clave" value="1" defaultChecked={given.hasKey} />
        <span>{sheetsTexts.withKey}</span>
      </label>
      <p className="buttons">
        <button type="submit" className="button">
          {sheetsTexts.see}
        </button>
        <button type="submit" className="button button-quiet" formAction={worksheetPaths.moodle}>
          {sheetsTexts.moodle}
        </button>
        <button type="submit" className="button button-quiet" formAction={worksheetPaths.gift}>
          {sheetsTexts.giftFile}
        </button>
      </p>
    </fieldset>
  )
}

type LineProps = { name: string; label: string; value: string; limit: number; hint?: string }

function Line({ name, label, value, limit, hint }: LineProps): ReactNode {
  return (
    <p className="field">
      <label htmlFor={name}>
        {label} {sheetsTexts.optional}
      </label>
      <input
        id={name}
        name={name}
        className="input"
        defaultValue={value}
        maxLength={limit}
        autoComplete="off"
        {...(hint && { 'aria-describedby': `${name}-ayuda`, inputMode: 'numeric' })}
      />
      {hint && (
        <small id={`${name}-ayuda`} className="note">
          {hint}
        </small>
      )}
    </p>
  )
}
