import type { ReactNode } from 'react'
import { inputsOf } from '../editor/inputs.tsx'
import { challenge } from './challenge.ts'

const Input = inputsOf(challenge)

/** The fields of a challenge. */
export function ChallengeForm(): ReactNode {
  return (
    <>
      <Input name="title" />
      <Input name="slug" />
      <Input name="description" />
      <div className="field-row">
        <Input name="startsOn" />
        <Input name="categoryId" />
      </div>
      <Input name="courses" />
      <Input name="criteria" />
      <Input name="imageUrl" />
      <Input name="content" />
    </>
  )
}
