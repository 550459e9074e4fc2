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
      <Input name="startsOn" />
      <Input name="imageUrl" />
      <Input name="content" />
    </>
  )
}
