import type { ReactNode } from 'react'
import { EditColumns } from '../editor/edit-columns.tsx'
import { inputsOf } from '../editor/inputs.tsx'
import { PracticeInput } from './practice-input.tsx'
import { problem } from './problem.ts'

const Input = inputsOf(problem)

/** The fields of a problem. */
export function ProblemForm(): ReactNode {
  return (
    <EditColumns
      text={
        <>
          <Input name="title" />
          <Input name="description" />
          <Input name="solution" />
          <Input name="result" />
          <PracticeInput />
        </>
      }
      data={
        <>
          <Input name="slug" />
          <div className="field-row">
            <Input name="category" />
            <Input name="difficulty" />
          </div>
          <Input name="courses" />
          <Input name="criteria" />
          <Input name="imageUrl" />
        </>
      }
    />
  )
}
