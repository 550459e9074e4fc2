import type { ReactNode } from 'react'
import { courses, courseTexts } from '../curriculum/courses.ts'
import { difficulties } from '../problems/problem.ts'
import type { Picking } from './pick-problems.server.ts'
import { sheetsTexts } from './sheets-texts.ts'
import { worksheetPaths } from './worksheet.ts'

/** The filter of the list of problems. */
export function PickFilter({ picking: { blockNames, filter } }: { picking: Picking }): ReactNode {
  return (
    <fieldset className="worksheet-block">
      <legend>{sheetsTexts.filter}</legend>
      <div className="row-form">
        <Choice name="bloque" label={sheetsTexts.block} chosen={filter.block} all={sheetsTexts.all}>
          {blockNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Choice>
        <Choice name="curso" label={sheetsTexts.course} chosen={filter.course} all={sheetsTexts.all}>
          {courses.map((course) => (
            <option key={course} value={course}>
              {courseTexts[course]}
            </option>
          ))}
        </Choice>
        <Choice
          name="dificultad"
          label={sheetsTexts.difficulty}
          chosen={filter.difficulty}
          all={sheetsTexts.allDifficulties}
        >
          {difficulties.map((difficulty) => (
            <option key={difficulty}>{difficulty}</option>
          ))}
        </Choice>
        <button type="submit" className="button button-quiet" formAction={worksheetPaths.pick}>
          {sheetsTexts.narrow}
        </button>
      </div>
    </fieldset>
  )
}

type ChoiceProps = { name: string; label: string; chosen: string; all: string; children: ReactNode }

function Choice({ name, label, chosen, all, children }: ChoiceProps): ReactNode {
  return (
    <p className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} className="input" defaultValue={chosen}>
        <option value="">{all}</option>
        {children}
      </select>
    </p>
  )
}
