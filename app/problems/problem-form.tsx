import type { ReactNode } from 'react'
import { inputsOf } from '../editor/inputs.tsx'
import { PracticeInput } from './practice-input.tsx'
import { problem } from './problem.ts'

const Input = inputsOf(problem)

/** The fields of a problem. */
export function ProblemForm(): ReactNode {
  return (
    <>
      <Input name="title" />
      <Input name="slug" />
      <div className="field-row">
        <Input name="category" />
        <Input name="difficulty" />
      </div>
      <Input name="courses" />
      <Input name="criteria" />
      <Input name="description" />
      <Input name="imageUrl" />
      <Input name="solution" />
      <Input name="result" />
      <PracticeInput />
    </>
  )
}
