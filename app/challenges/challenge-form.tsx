import type { ReactNode } from 'react'
import { EditColumns } from '../editor/edit-columns.tsx'
import { inputsOf } from '../editor/inputs.tsx'
import { challenge } from './challenge.ts'

const Input = inputsOf(challenge)

/** The fields of a challenge. */
export function ChallengeForm(): ReactNode {
  return (
    <EditColumns
      text={
        <>
          <Input name="title" />
          <Input name="description" />
          <Input name="content" />
        </>
      }
      data={
        <>
          <Input name="slug" />
          <div className="field-row">
            <Input name="startsOn" />
            <Input name="categoryId" />
          </div>
          <Input name="courses" />
          <Input name="criteria" />
          <Input name="imageUrl" />
        </>
      }
    />
  )
}
