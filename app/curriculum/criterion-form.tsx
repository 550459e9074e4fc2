import type { ReactNode } from 'react'
import { inputsOf } from '../editor/inputs.tsx'
import { criterion } from './criterion.ts'

const Input = inputsOf(criterion)

/** The fields of a criterion. */
export function CriterionForm(): ReactNode {
  return (
    <>
      <div className="field-row">
        <Input name="subject" />
        <Input name="code" />
      </div>
      <Input name="text" />
      <Input name="position" />
    </>
  )
}
